import QtQuick

// A suit by itself.
CardPicture {
    id: root

    required property string letter
    required property color hue

    source: theme.suitPicture(root, letter, hue)
}
