import QtQuick
import "../controls"

// What a seat comes to where there is no room for why: by shape, word and amount.
Item {
    id: root

    required property Theme theme
    required property var result

    property bool inLine: false
    readonly property string shape: result.does === "take" ? "▼" : result.does === "pay" ? "▲" : "="

    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width

        PlainText {
            width: parent.width
            text: [root.shape, root.result.word, root.inLine ? root.result.amount : ""].join(" ")
            color: root.theme.outcome(root.result.does)
            font.pixelSize: root.theme.type(23)
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
        }

        PlainText {
            width: parent.width
            visible: text !== "" && !root.inLine
            text: root.result.amount
            color: root.theme.outcome(root.result.does)
            font.pixelSize: root.theme.type(28)
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
        }
    }
}
