pragma ComponentBehavior: Bound
import QtQuick

// The button of every screen. A dimmed one can still be touched: the table then explains why it is not possible.
Rectangle {
    id: root

    required property Theme theme
    property string text
    property string tone: "plain"
    property bool dimmed: false
    property bool repeats: false // a second touch is meant: see ui/window/touch_guard.py
    property int size: 0 // Largest type on the drawing board, if the words may shrink.
    property int fixed: size > 0 ? 0 : theme.sizes.button // Otherwise the fixed type size in pixels.
    property string shorter: "" // Its words if `text` does not fit, in the same size.
    property bool grows: false // Whether its height follows its words, if they have one size.
    property int leastHeight: theme.touch // then
    readonly property real wordsPad: Math.max(8, theme.px(12))
    readonly property real wordsRoom: width - wordsPad
    readonly property real wrappedHeight: (wrapped.item as Text)?.implicitHeight ?? 0
    readonly property int wordsNeed: Math.ceil(wrappedHeight) + Math.max(8, theme.px(14)) // The height for them.
    readonly property real wordsHeight: height - 2 * Math.max(2, theme.px(4))
    readonly property bool takesShorter: fixed > 0 && shorter !== "" && (longestWord > wordsRoom || wrappedHeight > wordsHeight + 1)
    readonly property real longestWord: fixed === 0 ? 0 : text.split(/[ \n]/).reduce((most, word) => Math.max(most, widthOf(word)), 0)
    readonly property int pixels: fixed > 0 ? fixed : theme.type(size)
    property int padding: theme.px(34)
    property int weight: Font.DemiBold
    signal tapped

    readonly property var look: dimmed ? (theme.dimmedButtons[tone] ?? theme.dimmedButtons.plain) : theme.buttons[tone]

    function natural(words: string): real {
        return letters.font && letters.advanceWidth(words); // Evaluate again after a change of the font.
    }

    function widthOf(word: string): real {
        return Math.ceil(1.02 * natural(word)); // Hinted letters are a little wider.
    }

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: root.tapped()
    implicitWidth: Math.max(theme.touch, Math.ceil(natural(text)) + 2 * padding)
    implicitHeight: grows ? Math.max(leastHeight, wordsNeed) : theme.touch
    radius: theme.px(16)
    color: tap.pressed ? Qt.lighter(look[0], 1.45) : look[0]
    border.color: tap.pressed ? theme.gold : look[1]
    border.width: Math.max(1, theme.px(2))

    PlainText {
        anchors.centerIn: parent
        width: root.wordsRoom
        height: root.wordsHeight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: root.fixed > 0 ? Text.FixedSize : Text.Fit
        lineHeight: root.fixed > 0 ? 0.86 : 1
        minimumPixelSize: 11
        wrapMode: /\S{25}/.test(root.text) ? Text.Wrap : Text.WordWrap // A name may be one word of 64 letters.
        elide: Text.ElideRight // The first letters are always visible.
        text: root.takesShorter ? root.shorter : root.text
        color: root.look[2]
        font.pixelSize: root.pixels
        font.weight: root.weight
    }

    FontMetrics {
        id: letters

        font.pixelSize: root.pixels
        font.weight: root.weight
    }

    Loader { // Measures the height of the words in the present width; it is never visible.
        id: wrapped

        active: root.shorter !== "" || root.grows

        sourceComponent: PlainText {
            visible: false
            width: root.wordsRoom
            text: root.text
            font.pixelSize: root.pixels
            font.weight: root.weight
            lineHeight: 0.86
            wrapMode: Text.WordWrap
        }
    }

    Touch {
        id: tap

        onTapped: root.tapped()
    }
}
