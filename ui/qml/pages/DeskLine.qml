import QtQuick
import Kiosk
import "../controls"

// One row: what it is and what is known of it at the left, an amount and what became of it at the right.
Rectangle {
    id: root

    required property Theme theme
    required property Desk screen
    required property int index
    required property string key
    required property string title
    required property string note
    required property string value
    required property string mark
    required property string tone
    required property bool chosen
    required property string does

    readonly property bool noteOnly: value === "" && mark === "" // It has what was moved, wager by wager.
    readonly property real room: width - (noteOnly ? 2 : 3) * pad
    readonly property int pad: Math.max(12, theme.px(22))
    readonly property color markColor: tone === "good" ? theme.pay : tone === "void" ? theme.take : tone === "warning" ? theme.floor : theme.muted

    Accessible.role: Accessible.Button
    Accessible.name: [title, value].join(" · ")
    Accessible.onPressAction: root.screen.choose(root.key)
    objectName: "desk.row." + key
    radius: theme.px(16)
    color: tap.pressed ? Qt.lighter(theme.raised, 1.45) : chosen ? theme.goldPanel : theme.panel
    border.color: tap.pressed || chosen ? theme.gold : theme.line
    border.width: Math.max(1, theme.px(chosen ? 3 : 2))

    Column {
        x: root.pad
        anchors.verticalCenter: parent.verticalCenter
        width: root.room * (root.noteOnly ? 1 : 0.6)
        spacing: root.theme.px(2)

        PlainText {
            width: parent.width
            text: root.title
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        PlainText {
            id: whole

            readonly property bool fits: implicitHeight <= root.height - root.theme.sizes.button * 1.25 - root.theme.px(16)

            width: parent.width
            visible: text !== "" && (fits || root.noteOnly)
            text: root.note
            color: root.noteOnly ? root.theme.soft : root.theme.muted
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }

        FewerWords { // where there is room for one line
            width: parent.width
            visible: root.note !== "" && !whole.visible
            wordings: [root.note]
            cuts: true
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
        }
    }

    Column {
        anchors.right: parent.right
        anchors.rightMargin: root.pad
        anchors.verticalCenter: parent.verticalCenter
        width: root.room * 0.4
        spacing: root.theme.px(4)

        PlainText {
            id: amount

            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignRight
            text: root.value
            color: root.does === "" ? root.theme.ink : root.theme.outcome(root.does)
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
        }

        PlainText {
            width: parent.width
            height: Math.min(implicitHeight, root.height - root.theme.px(20) - (amount.visible ? amount.height + parent.spacing : 0))
            visible: text !== ""
            horizontalAlignment: Text.AlignRight
            text: root.mark
            color: root.markColor
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }
    }

    Touch {
        id: tap

        onTapped: root.screen.choose(root.key)
    }
}
