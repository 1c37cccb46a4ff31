pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Each jackpot, what is posted and what is entered instead, and the keys.
Column {
    id: root

    required property Theme theme
    required property FloorScreen screen

    spacing: theme.gap

    Repeater {
        model: root.screen.amounts

        delegate: Rectangle {
            id: row

            required property int index
            required property string name
            required property string posted
            required property string entered
            required property bool chosen

            Accessible.role: Accessible.StaticText
            Accessible.name: [name, entered].join(", ")
            objectName: "amount." + name
            width: root.width
            height: root.theme.px(50)
            radius: root.theme.px(12)
            color: chosen ? root.theme.goldPanel : root.theme.panel
            border.color: chosen ? root.theme.gold : root.theme.line
            border.width: Math.max(1, root.theme.px(2))

            PlainText {
                x: root.theme.px(14)
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: row.name
                color: root.theme.gold
                font.pixelSize: root.theme.type(20)
                font.weight: Font.Bold
            }

            PlainText {
                anchors.right: parent.right
                anchors.rightMargin: root.theme.px(14)
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: row.entered
                color: root.theme.ink
                font.pixelSize: root.theme.type(28)
                font.weight: Font.Bold
            }
        }
    }

    NumberKeys {
        theme: root.theme
        prefix: "amountKey."
        extra: "00"
        onPressed: key => root.screen.amountKey(key)
    }

    Row {
        width: parent.width
        spacing: root.theme.gap

        TouchButton {
            objectName: "nextAmount"
            width: (parent.width - root.theme.gap) / 2
            theme: root.theme
            padding: 6
            size: 20
            text: qsTr("Next jackpot")
            onTapped: root.screen.amountKey("next")
        }

        TouchButton {
            objectName: "everywhere"
            visible: !root.screen.forHouse
            width: (parent.width - root.theme.gap) / 2
            theme: root.theme
            padding: 6
            size: 20
            tone: root.screen.everywhere ? "chosen" : "plain"
            text: qsTr("At all tables")
            onTapped: root.screen.turnEverywhere()
        }
    }
}
