pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Digits for the number of the chosen chip, which is above them, and the key of the next one. At the foot of the
// guide, the keys are where every pad is.
Item {
    id: root

    required property Theme theme
    required property ShiftScreen screen
    required property string extra
    property bool atFoot: false

    width: theme.padWidth

    Item {
        id: value

        y: root.atFoot ? keys.y - height - root.theme.gap : 0
        width: keys.width
        height: Math.ceil(2.3 * root.theme.sizes.caption)

        PlainText { // The chosen chip, if both fit: it is marked beside the keys, too.
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - number.implicitWidth - root.theme.px(12)
            visible: contentWidth <= width && contentHeight <= parent.height
            text: root.screen.keysTitle
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
            lineHeight: 0.9
            wrapMode: Text.WordWrap
        }

        PlainText {
            id: number

            objectName: "keysValue"
            anchors.right: parent.right
            anchors.bottom: underline.top
            text: root.screen.keysValue
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.amount
            font.weight: Font.Bold
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

        y: root.atFoot ? root.height - root.theme.padFoot - height : value.height + root.theme.gap
        theme: root.theme
        extra: root.extra
        onPressed: key => root.screen.key(key)
    }

    TouchButton {
        objectName: "key.next"
        visible: text !== ""
        y: keys.y + keys.height + root.theme.gap
        width: keys.width
        theme: root.theme
        padding: 8
        tone: "option"
        text: root.screen.keysNext
        onTapped: root.screen.nextRow()
    }
}
