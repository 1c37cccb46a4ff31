import QtQuick

PlainText {
    required property Theme theme
    property int size: theme.sizes.caption

    height: parent?.height ?? 0
    verticalAlignment: Text.AlignVCenter
    color: theme.ink
    font.pixelSize: size
}
