pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// One found hand: table, time, dealer, game, and result.
Rectangle {
    id: root

    required property Theme theme
    required property int index
    required property string id
    required property string title
    required property string when
    required property string about
    required property string result
    required property string tone
    required property string best
    required property string marks
    required property bool chosen
    signal tapped

    readonly property int pad: theme.px(20)
    readonly property int half: (width - 3 * pad) * 0.56

    Accessible.role: Accessible.Button
    Accessible.name: [title, when, about, result, best, marks].filter(Boolean).join(", ")
    Accessible.onPressAction: root.tapped()
    objectName: "found." + id
    height: Math.max(theme.least, theme.px(100), what.height + 2 * theme.px(12), came.height + 2 * theme.px(12))
    radius: theme.px(14)
    color: tap.pressed ? theme.pressed : tone === "void" ? theme.floorPanel : theme.panel
    border.color: chosen ? theme.ink : tone === "void" ? theme.floorEdge : theme.line
    border.width: chosen ? Math.max(2, theme.px(4)) : 1

    Column {
        id: what

        x: root.pad
        anchors.verticalCenter: parent.verticalCenter
        width: root.half
        spacing: root.theme.px(4)

        PlainText {
            width: parent.width
            text: root.title
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
            elide: Text.ElideRight
        }

        PlainText {
            width: parent.width
            text: root.when + "\n" + root.about
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
            elide: Text.ElideRight
        }
    }

    Column {
        id: came

        x: root.half + 2 * root.pad
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - root.pad
        spacing: root.theme.px(4)

        PlainText {
            width: parent.width
            horizontalAlignment: Text.AlignRight
            text: root.result
            color: root.tone === "void" ? root.theme.floor : root.tone === "paid" ? root.theme.pay : root.theme.ink
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
            elide: Text.ElideRight
        }

        PlainText {
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignRight
            text: root.marks || root.best
            color: root.marks ? root.theme.floorSoft : root.theme.soft
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
            elide: Text.ElideRight
        }
    }

    Touch {
        id: tap

        gesturePolicy: TapHandler.DragThreshold // The list is dragged.
        onTapped: root.tapped()
    }
}
