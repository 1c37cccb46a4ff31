pragma ComponentBehavior: Bound
import QtQuick

// The keys of every number, in one order and at one size: 1 to 9 from the top left, 0 in the middle below, and ⌫ at its
// right. `extra` is the key at its left, such as "00".
Grid {
    id: root

    required property Theme theme
    required property string extra
    property string extraText: extra
    property int extraSize: 32
    property string tone: "plain"
    property string prefix: "key." // of the keys' names
    signal pressed(string key)

    readonly property var keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9", extra, "0", "back"]

    columns: 3
    spacing: theme.gap
    width: theme.padWidth
    height: theme.padHeight

    Repeater {
        model: 12

        delegate: TouchButton {
            required property int index
            readonly property string key: root.keys[index]
            readonly property bool isExtra: key === root.extra

            objectName: root.prefix + key
            width: (root.width - 2 * root.spacing) / 3
            height: root.theme.touch
            visible: key !== ""
            repeats: !isExtra
            theme: root.theme
            padding: 4
            size: isExtra ? root.extraSize : 32
            tone: root.tone
            text: key === "back" ? "⌫" : isExtra ? root.extraText : key
            onTapped: root.pressed(key)
        }
    }
}
