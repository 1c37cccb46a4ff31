import QtQuick
import Kiosk
import "../controls"

// Who deals? Shown between hands, when nobody is signed in.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property Menu menu

    color: theme.background

    MenuButton {
        objectName: "menu"
        x: root.theme.px(28)
        height: Math.max(root.theme.least, room)
        theme: root.theme
        text: root.screen.tableId
        room: root.theme.px(72)
        isOpen: root.menu.isOpen
        onTapped: root.menu.toggle()
    }

    Column {
        anchors.centerIn: parent
        visible: !root.menu.isOpen
        width: Math.max(3 * root.theme.least + 2 * root.theme.gap, root.theme.px(560))
        spacing: root.theme.px(26)

        PlainText {
            width: parent.width
            text: qsTr("Sign in to deal at %1").arg(root.screen.tableId)
            color: root.theme.ink
            font.pixelSize: root.theme.type(42)
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        PinPad {
            width: parent.width
            theme: root.theme
            pad: root.screen.signPad
            columns: 3
        }

        TouchButton {
            objectName: "signIn"
            visible: root.screen.signPad.signer !== ""
            width: parent.width
            theme: root.theme
            tone: "primary"
            size: 32
            dimmed: !root.screen.signPad.isEnough
            text: qsTr("Sign in")
            onTapped: root.screen.sign()
        }

        TouchButton {
            objectName: "signInAgain"
            visible: root.screen.pad === "beside" && root.screen.signPad.signer === ""
            width: parent.width
            theme: root.theme
            text: qsTr("Cancel")
            onTapped: root.screen.signInAgain()
        }

        Item { // its place is kept, so that no key moves when something is said
            width: parent.width
            height: root.theme.touch

            Strip {
                anchors.fill: parent
                theme: root.theme
                screen: root.screen
            }
        }
    }

    MenuPanel {
        theme: root.theme
        menu: root.menu
    }
}
