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

        delegate: Item { // a place without a key stays empty, and no other key moves there
            id: place

            required property int index
            readonly property string key: root.keys[index]
            readonly property bool isExtra: key === root.extra

            width: (root.width - 2 * root.spacing) / 3
            height: root.theme.touch

            TouchButton {
                anchors.fill: parent
                objectName: root.prefix + place.key
                visible: place.key !== ""
                repeats: !place.isExtra
                theme: root.theme
                padding: 4
                size: place.isExtra ? root.extraSize : 32
                tone: root.tone
                text: place.key === "back" ? "⌫" : place.isExtra ? root.extraText : place.key
                onTapped: root.pressed(place.key)
            }
        }
    }
}
