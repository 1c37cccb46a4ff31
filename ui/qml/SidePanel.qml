pragma ComponentBehavior: Bound
import QtQuick
import Kiosk

// Exceptions, in the place of the guide: why the hand is void or the floor is called, and who signs for it.
Item {
    id: root

    required property Theme theme
    required property TableScreen screen

    readonly property int margin: Math.max(14, theme.px(24))

    Column {
        x: root.margin
        y: root.theme.px(24)
        width: root.width - 2 * root.margin
        spacing: root.theme.gap

        Text {
            width: parent.width
            text: root.screen.panelTitle
            color: root.theme.ink
            font.pixelSize: root.theme.type(34)
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        Repeater {
            model: root.screen.reasons

            delegate: TouchButton {
                required property int index
                required property string label

                objectName: "reason." + index
                width: root.width - 2 * root.margin
                theme: root.theme
                padding: 10
                size: 24
                tone: root.screen.panel === "misdeal" ? "plain" : "floorQuiet"
                text: label
                onTapped: root.screen.pickReason(index)
            }
        }

        PinPad {
            visible: root.screen.pad !== ""
            width: parent.width
            theme: root.theme
            screen: root.screen
            columns: 3
        }
    }

    TouchButton {
        objectName: "panel.sign"
        visible: root.screen.signer !== ""
        x: root.margin
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.theme.barPad
        width: root.width - 2 * root.margin
        theme: root.theme
        padding: 6
        size: 26
        weight: Font.Bold
        tone: "floor"
        dimmed: root.screen.dots < 4
        text: root.screen.panel === "misdeal" ? qsTr("Void the hand") : qsTr("Floor is here")
        onTapped: root.screen.sign()
    }
}
