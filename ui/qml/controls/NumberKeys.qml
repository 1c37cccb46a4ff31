pragma ComponentBehavior: Bound
import QtQuick

// The keys of every number, in one order: 1 to 9 from the top left, 0 in the middle below, and ⌫ at its right. `extra` is
// the key at its left, such as "00". Where there is no room for four rows of three, six or four stand `across`.
Grid {
    id: root

    required property Theme theme
    required property string extra
    property string extraText: extra
    property int across: 3
    property int size: 32
    property int extraSize: size
    property string tone: "plain"
    property string prefix: "key." // of the keys' names
    property real keyHeight: theme.touch
    signal pressed(string key)

    readonly property var orders: ({
            3: ["1", "2", "3", "4", "5", "6", "7", "8", "9", extra, "0", "back"],
            4: ["1", "2", "3", "back", "4", "5", "6", extra, "7", "8", "9", "0"],
            6: ["1", "2", "3", "4", "5", "back", "6", "7", "8", "9", "0", extra]
        })
    readonly property var keys: orders[across]

    columns: across
    spacing: theme.gap

    Repeater {
        model: 12

        delegate: TouchButton {
            required property int index
            readonly property string key: root.keys[index]
            readonly property bool isExtra: key === root.extra

            objectName: root.prefix + key
            width: (root.width - (root.columns - 1) * root.spacing) / root.columns
            height: root.keyHeight
            visible: key !== ""
            repeats: !isExtra
            theme: root.theme
            padding: 4
            size: isExtra ? root.extraSize : root.size
            tone: root.tone
            text: key === "back" ? "⌫" : isExtra ? root.extraText : key
            onTapped: root.pressed(key)
        }
    }
}
