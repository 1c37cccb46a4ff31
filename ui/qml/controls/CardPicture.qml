import QtQuick

// A picture of ui/cards, laid down pixel by pixel: what is smooth, Qt would have other threads smooth.
Image {
    required property Theme theme

    readonly property bool exact: Screen.devicePixelRatio === 1 && !theme.shrinks

    smooth: !exact
    fillMode: Screen.devicePixelRatio === 1 ? Image.Pad : Image.Stretch
    horizontalAlignment: Image.AlignLeft
    verticalAlignment: Image.AlignTop
}
