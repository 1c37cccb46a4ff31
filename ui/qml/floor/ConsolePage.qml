pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Everything that somebody of the floor sees at a glance.
Item {
    id: root

    required property Theme theme
    required property FloorScreen screen

    readonly property int barHeight: Math.max(theme.px(132), theme.touch + 2 * theme.barPad)
    readonly property int callsWidth: theme.px(440)
    readonly property int panelWidth: Math.max(theme.px(510), 4 * theme.least + 3 * theme.gap + 2 * theme.px(24))

    ConsoleHeader {
        id: header

        width: parent.width
        height: Math.max(root.theme.px(80), root.theme.least)
        theme: root.theme
        screen: root.screen
    }

    ConsoleJackpots {
        id: jackpots

        y: header.height
        width: parent.width
        height: visible ? Math.max(root.theme.px(96), root.theme.least + 2 * root.theme.px(16)) : 0
        theme: root.theme
        screen: root.screen
    }

    Loader {
        y: calls.y
        width: parent.width
        height: calls.height
        active: root.screen.searches

        sourceComponent: ConsoleSearch {
            theme: root.theme
            screen: root.screen
            filtersWidth: root.callsWidth
            sideWidth: root.panelWidth
        }
    }

    ConsoleCalls {
        id: calls

        visible: !root.screen.searches

        y: jackpots.y + jackpots.height
        width: root.callsWidth
        height: root.height - y - root.barHeight
        theme: root.theme
        screen: root.screen
    }

    ConsoleTables {
        visible: !root.screen.searches
        x: root.callsWidth
        y: calls.y
        width: root.width - x - root.panelWidth
        height: calls.height
        theme: root.theme
        screen: root.screen
    }

    ConsolePanel {
        visible: !root.screen.searches
        x: root.width - width
        y: calls.y
        width: root.panelWidth
        height: calls.height
        theme: root.theme
        screen: root.screen
    }

    ConsoleBar {
        y: root.height - height
        width: root.width
        height: root.barHeight
        theme: root.theme
        screen: root.screen
        panelWidth: root.panelWidth
    }
}
