pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// A sum in one line: the count, plus or minus the earlier chips, and the result.
Rectangle {
    id: root

    required property Theme theme
    required property QtObject terms
    property bool isWrong: false
    property var signs: ["", "−", "="]

    height: line.height + 2 * theme.px(14)
    radius: theme.px(18)
    color: isWrong ? theme.takePanel : theme.panel
    border.color: isWrong ? theme.wrong : theme.line
    border.width: Math.max(1, theme.px(isWrong ? 4 : 2))

    Row {
        id: line

        x: root.theme.px(30)
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.theme.px(26)

        Repeater {
            model: root.terms

            delegate: Row {
                id: term

                required property int index
                required property string label
                required property string value
                required property string tone

                spacing: root.theme.px(26)

                PlainText {
                    anchors.bottom: parent.bottom
                    visible: text !== ""
                    text: root.signs[term.index] ?? ""
                    color: root.theme.soft
                    font.pixelSize: root.theme.sizes.amount
                }

                Column {
                    PlainText {
                        text: term.label
                        color: root.isWrong && term.tone === "off" ? root.theme.take : root.theme.soft
                        font.pixelSize: root.theme.sizes.caption
                    }

                    PlainText {
                        text: term.value
                        color: term.tone !== "off" ? root.theme.ink : root.isWrong ? root.theme.take : root.theme.gold
                        font.pixelSize: root.theme.sizes.amount
                        font.weight: Font.Bold
                    }
                }
            }
        }
    }
}
