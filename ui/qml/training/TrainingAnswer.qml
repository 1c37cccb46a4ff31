pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The result of a question: the right answer, its calculation, and the rule.
Column {
    id: root

    required property Theme theme
    required property TrainingDrill drill
    property bool hasRule: true // Whether the rule is shown here.

    spacing: theme.px(14)

    Rectangle {
        readonly property bool isRight: root.drill?.tone === "right"

        width: parent.width
        height: feedback.height + root.theme.px(28)
        radius: root.theme.px(14)
        color: isRight ? root.theme.payPanel : root.theme.takePanel
        border.color: isRight ? root.theme.pay : root.theme.take
        border.width: Math.max(1, root.theme.px(2))

        PlainText {
            id: feedback

            objectName: "result"
            x: root.theme.px(18)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 2 * x
            text: (parent.isRight ? "✓  " : "✕  ") + (root.drill?.result ?? "")
            color: root.theme.onStrip
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }
    }

    PlainText {
        objectName: "answer"
        width: parent.width
        visible: text !== ""
        text: root.drill?.answer ?? ""
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.primary
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    PlainText {
        width: parent.width
        visible: text !== ""
        text: root.drill?.terms ?? ""
        color: root.theme.gold
        font.pixelSize: root.theme.sizes.caption
        wrapMode: Text.WordWrap
    }

    PlainText {
        width: parent.width
        visible: root.hasRule
        text: root.drill?.rule ?? ""
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.caption
        lineHeight: 1.1
        wrapMode: Text.WordWrap
    }

    PlainText {
        width: parent.width
        visible: root.hasRule
        text: root.drill?.clause ?? ""
        color: root.theme.muted
        font.pixelSize: root.theme.sizes.caption
        wrapMode: Text.WordWrap
    }
}
