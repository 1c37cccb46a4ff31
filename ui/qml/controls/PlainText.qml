import QtQuick

// Words on the screen. Text from a badge, a card, a file, or a keyboard is shown as it is: never markup.
Text {
    textFormat: Text.PlainText
}
