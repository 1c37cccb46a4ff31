pragma ComponentBehavior: Bound
import QtQuick

// The one button of every screen. A dimmed one can still be touched: the table then says why it cannot be done.
Rectangle {
    id: root

    required property Theme theme
    property string text
    property string tone: "plain"
    property bool dimmed: false
    property bool repeats: false // a second touch is meant: see ui/window/touch_guard.py
    property int size: 0 // on the drawing board, where its words may shrink
    property int fixed: size > 0 ? 0 : theme.sizes.button // its one size in pixels, else
    property string shorter: "" // what it says where `text` has no room, of one size
    property bool grows: false // as high as its words, where they are of one size
    readonly property real wordsRoom: width - Math.max(8, theme.px(12))
    readonly property real wrappedHeight: (wrapped.item as Text)?.implicitHeight ?? 0
    readonly property real wordsHeight: height - 2 * Math.max(2, theme.px(4))
    readonly property bool takesShorter: fixed > 0 && shorter !== "" && (longestWord > wordsRoom || wrappedHeight > wordsHeight + 1)
    readonly property real longestWord: fixed === 0 ? 0 : text.split(/\s/).reduce((most, word) => Math.max(most, widthOf(word)), 0)
    readonly property int pixels: fixed > 0 ? fixed : theme.type(size)
    property int padding: theme.px(34)
    property int weight: Font.DemiBold
    signal tapped

    readonly property var look: dimmed ? (theme.dimmedButtons[tone] ?? theme.dimmedButtons.plain) : theme.buttons[tone]

    function natural(words: string): real {
        return letters.font && letters.advanceWidth(words); // again with another font
    }

    function widthOf(word: string): real {
        return Math.ceil(1.02 * natural(word)); // hinted letters are a little wider
    }

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: root.tapped()
    implicitWidth: Math.max(theme.touch, Math.ceil(natural(text)) + 2 * padding)
    implicitHeight: grows ? Math.max(theme.touch, Math.ceil(wrappedHeight) + Math.max(8, theme.px(14))) : theme.touch
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
        wrapMode: /\S{25}/.test(root.text) ? Text.Wrap : Text.WordWrap // a name may have one word of 64 letters
        elide: Text.ElideRight // the first letters are always in sight
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

    Loader { // of words that are never seen: how high they are in the width that there is
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
