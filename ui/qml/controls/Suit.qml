import QtQuick

// A suit by itself.
Image {
    id: root

    required property Theme theme
    required property string letter
    required property color colour

    source: theme.suitPicture(root, letter, colour)
}
