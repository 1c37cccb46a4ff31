import QtQuick

// One size for each role of text, in pixels, by the millimeters of the screen and never by the available space.
// Capitals are at least 3.5 mm high, and at least 4.8 mm where they are read from a step away, as on election screens.
// Larger text enlarges names, hands and amounts; captions and instructions grow only up to that size.
QtObject {
    required property real unit // of the drawing board of 1920 × 1080
    required property real mm // pixels
    required property real words // of larger text: 1 to 1.3

    readonly property real capital: 0.727 // of Inter, in its size
    readonly property int least: Math.ceil(3.5 * mm / capital)
    readonly property int away: Math.ceil(4.8 * mm / capital)

    readonly property int caption: role(20 * words, least)
    readonly property int figure: Math.max(caption, Math.round(least * words)) // An amount that has the size of a caption.
    readonly property int button: role(26 * words, least)
    readonly property int spoken: role(25 * words, least)
    readonly property int primary: role(32 * words, least)
    readonly property int instruction: role(42 * words, away)
    readonly property int name: Math.max(role(26, away), Math.round(role(26, away) * words))
    readonly property int amount: Math.max(role(42, away), Math.round(role(42, away) * words))
    readonly property int pot: Math.round(role(52, Math.ceil(1.25 * away)) * words)

    function role(board: real, smallest: int): int {
        return Math.max(Math.round(board * unit), smallest);
    }
}
