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

    readonly property real labelWidth: Math.round(width * 0.3)
    readonly property int pad: Math.max(8, theme.px(12)) + 4

    spacing: theme.gap

    // Return the width that words in two lines need, or in one.
    function leastWidth(words: string): real {
        return Math.max(theme.least, theme.twoLines(words, line => letters.font && Math.ceil(1.02 * letters.advanceWidth(line))) + pad);
    }

    FontMetrics {
        id: letters

        font.pixelSize: root.theme.sizes.button
        font.weight: Font.DemiBold
    }

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

            // Keys have one width where the words fit into two lines, otherwise each has what its words need.
            readonly property real room: root.width - root.labelWidth - choices.length * spacing
            readonly property var needs: choices.map(choice => root.leastWidth(qsTr("✓ %1").arg(choice.label)))
            readonly property real each: room / Math.max(1, choices.length)
            readonly property real more: (room - needs.reduce((sum, need) => sum + need, 0)) / Math.max(1, choices.length)
            readonly property bool even: more < 0 || needs.every(need => need <= each)

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
                    readonly property real each: line.even ? line.each : (line.needs[index] ?? 0) + line.more
                    readonly property real inner: each - Math.max(8, theme.px(12))

                    objectName: "screen." + line.key + "." + choice.value
                    width: each
                    theme: root.theme
                    padding: 6
                    tone: choice.chosen ? "chosen" : "plain"
                    text: !choice.chosen ? choice.label : widthOf(marked) <= inner || widthOf(choice.label) > inner ? marked : "✓\n" + choice.label
                    shorter: line.key === "text_percent" ? (choice.chosen ? "✓ " : "") + choice.value + "%" : ""
                    onTapped: root.screen.choose(line.key, choice.value)
                }
            }
        }
    }
}
