pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// How much: digits, the least, or the most that is allowed.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen

    readonly property int keyWidth: (width - 2 * theme.barPad - 7 * theme.gap) / 8

    implicitHeight: title.height + 2 * theme.touch + theme.gap + 3 * theme.barPad
    color: theme.panel
    border.color: theme.gold
    border.width: Math.max(1, theme.px(2))

    PlainText {
        id: title

        x: root.theme.barPad
        y: root.theme.barPad
        width: root.width * 0.72 - x
        text: root.screen.amountTitle
        color: root.theme.ink
        font.pixelSize: root.theme.type(26)
        font.weight: Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 13
    }

    PlainText {
        objectName: "amount"
        anchors.right: parent.right
        anchors.rightMargin: root.theme.barPad
        y: root.theme.barPad
        text: root.screen.amount === "" ? "–" : root.screen.amount
        color: root.theme.gold
        font.pixelSize: root.theme.type(30)
        font.weight: Font.Bold
    }

    NumberKeys {
        x: root.theme.barPad
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.theme.barPad
        width: 6 * root.keyWidth + 5 * root.theme.gap
        theme: root.theme
        across: 6
        size: 28
        prefix: "amount."
        extra: root.screen.amountCorner
        onPressed: key => root.screen.amountKey(key)
    }

    Grid {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: root.theme.barPad
        columns: 2
        spacing: root.theme.gap

        Repeater {
            model: [["least", qsTr("Min")], ["most", qsTr("Max")], ["cancel", qsTr("Cancel")], ["enter", qsTr("Enter")]]

            delegate: TouchButton {
                required property var modelData

                objectName: "amount." + modelData[0]
                width: root.keyWidth
                theme: root.theme
                padding: 6
                tone: modelData[0] === "enter" ? "primary" : "plain"
                text: modelData[1]
                onTapped: modelData[0] === "cancel" ? root.screen.amountCancel() : root.screen.amountEnter(modelData[0])
            }
        }
    }
}
