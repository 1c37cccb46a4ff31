pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The table, the posted jackpots, the devices, the dealer, and the time. If not all fits, the
// limits are left out first, then the game, the words of working devices, and the dealer's name.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen
    property Menu menu: null
    property Glass glass: null

    readonly property int margin: theme.px(28)
    readonly property int gap: Math.max(14, theme.px(30))
    readonly property int row: theme.headerRow
    readonly property bool upright: theme.portrait && jackpots.count > 0

    readonly property real room: lock.x - (menuButton.visible ? menuButton.x + menuButton.width : margin)
    readonly property var wants: [dealer.implicitWidth, root.wordsWidth(true), game.implicitWidth, limits.implicitWidth]
    readonly property real must: gap + (upright ? 0 : middle.width + gap) + (tableName.visible ? tableName.implicitWidth + gap : 0) + bare
    readonly property real bare: marks.count * (Math.max(8, theme.px(12)) + theme.px(30)) + root.wordsWidth(false)
    readonly property bool enlargesDealer: must + 1.015 * enlarged.advanceWidth(screen.dealer) + 3 * gap + root.wordsWidth(true) <= room // Between all parts.
    readonly property bool showsDealer: must + wants[0] + gap <= room
    readonly property bool showsDevices: must + wants[0] + gap + wants[1] <= room
    readonly property bool showsGame: showsDevices && must + wants[0] + gap + wants[1] + wants[2] + gap <= room
    readonly property bool showsLimits: showsGame && must + wants[0] + gap + wants[1] + wants[2] + wants[3] + 2 * gap <= room

    // Marks of the working devices, or of the others, whose words are always beside their dots.
    function wordsWidth(ok: bool): real {
        let width = 0;
        for (let nth = 0; nth < marks.count; nth++) {
            const device = marks.itemAt(nth) as DeviceMark;
            if (device !== null && device.ok === ok)
                width += device.wordWidth;
        }
        return width;
    }

    implicitHeight: upright ? 2 * row : row
    color: theme.background

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: root.theme.line
    }

    FontMetrics {
        id: enlarged

        font.family: dealer.font.family
        font.pixelSize: root.theme.sizes.figure
        font.weight: Font.Bold
    }

    MenuButton {
        id: menuButton

        objectName: "menu"
        x: root.margin
        visible: root.menu !== null
        height: Math.max(root.theme.least, root.row)
        theme: root.theme
        text: root.screen.tableId
        room: root.row
        isOpen: root.menu?.isOpen ?? false
        onTapped: root.menu?.toggle()
    }

    Row {
        id: names

        x: menuButton.visible ? menuButton.x + menuButton.width + root.gap : root.margin
        height: root.row
        spacing: root.gap

        HeaderText {
            id: tableName

            visible: root.menu === null
            theme: root.theme
            size: root.theme.sizes.caption
            text: root.screen.tableId
            font.weight: Font.Bold
        }

        HeaderText {
            id: game

            visible: root.showsGame
            theme: root.theme
            size: root.theme.sizes.caption
            text: root.screen.title
        }

        HeaderText {
            id: limits

            visible: root.showsLimits
            theme: root.theme
            size: root.theme.sizes.caption
            text: root.screen.limits
            color: root.theme.muted
        }
    }

    Row {
        id: middle

        x: root.upright ? (root.width - width) / 2 : Math.max(names.x + (root.showsGame || tableName.visible ? names.width : 0) + root.gap, Math.min((root.width - width) / 2, devices.x - width - root.gap))
        y: root.upright ? root.row : 0
        height: root.row
        spacing: Math.max(14, root.theme.px(36))

        Repeater {
            id: jackpots

            model: root.screen.jackpots

            delegate: Column {
                id: jackpot

                required property int index
                required property string name
                required property string amount

                anchors.verticalCenter: parent?.verticalCenter

                PlainText {
                    anchors.right: parent.right
                    text: jackpot.name
                    color: root.theme.gold
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: Font.Bold
                    lineHeight: 0.95
                }

                PlainText {
                    anchors.right: parent.right
                    text: jackpot.amount
                    color: root.theme.ink
                    font.pixelSize: 1.22 * (root.theme.sizes.caption + root.theme.sizes.figure) <= root.row + 1 ? root.theme.sizes.figure : root.theme.sizes.caption
                    font.weight: Font.DemiBold
                    lineHeight: 0.95
                }
            }
        }
    }

    Row {
        id: devices

        x: lock.x - width - root.gap
        height: root.row
        spacing: root.gap

        Row {
            height: root.row
            spacing: root.theme.px(20)

            Repeater {
                id: marks

                model: root.screen.devices

                delegate: DeviceMark {
                    required property int index

                    height: root.row
                    theme: root.theme
                    named: root.showsDevices
                }
            }
        }

        HeaderText {
            id: dealer

            visible: root.showsDealer
            theme: root.theme
            size: root.enlargesDealer ? root.theme.sizes.figure : root.theme.sizes.caption
            text: root.screen.dealer
            font.weight: Font.Bold
        }
    }

    ClockLock {
        id: lock

        objectName: "lock"
        theme: root.theme
        glass: root.glass
        time: root.screen.clock
        room: root.row
    }
}
