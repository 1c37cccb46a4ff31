import QtQuick
import Kiosk
import "../controls"
import "../table"

// The sign-in of a dealer, shown between hands. The pad has the same place at every table.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property Menu menu
    required property Glass glass

    readonly property Panes panes: Panes {
        theme: root.theme
        width: root.width
        top: root.theme.headerRow
        bottom: root.height - root.theme.footHeight
        guideHeight: root.theme.px(470)
    }

    color: theme.background

    MenuButton {
        id: menuKey

        objectName: "menu"
        x: root.theme.px(28)
        height: Math.max(root.theme.least, room)
        theme: root.theme
        text: root.screen.tableId
        room: root.panes.top
        isOpen: root.menu.isOpen
        onTapped: root.menu.toggle()
    }

    ClockLock {
        objectName: "lock"
        theme: root.theme
        glass: root.glass
        time: root.screen.clock
        room: root.panes.top
    }

    HeaderText {
        x: menuKey.x + menuKey.width + root.theme.px(28)
        height: root.panes.top
        visible: root.panes.stacked // Here it is above the names.
        theme: root.theme
        size: root.theme.sizes.name
        text: heading.text
        font.weight: Font.DemiBold
    }

    Rectangle {
        x: root.panes.sideX
        y: root.panes.top
        width: root.panes.sideWidth
        height: root.panes.sideHeight
        visible: !root.menu.isOpen
        color: root.theme.panel

        SidePanel {
            anchors.fill: parent
            anchors.topMargin: Math.max(0, root.theme.least - root.panes.top) // clear of the button of the menu
            theme: root.theme
            screen: root.screen
        }
    }

    Column {
        x: root.panes.mainX + root.theme.px(60)
        y: root.panes.mainY + root.theme.px(60)
        visible: !root.menu.isOpen || !root.theme.portrait
        width: root.panes.mainWidth - 2 * root.theme.px(60)
        spacing: root.theme.px(40)

        PlainText {
            id: heading

            visible: !root.panes.stacked
            width: parent.width
            text: qsTr("Sign in to deal at %1").arg(root.screen.tableId)
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.instruction
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        TouchButton {
            objectName: "signInAgain"
            visible: root.screen.pad === "supervising" && root.screen.signPad.signer === ""
            enabled: !root.menu.isOpen
            theme: root.theme
            text: qsTr("Cancel")
            onTapped: root.screen.signInAgain()
        }

        Strip {
            width: parent.width
            height: root.theme.touch
            theme: root.theme
            screen: root.screen
        }
    }

    MenuPanel {
        y: root.panes.top
        theme: root.theme
        menu: root.menu
    }
}
