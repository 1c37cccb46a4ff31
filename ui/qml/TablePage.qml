pragma ComponentBehavior: Bound
import QtQuick
import Kiosk

// The table screen: header, guide, felt, actions; and what slides over the lower part of the felt.
Item {
    id: root

    required property Theme theme
    required property TableScreen screen
    property Menu menu: null // a hand that is only looked at has none
    signal why

    readonly property bool keysAcross: felt.width < 13 * 82 + 20
    readonly property int guideWidth: Math.max(264, theme.px(420))

    Header {
        id: header

        width: root.width
        height: implicitHeight
        theme: root.theme
        screen: root.screen
        menu: root.menu
    }

    Rectangle {
        id: side

        enabled: !(root.menu?.isOpen ?? false)
        y: header.height
        width: root.guideWidth
        height: (root.keysAcross && grid.visible ? grid.y : bar.y) - y
        color: root.theme.panel

        Guide {
            anchors.fill: parent
            visible: root.screen.panel === ""
            theme: root.theme
            screen: root.screen
            onWhy: root.why()
        }

        Loader {
            anchors.fill: parent
            active: root.screen.panel !== ""

            sourceComponent: SidePanel {
                theme: root.theme
                screen: root.screen
            }
        }
    }

    Felt {
        id: felt

        x: side.width
        y: header.height
        width: root.width - x
        height: bar.y - y
        enabled: !grid.visible && !root.screen.diceOpen && root.screen.amountTitle === ""
        theme: root.theme
        screen: root.screen
    }

    CardGrid {
        id: grid

        visible: root.screen.keysOpen
        enabled: !(root.menu?.isOpen ?? false)
        x: root.keysAcross ? 0 : felt.x
        y: bar.y - height
        width: root.width - x
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

    Loader {
        active: root.screen.amountTitle !== ""
        x: felt.x
        y: bar.y - height
        width: felt.width

        sourceComponent: AmountPad {
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
    }

    MenuPanel {
        theme: root.theme
        menu: root.menu
    }
}
