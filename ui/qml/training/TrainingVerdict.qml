pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// What is seen, the instruction, and the verdict on the last move.
Column {
    id: root

    required property Theme theme
    required property TrainingHand hand
    property real fit: 1 // of the words, where they have less room than they want

    spacing: theme.px(14) * fit

    function words(board: real): int {
        return Math.max(11, Math.floor(theme.type(board) * fit));
    }

    PlainText {
        width: parent.width
        visible: text !== ""
        text: root.hand?.step ?? ""
        color: root.theme.muted
        font.pixelSize: root.words(20)
        wrapMode: Text.WordWrap
    }

    PlainText {
        objectName: "seen"
        width: parent.width
        visible: text !== ""
        text: root.hand?.seen ?? ""
        color: root.theme.floor
        font.pixelSize: root.words(30)
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    PlainText {
        objectName: "asks"
        width: parent.width
        text: root.hand?.instruction !== "" ? (root.hand?.instruction ?? "") : (root.hand?.asks ?? "")
        color: root.theme.ink
        font.pixelSize: root.words(36)
        font.weight: Font.DemiBold
        lineHeight: 1.05
        wrapMode: Text.WordWrap
    }

    Rectangle {
        readonly property bool isRight: root.hand?.tone === "right"

        visible: said.text !== "" && !(root.hand?.isOver ?? false)
        width: parent.width
        height: said.height + root.theme.px(24)
        radius: root.theme.px(14)
        color: isRight ? root.theme.payPanel : root.theme.takePanel
        border.color: isRight ? root.theme.pay : root.theme.take
        border.width: Math.max(1, root.theme.px(2))

        PlainText {
            id: said

            objectName: "verdict"
            x: root.theme.px(16)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 2 * x
            text: root.hand?.verdict ? (parent.isRight ? "✓  " : "✕  ") + root.hand.verdict : ""
            color: root.theme.onStrip
            font.pixelSize: root.words(22)
            wrapMode: Text.WordWrap
        }
    }

    PlainText {
        objectName: "report"
        width: parent.width
        visible: text !== ""
        text: root.hand?.report ?? ""
        color: root.hand?.tone === "right" ? root.theme.pay : root.theme.floor
        font.pixelSize: root.words(28)
        lineHeight: 1.15
        wrapMode: Text.WordWrap
    }

    PlainText {
        width: parent.width
        visible: text !== ""
        text: root.hand?.rule ? qsTr("%1 (%2)").arg(root.hand.rule).arg(root.hand.clause) : ""
        color: root.theme.soft
        font.pixelSize: root.words(19)
        wrapMode: Text.WordWrap
    }
}
