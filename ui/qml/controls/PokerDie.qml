import QtQuick

// A poker die on the table: its face, large, and its color by fill and by word, or else by the first letter of its word.
Rectangle {
    id: root

    required property Theme theme
    required property string die
    required property string word

    readonly property string hue: die.split("/")[1] ?? ""

    radius: height * 0.16
    color: theme.chip(hue)
    border.color: theme.cardEdge
    border.width: Math.max(1, height * 0.03)

    readonly property bool hasWord: height >= theme.leastDie && said.text !== ""

    PlainText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.hasWord ? root.height * 0.06 : (root.height - height) / 2
        text: root.die.split("/")[0]
        color: root.theme.chipInk(root.hue)
        font.pixelSize: Math.max(root.theme.sizes.caption, root.height * 0.4)
        font.weight: Font.Bold
        lineHeight: 0.95
    }

    FewerWords {
        id: said

        visible: root.hasWord
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.height * 0.04
        width: root.width - 4
        horizontalAlignment: Text.AlignHCenter
        wordings: [root.word, root.word.charAt(0).toUpperCase()]
        color: root.theme.chipInk(root.hue)
        font.pixelSize: root.theme.sizes.caption
        lineHeight: 0.95
    }
}
