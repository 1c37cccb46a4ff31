import QtQuick

// A picture of ui/cards, drawn pixel by pixel, because Qt smooths pictures on other threads.
Image {
    required property Theme theme

    readonly property bool exact: Screen.devicePixelRatio === 1 && !theme.shrinks

    smooth: !exact
    fillMode: Screen.devicePixelRatio === 1 ? Image.Pad : Image.Stretch
    horizontalAlignment: Image.AlignLeft
    verticalAlignment: Image.AlignTop
}
