pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The question, and the amount entered so far.
Column {
    id: root

    required property Theme theme
    required property TrainingDrill drill
    required property real most // Available height in pixels.

    // With less space, words are left out: first the subject of the drill, then words that the keys repeat.
    readonly property real needed: ask.implicitHeight + (entry.visible ? entry.height + spacing : 0)

    spacing: theme.px(10)

    PlainText {
        id: heading

        visible: root.needed + (root.drill?.stage !== "" ? task.implicitHeight + root.spacing : 0) + implicitHeight + root.spacing <= root.most
        width: parent.width
        text: root.drill?.heading ?? ""
        color: root.theme.muted
        font.pixelSize: root.theme.sizes.caption
        wrapMode: Text.WordWrap
    }

    PlainText {
        id: ask

        objectName: "ask"
        width: parent.width
        text: root.drill?.ask ?? ""
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.primary
        font.weight: Font.DemiBold
        lineHeight: 1.05
        wrapMode: Text.WordWrap
    }

    PlainText {
        id: task

        width: parent.width
        visible: root.drill?.stage !== "" && root.needed + implicitHeight + root.spacing <= root.most
        text: root.drill?.task ?? ""
        color: root.theme.gold
        font.pixelSize: root.theme.sizes.caption
        wrapMode: Text.WordWrap
    }

    Item {
        id: entry

        width: parent.width
        height: Math.max(48, root.theme.px(80), Math.ceil(1.3 * root.theme.sizes.pot))
        visible: root.drill?.stage === "amount"

        PlainText {
            objectName: "amountShown"
            anchors.verticalCenter: parent.verticalCenter
            text: root.drill?.amount ?? ""
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.pot
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
