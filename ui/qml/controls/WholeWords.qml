import QtQuick

// Words in as many lines as they need, and as large as the longest of them allows: no word is ever cut in two. Chinese
// has no spaces: a line may end after each of its letters.
PlainText {
    id: root

    required property Theme theme
    required property real board // the size on the drawing board, of words that have the room

    readonly property real longest: (text.match(/[^ \u2e80-\uffef]+[\u3000-\u303f\uff00-\uff1f]*|[\u2e80-\uffef]+?[\u3000-\u303f\uff00-\uff1f]*/g) ?? []).reduce((most, word) => Math.max(most, natural.advanceWidth(word)), 1)
    readonly property int size: Math.max(9, Math.min(theme.type(board), Math.floor(97 * width / longest)))

    font.pixelSize: size
    wrapMode: Text.WordWrap

    FontMetrics {
        id: natural

        font.family: root.font.family
        font.weight: root.font.weight
        font.pixelSize: 100
    }
}
