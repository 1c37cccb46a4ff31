import QtQuick

// A poker die on the table: its face, large, and its colour by fill and by word.
Rectangle {
    id: root

    required property Theme theme
    required property string die
    required property string word

    readonly property string colour: die.split("/")[1] ?? ""

    radius: height * 0.16
    color: theme.chip(colour)
    border.color: theme.cardEdge
    border.width: Math.max(1, height * 0.03)

    PlainText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: (root.height - height - colourWord.height) / 2
        text: root.die.split("/")[0]
        color: root.theme.chipInk(root.colour)
        font.pixelSize: Math.max(18, root.height * 0.4)
        font.weight: Font.Bold
        lineHeight: 0.95
    }

    PlainText {
        id: colourWord

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.height * 0.06
        width: root.width - 4
        horizontalAlignment: Text.AlignHCenter
        text: root.word
        color: root.theme.chipInk(root.colour)
        font.pixelSize: Math.max(12, Math.min(root.theme.type(20), root.height * 0.22))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
    }
}
