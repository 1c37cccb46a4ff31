import QtQuick

// What to do now, in one sentence.
WholeWords {
    board: 42
    color: theme.ink
    font.weight: Font.DemiBold
    font.letterSpacing: -theme.unit * 0.6
    lineHeight: Math.round(size * 8 / 7)
    lineHeightMode: Text.FixedHeight
}
