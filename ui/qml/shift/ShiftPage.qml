pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"
import "../table"

// The pages before and after hands: the instruction at the left, its subject at the right, one primary action below.
Rectangle {
    id: root

    required property Theme theme
    required property ShiftScreen screen
    required property TableScreen table
    required property Menu menu
    required property Glass glass

    readonly property Panes panes: Panes {
        theme: root.theme
        width: root.width
        top: header.height
        bottom: bar.y
        guideHeight: root.theme.px(400)
        guideWidth: Math.min(root.theme.sideWidth, root.width - root.rackWidth - root.inner - root.outer) // Narrower where the rack needs the width.
    }

    readonly property int outer: theme.px(screen.beside ? 28 : 34) // The margin at the edge of the window.
    readonly property int inner: screen.beside && !panes.stacked ? theme.gap : outer // The margin beside the felt.
    readonly property real rackWidth: (content.item as ShiftRack)?.leastWidth ?? 0
    readonly property string extra: screen.page === "rack" ? "00" : screen.page === "amounts" ? screen.keysExtra : "" // The extra key of the page's own keys.
    readonly property bool enters: extra !== "" && !panes.stacked && !screen.beside
    readonly property PayTables unread: (content.item as ShiftPays)?.tables ?? null // The pay tables of a game.
    readonly property bool readsOn: unread?.hasMore ?? false // Whether a page of it was not shown yet.
    readonly property bool signs: screen.page === "sign" && screen.signPad.signer !== "" && !panes.stacked && !screen.beside

    readonly property bool isTiny: screen.page === "rack" && theme.inches < theme.leastInches && !theme.portrait // The tubes need the height: they are beside the padlock.

    readonly property bool hasPanels: screen.hasPanels && !theme.portrait // They do not fit on an upright screen.

    color: theme.background

    Item {
        id: header

        width: root.width
        height: root.isTiny ? root.theme.px(72) : root.theme.headerRow

        Row {
            x: root.theme.px(28)
            height: parent.height
            spacing: root.theme.px(29)

            MenuButton {
                objectName: "menu"
                height: Math.max(root.theme.least, header.height)
                theme: root.theme
                text: root.screen.tableId
                room: header.height
                isOpen: root.menu.isOpen
                onTapped: root.menu.toggle()
            }

            HeaderText {
                objectName: "heading"
                theme: root.theme
                text: root.screen.heading
                color: root.theme.floor
                font.weight: Font.DemiBold
            }

            HeaderText {
                objectName: "shift.instruction"
                visible: root.screen.beside
                theme: root.theme
                text: root.screen.instruction
                font.weight: Font.DemiBold
            }
        }

        ClockLock {
            id: lock

            objectName: "lock"
            theme: root.theme
            glass: root.glass
            time: root.screen.clock
            room: header.height
        }

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: root.theme.line
        }
    }

    Rectangle {
        x: root.panes.sideX
        y: root.panes.top
        width: root.panes.sideWidth
        height: root.panes.sideHeight
        color: root.theme.panel

        ShiftGuide {
            width: parent.width
            height: !root.enters && !root.signs ? parent.height : parent.height - root.theme.padFoot - root.theme.padHeight - root.theme.gap - (root.enters ? Math.ceil(2.3 * root.theme.sizes.caption) : 0)
            hasRail: !root.enters && !root.signs
            visible: !root.menu.isOpen && !root.screen.beside
            theme: root.theme
            screen: root.screen
        }

        Loader {
            anchors.fill: parent
            active: root.screen.beside && !root.menu.isOpen

            sourceComponent: LiveFelt {
                theme: root.theme
                screen: root.table
                note: root.screen.rule
            }
        }

        Loader {
            x: root.theme.sideMargin
            height: parent.height
            active: root.enters && !root.menu.isOpen

            sourceComponent: ShiftKeys {
                theme: root.theme
                screen: root.screen
                extra: root.extra
                atFoot: true
            }
        }

        PinKeys {
            x: root.theme.sideMargin
            y: parent.height - root.theme.padFoot - height
            visible: root.signs && !root.menu.isOpen
            theme: root.theme
            pad: root.screen.signPad
            prefix: "pin."
        }

        Rectangle {
            x: root.panes.mirrored ? 0 : parent.width - width
            visible: !root.panes.stacked
            width: 1
            height: parent.height
            color: root.theme.line
        }
    }

    Rectangle { // the felt below the rack
        visible: root.screen.page === "rack" || root.screen.page === "compare"
        x: root.panes.mainX
        y: root.panes.mainY
        width: root.panes.mainWidth
        height: root.panes.mainHeight
        gradient: Gradient {
            GradientStop {
                position: 0
                color: root.theme.feltTop
            }

            GradientStop {
                position: 1
                color: root.theme.feltBottom
            }
        }
    }

    Loader {
        id: content

        visible: !root.menu.asksPin
        x: root.panes.mainX + (root.panes.mirrored ? root.outer : root.inner)
        y: Math.max(root.panes.mainY + root.theme.px(root.screen.page === "rack" ? 24 : 30), root.isTiny && !root.panes.mirrored ? 0 : root.theme.least + root.theme.gap) // Leave space for the padlock, and for the menu button.
        width: root.panes.mainWidth - root.inner - root.outer - (root.isTiny ? lock.width + root.theme.gap : 0)
        height: (root.screen.page === "rack" && (root.enters || (root.screen.beside && !root.panes.stacked)) ? bar.y : strip.y) - y - root.theme.gap // A refusal hides the total.
        sourceComponent: root.hasPanels ? panels : root.screen.page === "game" ? games : root.screen.page === "pays" ? pays : root.screen.page === "rack" ? rack : root.screen.page === "compare" ? compare : root.screen.page === "ways" ? ways : root.screen.page === "amounts" ? amounts : root.screen.page === "sign" ? sign : null

        Component {
            id: games

            ShiftGames {
                theme: root.theme
                screen: root.screen
            }
        }

        Component {
            id: pays

            ShiftPays {
                theme: root.theme
                screen: root.screen
            }
        }

        Component {
            id: rack

            ShiftRack {
                theme: root.theme
                screen: root.screen
                hasKeys: !root.enters
                keysBeside: root.screen.beside && !root.panes.stacked
            }
        }

        Component {
            id: panels

            ShiftPanels {
                theme: root.theme
                screen: root.screen
            }
        }

        Component {
            id: compare

            ShiftCompare {
                theme: root.theme
                screen: root.screen
            }
        }

        Component {
            id: ways

            ShiftWays {
                theme: root.theme
                screen: root.screen
            }
        }

        Component {
            id: amounts

            JackpotAmounts {
                theme: root.theme
                screen: root.screen
                hasKeys: !root.enters
            }
        }

        Component {
            id: sign

            ShiftSign {
                theme: root.theme
                screen: root.screen
                hasKeys: root.panes.stacked || root.screen.beside
            }
        }
    }

    Strip {
        id: strip

        x: content.x
        y: bar.y - root.theme.gap - height
        width: content.width
        height: Math.max(34, root.theme.px(48))
        theme: root.theme
        screen: root.screen
    }

    Foot {
        id: bar

        y: root.height - height
        width: root.width
        height: implicitHeight
        theme: root.theme

        BarButton {
            objectName: "shift.back"
            theme: root.theme
            visible: root.screen.back !== ""
            text: root.screen.back
            onTapped: root.screen.goBack()
        }

        BarButton {
            objectName: "shift.floor"
            theme: root.theme
            visible: root.screen.callsFloor
            text: root.screen.floorCalled ? qsTr("Floor called") : qsTr("Call floor")
            tone: root.screen.floorCalled ? "floor" : "floorLine"
            dimmed: root.screen.floorCalled
            onTapped: root.screen.callFloor()
        }

        BarButton { // Shows the pages again, after all were shown.
            objectName: "payTables.more"
            theme: root.theme
            visible: !root.readsOn && (root.unread?.pages ?? 1) > 1
            text: root.unread?.more ?? ""
            onTapped: root.unread.turn()
        }

        Item {
            Layout.fillWidth: true
        }

        BarButton {
            objectName: "shift.secondary"
            theme: root.theme
            visible: root.screen.secondary !== ""
            text: root.screen.secondary
            tone: root.screen.secondaryTone
            onTapped: root.screen.secondaryAction()
        }

        BarButton {
            objectName: "shift.primary"
            theme: root.theme
            visible: root.screen.primary !== ""
            Layout.minimumWidth: root.theme.px(root.theme.portrait ? 290 : 374)
            text: root.readsOn ? qsTr("%1 →").arg(root.unread.more) : root.screen.canProceed ? qsTr("%1 →").arg(root.screen.primary) : root.screen.primary
            shorter: root.readsOn ? qsTr("%1 →").arg(root.unread.fewer) : ""
            tone: root.menu?.isOpen ? "plain" : "primary"
            fixed: theme.sizes.primary
            dimmed: !root.readsOn && !root.screen.canProceed
            onTapped: {
                if (root.readsOn)
                    root.unread.turn();
                else
                    root.screen.proceed();
            }
        }
    }

    MenuPanel {
        theme: root.theme
        menu: root.menu
    }
}
