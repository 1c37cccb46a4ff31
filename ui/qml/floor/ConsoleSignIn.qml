pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The sign-in of a floor supervisor at this console.
Item {
    id: root

    required property Theme theme
    required property FloorScreen screen

    PlainText {
        x: root.theme.px(48)
        height: root.theme.px(96)
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Floor console")
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.primary
        font.weight: Font.DemiBold
    }

    PlainText {
        x: root.width - width - root.theme.px(48)
        height: root.theme.px(96)
        verticalAlignment: Text.AlignVCenter
        text: root.screen.clock
        color: root.theme.muted
        font.pixelSize: root.theme.sizes.button
    }

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.theme.px(180)
        width: Math.max(3 * root.theme.least + 2 * root.theme.gap, root.theme.px(640))
        spacing: root.theme.px(24)

        PinPad {
            width: parent.width
            theme: root.theme
            pad: root.screen.signPad
        }

        TouchButton {
            objectName: "signIn"
            width: parent.width
            visible: root.screen.signPad.signer !== ""
            theme: root.theme
            tone: "primary"
            weight: Font.Bold
            fixed: theme.sizes.primary
            dimmed: !root.screen.signPad.isEnough
            text: qsTr("Sign in")
            onTapped: root.screen.signIn()
        }
    }

    Strip {
        x: root.theme.px(28)
        y: root.height - height - root.theme.px(132) - root.theme.gap
        width: root.width - 2 * x
        height: implicitHeight
        theme: root.theme
        screen: root.screen
    }
}
