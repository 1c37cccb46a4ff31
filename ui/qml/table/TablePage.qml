pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The table screen: header, guide, felt, actions; and the keys over the lower part of the felt.
Item {
    id: root

    required property Theme theme
    required property TableScreen screen
    property Menu menu: null // A recalled hand has none.
    property Glass glass: null
    signal why

    enabled: !(glass?.locked ?? false)

    // The floor’s name is chosen in the banner, beside the guide; the PIN is entered in the place of all numbers.
    readonly property bool hasPanel: screen.panel !== "" || screen.amountTitle !== "" || (screen.pad !== "" && screen.signPad.signer !== "")
    readonly property alias headerHeight: header.height
    readonly property bool keysAcross: felt.width < 13 * (theme.least + 10) + 20
    readonly property bool keysBelowMenu: keysAcross && !panes.stacked && (menu?.isOpen ?? false)
    readonly property Panes panes: Panes {
        theme: root.theme
        width: root.width
        top: header.height
        bottom: bar.y
        guideHeight: root.theme.px(470)
    }

    Header {
        id: header

        width: root.width
        height: implicitHeight
        theme: root.theme
        screen: root.screen
        menu: root.menu
        glass: root.glass
    }

    Rectangle {
        enabled: !(root.menu?.isOpen ?? false)
        x: root.panes.sideX
        y: root.panes.top
        width: root.panes.sideWidth
        height: root.panes.stacked ? root.panes.sideHeight : root.keysAcross && grid.visible ? grid.y - y : felt.stripAcross ? felt.y + felt.stripTop - y - 10 : root.panes.sideHeight
        color: root.theme.panel

        Guide {
            anchors.fill: parent
            visible: !root.hasPanel
            theme: root.theme
            screen: root.screen
            onWhy: root.why()
        }

        Loader {
            id: panel

            anchors.fill: parent
            active: root.hasPanel

            sourceComponent: SidePanel {
                theme: root.theme
                screen: root.screen
            }
        }
    }

    Felt {
        id: felt

        x: root.panes.mainX
        y: root.panes.mainY
        width: root.panes.mainWidth
        height: root.panes.mainHeight
        across: root.width
        builds: (panel.item as SidePanel)?.lacksChips ?? false
        coveredFrom: grid.visible ? grid.y - y : height
        enabled: !root.screen.keysOpen && !root.screen.diceOpen
        theme: root.theme
        screen: root.screen
    }

    CardGrid {
        id: grid

        visible: root.screen.keysOpen && !root.keysBelowMenu // Half of a deck is of no use.
        enabled: !(root.menu?.isOpen ?? false)
        x: root.keysAcross ? 0 : felt.x
        y: bar.y - height
        width: root.keysAcross ? root.width : felt.width
        height: implicitHeight
        theme: root.theme
        screen: root.screen
    }

    Loader {
        active: root.screen.diceOpen
        x: felt.x
        y: bar.y - height
        width: felt.width

        sourceComponent: DiceGrid {
            theme: root.theme
            screen: root.screen
        }
    }

    ActionsBar {
        id: bar

        y: root.height - height
        width: root.width
        height: implicitHeight
        theme: root.theme
        screen: root.screen
        waits: root.menu?.isOpen || root.screen.choosesOther || (root.hasPanel && !((panel.item as SidePanel)?.hasSteps ?? false))
    }

    MenuPanel {
        y: root.panes.top
        theme: root.theme
        menu: root.menu
    }
}
