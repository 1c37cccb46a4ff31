import QtQuick

// One sentence: a refusal, or a message of a device or the floor. It moves nothing and covers no card.
Rectangle {
    id: root

    required property Theme theme
    required property var screen // A view-model with a message.

    readonly property bool refused: screen.stripTone === "refused"

    visible: screen.strip !== ""
    implicitHeight: sentence.height + theme.px(12)
    color: refused ? theme.refusal : theme.warning
    border.color: refused ? theme.take : theme.floor
    border.width: Math.max(1, theme.px(2))
    radius: theme.px(10)

    PlainText {
        id: sentence

        objectName: "strip"
        anchors.centerIn: parent
        width: root.width - root.theme.px(40)
        horizontalAlignment: Text.AlignHCenter
        text: (root.refused ? "✕  " : "!  ") + root.screen.strip
        color: root.theme.onStrip
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }
}
