pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// What is asked, and the amount that was entered so far.
Column {
    id: root

    required property Theme theme
    required property TrainingDrill drill
    property real fit: 1 // of the words, where they have less room than they want

    spacing: theme.px(10) * fit

    function words(board: real): int {
        return Math.max(11, Math.floor(theme.type(board) * fit));
    }

    PlainText {
        width: parent.width
        text: root.drill?.heading ?? ""
        color: root.theme.muted
        font.pixelSize: root.words(20)
        wrapMode: Text.WordWrap
    }

    PlainText {
        objectName: "ask"
        width: parent.width
        text: root.drill?.ask ?? ""
        color: root.theme.ink
        font.pixelSize: root.words(38)
        font.weight: Font.DemiBold
        lineHeight: 1.05
        wrapMode: Text.WordWrap
    }

    PlainText {
        width: parent.width
        visible: root.drill?.stage !== ""
        text: root.drill?.task ?? ""
        color: root.theme.gold
        font.pixelSize: root.words(23)
        wrapMode: Text.WordWrap
    }

    Item {
        width: parent.width
        height: Math.max(48, root.theme.px(80))
        visible: root.drill?.stage === "amount"

        PlainText {
            objectName: "amountShown"
            anchors.verticalCenter: parent.verticalCenter
            text: root.drill?.amount === "" ? "–" : (root.drill?.amount ?? "")
            color: root.theme.ink
            font.pixelSize: root.words(60)
            font.weight: Font.Bold
        }

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Math.max(2, root.theme.px(4))
            color: root.theme.gold
        }
    }
}
