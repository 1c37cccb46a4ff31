pragma ComponentBehavior: Bound
import QtQuick

// The keys of every number, in one order and at one size: 1 to 9 from the top left, 0 in the middle below, and ⌫ at its
// right. `extra` is the key at its left, such as "00".
Grid {
    id: root

    required property Theme theme
    required property string extra
    property string extraText: extra
    property string extraMark: extraText // Its label if the words do not fit.
    property string tone: "plain"
    property string asksFor // A second touch of a digit counts while this is unchanged: see ui/window/touch_guard.py.
    property string prefix: "key." // Prefix of the keys' names.
    signal pressed(string key)

    readonly property var keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9", extra, "0", "back"]

    readonly property real longest: letters.font && extraText.split(" ").reduce((most, word) => Math.max(most, 1.02 * letters.advanceWidth(word)), 0)

    columns: 3
    spacing: theme.gap
    width: theme.padWidth
    height: theme.padHeight

    FontMetrics {
        id: letters

        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
    }

    Repeater {
        model: 12

        delegate: Item { // A place without a key stays empty.
            id: place

            required property int index
            readonly property string key: root.keys[index]
            readonly property bool isExtra: key === root.extra
            readonly property bool fits: root.longest <= width - Math.max(8, root.theme.px(12))

            width: (root.width - 2 * root.spacing) / 3
            height: root.theme.digit

            TouchButton {
                anchors.fill: parent
                objectName: root.prefix + place.key
                visible: place.key !== ""
                repeats: !place.isExtra
                theme: root.theme
                padding: 4
                fixed: place.isExtra && place.fits ? root.theme.sizes.caption : Math.max(root.theme.sizes.caption, root.theme.px(32))
                tone: root.tone
                Accessible.name: place.isExtra ? root.extraText : place.key
                text: place.key === "back" ? "⌫" : !place.isExtra ? place.key : place.fits ? root.extraText : root.extraMark
                onTapped: root.pressed(place.key)
            }
        }
    }
}
