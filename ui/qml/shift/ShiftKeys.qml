pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Digits for the number of what is chosen, which stands above them, and the way to the next one.
Column {
    id: root

    required property Theme theme
    required property ShiftScreen screen
    required property string extra

    readonly property int keyWidth: Math.max(theme.least, theme.px(128))
    readonly property int keyHeight: Math.max(theme.least, Math.min(theme.px(118), (height - value.height - 5 * spacing) / 5))

    spacing: theme.gap

    Item {
        id: value

        width: keys.width
        height: Math.max(64, root.theme.type(112))

        PlainText {
            width: parent.width
            text: root.screen.keysTitle
            color: root.theme.soft
            font.pixelSize: root.theme.type(24)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
        }

        PlainText {
            objectName: "keysValue"
            anchors.bottom: underline.top
            width: parent.width
            text: root.screen.keysValue
            color: root.theme.ink
            font.pixelSize: root.theme.type(52)
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 16
        }

        Rectangle {
            id: underline

            anchors.bottom: parent.bottom
            width: parent.width
            height: Math.max(2, root.theme.px(4))
            color: root.theme.gold
        }
    }

    NumberKeys {
        id: keys

        width: 3 * root.keyWidth + 2 * root.theme.gap
        theme: root.theme
        keyHeight: root.keyHeight
        size: 34
        extra: root.extra
        onPressed: key => root.screen.key(key)
    }

    TouchButton {
        objectName: "key.next"
        width: keys.width
        height: root.keyHeight
        theme: root.theme
        padding: 8
        tone: "option"
        text: root.screen.keysNext
        onTapped: root.screen.nextRow()
    }
}
