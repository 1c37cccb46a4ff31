import QtQuick

PlainText {
    required property Theme theme

    height: parent?.height ?? 0
    verticalAlignment: Text.AlignVCenter
    color: theme.ink
    font.pixelSize: theme.type(22)
}
