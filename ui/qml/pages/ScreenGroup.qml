pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Settings of one kind, a line each: its name, and a key for each value.
Column {
    id: root

    required property Theme theme
    required property ScreenOptions screen
    required property string title
    required property QtObject settings

    readonly property real labelWidth: Math.round(width * 0.28)

    spacing: theme.gap

    PlainText {
        width: parent.width
        text: root.title
        color: root.theme.gold
        font.pixelSize: root.theme.sizes.button
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    Repeater {
        model: root.settings

        delegate: Row {
            id: line

            required property int index
            required property string key
            required property string label
            required property var choices

            readonly property real keyWidth: (root.width - root.labelWidth - choices.length * spacing) / Math.max(1, choices.length)

            spacing: root.theme.gap

            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                width: root.labelWidth
                text: line.label
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.button
                wrapMode: Text.WordWrap
            }

            Repeater {
                model: line.choices.length

                delegate: TouchButton {
                    required property int index
                    readonly property var choice: line.choices[index] ?? ({
                            value: "",
                            label: "",
                            chosen: false
                        })

                    readonly property string marked: qsTr("✓ %1").arg(choice.label)

                    objectName: "screen." + line.key + "." + choice.value
                    width: line.keyWidth
                    theme: root.theme
                    padding: 6
                    tone: choice.chosen ? "chosen" : "plain"
                    text: !choice.chosen ? choice.label : widthOf(marked) <= line.keyWidth - Math.max(8, theme.px(12)) ? marked : "✓\n" + choice.label // No word is broken.
                    onTapped: root.screen.choose(line.key, choice.value)
                }
            }
        }
    }
}
