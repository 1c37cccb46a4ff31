import QtQuick

// Words on the screen. Whatever was read from a badge, a card, a file or a keyboard is shown as it stands: never markup.
Text {
    textFormat: Text.PlainText
}
