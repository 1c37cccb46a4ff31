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
            font.pixelSize: root.theme.type(28)
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
        }

        PlainText {
            width: parent.width
            height: Math.min(implicitHeight, root.height - root.theme.type(28) * 1.25 - root.theme.px(20))
            visible: text !== ""
            text: root.note
            color: root.noteOnly ? root.theme.soft : root.theme.muted
            font.pixelSize: root.theme.type(root.noteOnly ? 24 : 20)
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            wrapMode: Text.WordWrap
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
            font.pixelSize: root.theme.type(28)
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
        }

        PlainText {
            width: parent.width
            height: Math.min(implicitHeight, root.height - root.theme.px(20) - (amount.visible ? amount.height + parent.spacing : 0))
            visible: text !== ""
            horizontalAlignment: Text.AlignRight
            text: root.mark
            color: root.markColor
            font.pixelSize: root.theme.type(root.value === "" ? 24 : 20)
            font.weight: Font.DemiBold
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            wrapMode: Text.WordWrap
        }
    }

    Touch {
        id: tap

        onTapped: root.screen.choose(root.key)
    }
}
