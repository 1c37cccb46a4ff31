pragma ComponentBehavior: Bound
import QtQuick
import Kiosk

// The question, and what it is answered with: names, digits, or the rack; once it is answered, what is right.
Item {
    id: root

    required property Theme theme
    required property TrainingDrill drill

    readonly property string stage: drill?.stage ?? ""
    readonly property bool answered: stage === ""
    readonly property real room: height - top.height - theme.gap

    Column {
        id: top

        width: parent.width
        spacing: root.theme.px(10)

        Text {
            width: parent.width
            text: root.drill?.heading ?? ""
            color: root.theme.muted
            font.pixelSize: root.theme.type(20)
            wrapMode: Text.WordWrap
        }

        Text {
            objectName: "ask"
            width: parent.width
            text: root.drill?.ask ?? ""
            color: root.theme.ink
            font.pixelSize: root.theme.type(38)
            font.weight: Font.DemiBold
            lineHeight: 1.05
            wrapMode: Text.WordWrap
        }

        Text {
            width: parent.width
            visible: !root.answered
            text: root.drill?.task ?? ""
            color: root.theme.gold
            font.pixelSize: root.theme.type(23)
            wrapMode: Text.WordWrap
        }

        Item {
            width: parent.width
            height: Math.max(48, root.theme.px(80))
            visible: root.stage === "amount"

            Text {
                objectName: "amountShown"
                anchors.verticalCenter: parent.verticalCenter
                text: root.drill?.amount === "" ? "–" : (root.drill?.amount ?? "")
                color: root.theme.ink
                font.pixelSize: root.theme.type(60)
                font.weight: Font.Bold
            }

            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: Math.max(2, root.theme.px(4))
                color: root.theme.gold
            }
        }

        Text {
            objectName: "rule"
            width: parent.width
            visible: text !== "" && !root.answered
            text: root.drill?.rule ?? ""
            color: root.theme.soft
            font.pixelSize: root.theme.type(19)
            wrapMode: Text.WordWrap
        }
    }

    Grid {
        id: names

        visible: root.stage === "name"
        y: top.height + root.theme.gap
        columns: 2
        spacing: Math.max(10, root.theme.px(10))

        readonly property int down: Math.max(1, Math.ceil(nameKeys.count / 2))

        Repeater {
            id: nameKeys

            model: root.drill?.names ?? null

            delegate: TouchButton {
                required property int index
                required property string label

                objectName: "name." + index
                width: (root.width - names.spacing) / 2
                height: Math.max(root.theme.least, Math.min(root.theme.px(96), (root.room - (names.down - 1) * names.spacing) / names.down))
                theme: root.theme
                padding: 6
                size: 22
                text: label
                onTapped: root.drill.chooseName(index)
            }
        }
    }

    Grid {
        id: keys

        visible: root.stage === "amount"
        y: top.height + root.theme.gap
        columns: 3
        spacing: root.theme.gap

        Repeater {
            model: ["7", "8", "9", "4", "5", "6", "1", "2", "3", root.drill?.points ? "00" : ".50", "0", "back"]

            delegate: TouchButton {
                required property string modelData

                objectName: "key." + modelData
                width: (root.width - 2 * keys.spacing) / 3
                height: Math.max(root.theme.least, Math.min(root.theme.px(94), (root.room - 3 * keys.spacing) / 4))
                theme: root.theme
                padding: 4
                size: 34
                text: modelData === "back" ? "⌫" : modelData
                onTapped: root.drill.key(modelData)
            }
        }
    }

    TrainingRack {
        visible: root.stage === "cut"
        y: top.height + root.theme.gap
        width: root.width
        height: root.room
        theme: root.theme
        drill: root.drill
    }

    Column {
        visible: root.answered
        y: top.height + 2 * root.theme.gap
        width: parent.width
        spacing: root.theme.px(14)

        Rectangle {
            readonly property bool isRight: root.drill?.tone === "right"

            width: parent.width
            height: told.height + root.theme.px(28)
            radius: root.theme.px(14)
            color: isRight ? root.theme.payPanel : root.theme.takePanel
            border.color: isRight ? root.theme.pay : root.theme.take
            border.width: Math.max(1, root.theme.px(2))

            Text {
                id: told

                objectName: "result"
                x: root.theme.px(18)
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 2 * x
                text: (parent.isRight ? "✓  " : "✕  ") + (root.drill?.result ?? "")
                color: root.theme.onStrip
                font.pixelSize: root.theme.type(26)
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
            }
        }

        Text {
            objectName: "answer"
            width: parent.width
            visible: text !== ""
            text: root.drill?.answer ?? ""
            color: root.theme.ink
            font.pixelSize: root.theme.type(30)
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        Text {
            width: parent.width
            visible: text !== ""
            text: root.drill?.terms ?? ""
            color: root.theme.gold
            font.pixelSize: root.theme.type(23)
            wrapMode: Text.WordWrap
        }

        Text {
            width: parent.width
            text: root.drill?.rule ?? ""
            color: root.theme.soft
            font.pixelSize: root.theme.type(20)
            lineHeight: 1.1
            wrapMode: Text.WordWrap
        }

        Text {
            width: parent.width
            text: root.drill?.clause ?? ""
            color: root.theme.muted
            font.pixelSize: root.theme.type(18)
            wrapMode: Text.WordWrap
        }
    }
}
