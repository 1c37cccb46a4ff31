pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The options of one player, a key each; the chosen one is gold. Keys are kept for the next decision: to create them again
// for six seats would cause a noticeable delay.
Grid {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property FeltMetrics metrics
    required property string path
    required property int number
    required property var options

    readonly property var none: ({
            key: "",
            label: "",
            chosen: false,
            quiet: true
        })

    property var asked: [] // The present or last options.

    onOptionsChanged: root.ask()
    Component.onCompleted: root.ask()
    columns: metrics.placed.columns
    spacing: metrics.placed.apart

    function ask(): void {
        if (options.length > 0)
            asked = options;
    }

    Repeater {
        model: root.asked.length

        delegate: TouchButton {
            required property int index
            readonly property var option: root.asked[index] ?? root.none

            objectName: root.path + ".option." + option.key
            width: (root.width - (root.columns - 1) * root.spacing) / root.columns
            height: root.metrics.placed.optionHeight
            theme: root.theme
            padding: 6
            fixed: theme.sizes.caption
            weight: Font.Bold
            text: (option.chosen ? "✓ " : "") + option.label
            tone: option.chosen ? "chosen" : option.quiet ? "quiet" : "option"
            onTapped: root.screen.choose(root.number, option.key)
        }
    }
}
