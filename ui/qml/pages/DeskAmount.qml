pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// An amount, key by key, and in which way it goes.
Item {
    id: root

    required property Theme theme
    required property Desk screen

    Column {
        width: parent.width
        spacing: root.theme.gap

        PlainText {
            objectName: "desk.amountTitle"
            width: parent.width
            text: root.screen.amountTitle
            color: root.theme.soft
            font.pixelSize: root.theme.type(26)
            wrapMode: Text.WordWrap
        }

        Row {
            id: ways

            width: parent.width
            spacing: root.theme.gap

            Repeater {
                id: signs

                model: root.screen.amountSigns

                delegate: TouchButton {
                    required property int index
                    required property string label

                    objectName: "amount.way." + index
                    width: (ways.width - (signs.count - 1) * ways.spacing) / signs.count
                    theme: root.theme
                    padding: 6
                    size: 24
                    tone: index === root.screen.amountSign ? "chosen" : "plain"
                    text: label
                    onTapped: root.screen.amountWay(index)
                }
            }
        }

        PlainText {
            objectName: "desk.amount"
            width: parent.width
            horizontalAlignment: Text.AlignRight
            text: root.screen.amount
            color: root.theme.gold
            font.pixelSize: root.theme.type(52)
            font.weight: Font.Bold
        }

        NumberKeys {
            theme: root.theme
            prefix: "amount."
            extra: root.screen.amountCorner
            onPressed: key => root.screen.amountKey(key)
        }
    }
}
