pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The overview of a floor supervisor. On an upright screen, the tables are below the calls and the details.
Item {
    id: root

    required property Theme theme
    required property FloorScreen screen

    readonly property bool upright: theme.portrait
    readonly property int barHeight: (bar.keyHeight + 2 * theme.barPad) * (upright ? 2 : 1)
    readonly property int callsWidth: theme.px(440)
    readonly property int panelLeast: Math.max(theme.px(510), 4 * theme.least + 3 * theme.gap + 2 * theme.px(24))
    readonly property int panelWidth: upright ? width - callsWidth : panelLeast
    readonly property int middle: height - jackpots.y - jackpots.height - barHeight
    readonly property int stripRoom: strip.visible ? strip.height + theme.gap : 0
    readonly property int callsHeight: upright ? Math.round(middle * 0.57) : middle

    ConsoleHeader {
        id: header

        width: parent.width
        height: Math.max(root.theme.px(80), root.theme.least) * (root.upright ? 2 : 1)
        theme: root.theme
        screen: root.screen
    }

    ConsoleJackpots {
        id: jackpots

        y: header.height
        width: parent.width
        height: visible ? Math.max(root.theme.px(96), root.theme.least + 2 * root.theme.px(16), Math.ceil(4.4 * root.theme.sizes.caption)) * (root.upright ? 2 : 1) : 0
        theme: root.theme
        screen: root.screen
    }

    Loader {
        y: calls.y
        width: parent.width
        height: root.middle
        active: root.screen.searches

        sourceComponent: ConsoleSearch {
            theme: root.theme
            screen: root.screen
            filtersWidth: root.callsWidth
            stripRoom: root.stripRoom
            sideWidth: root.panelWidth
        }
    }

    ConsoleCalls {
        id: calls

        visible: !root.screen.searches

        y: jackpots.y + jackpots.height
        width: root.callsWidth
        height: root.callsHeight
        theme: root.theme
        screen: root.screen
    }

    ConsoleTables {
        visible: !root.screen.searches
        x: root.upright ? 0 : root.callsWidth
        y: root.upright ? calls.y + calls.height : calls.y
        width: root.width - x - (root.upright ? 0 : root.panelWidth)
        height: root.upright ? root.middle - calls.height : calls.height
        theme: root.theme
        screen: root.screen
        stripRoom: root.stripRoom
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

    Strip { // below the tables, or the found hands
        id: strip

        x: (root.upright ? 0 : root.callsWidth) + root.theme.gap
        y: bar.y - height - root.theme.gap
        width: root.width - x - (root.upright ? 0 : root.panelWidth) - root.theme.gap
        height: implicitHeight
        theme: root.theme
        screen: root.screen
    }

    ConsoleBar {
        id: bar

        y: root.height - height
        width: root.width
        height: root.barHeight
        theme: root.theme
        screen: root.screen
        panelWidth: root.panelWidth
    }
}
