pragma ComponentBehavior: Bound
import QtQuick
import Kiosk

// What is seen, what is told, what the judge says; and the moves to choose from, always in the same place.
Item {
    id: root

    required property Theme theme
    required property TrainingHand hand

    readonly property int keyHeight: Math.max(theme.least, theme.px(92))

    Column {
        width: parent.width
        height: moves.y - root.theme.gap
        spacing: root.theme.px(14)
        clip: true

        Text {
            width: parent.width
            visible: text !== ""
            text: root.hand?.step ?? ""
            color: root.theme.muted
            font.pixelSize: root.theme.type(20)
            wrapMode: Text.WordWrap
        }

        Text {
            objectName: "seen"
            width: parent.width
            visible: text !== ""
            text: root.hand?.seen ?? ""
            color: root.theme.floor
            font.pixelSize: root.theme.type(30)
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        Text {
            objectName: "asks"
            width: parent.width
            text: root.hand?.told !== "" ? (root.hand?.told ?? "") : (root.hand?.asks ?? "")
            color: root.theme.ink
            font.pixelSize: root.theme.type(36)
            font.weight: Font.DemiBold
            lineHeight: 1.05
            wrapMode: Text.WordWrap
        }

        Rectangle {
            readonly property bool isRight: root.hand?.tone === "right"

            visible: words.text !== "" && !(root.hand?.isOver ?? false)
            width: parent.width
            height: words.height + root.theme.px(24)
            radius: root.theme.px(14)
            color: isRight ? root.theme.payPanel : root.theme.takePanel
            border.color: isRight ? root.theme.pay : root.theme.take
            border.width: Math.max(1, root.theme.px(2))

            Text {
                id: words

                objectName: "verdict"
                x: root.theme.px(16)
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 2 * x
                text: root.hand?.verdict ? (parent.isRight ? "✓  " : "✕  ") + root.hand.verdict : ""
                color: root.theme.onStrip
                font.pixelSize: root.theme.type(22)
                wrapMode: Text.WordWrap
            }
        }

        Text {
            objectName: "report"
            width: parent.width
            visible: text !== ""
            text: root.hand?.report ?? ""
            color: root.hand?.tone === "right" ? root.theme.pay : root.theme.floor
            font.pixelSize: root.theme.type(28)
            lineHeight: 1.15
            wrapMode: Text.WordWrap
        }

        Text {
            width: parent.width
            visible: text !== ""
            text: root.hand?.rule ? qsTr("%1 (%2)").arg(root.hand.rule).arg(root.hand.clause) : ""
            color: root.theme.soft
            font.pixelSize: root.theme.type(19)
            wrapMode: Text.WordWrap
        }
    }

    Column {
        id: moves

        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Math.max(10, root.theme.px(12))

        Repeater {
            model: root.hand?.moves ?? null

            delegate: TouchButton {
                required property int index
                required property string label

                objectName: "move." + index
                width: root.width
                height: root.keyHeight
                theme: root.theme
                padding: 8
                size: 23
                text: label
                onTapped: root.hand.make(index)
            }
        }
    }
}
