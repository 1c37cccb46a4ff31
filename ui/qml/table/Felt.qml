pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The table as the dealer sees it: its cards above, seat 1 at the dealer's left hand.
Item {
    id: root

    required property Theme theme
    required property TableScreen screen
    property bool hasStrip: false // The page below has a strip where the felt's message would be.
    property bool builds: false // The chips that build a raise are here.
    property real coveredFrom: height // The top of keys over the felt.
    property bool isPlayed: true // False: nobody bets or signs, as in a recalled hand.
    property real across: width // of the window
    readonly property real stripTop: strip.active ? strip.y : height
    readonly property bool stripAcross: strip.active && strip.width > width // The keys of a seat have the width of the window.
    readonly property FeltMetrics metrics: FeltMetrics {
        theme: root.theme
        screen: root.screen
        width: root.width
        height: root.height
        isPlayed: root.isPlayed
        stripRows: root.stripRows
        messageLines: Math.max(1, Math.ceil(said.advanceWidth / (root.width - root.theme.px(112))))
    }

    property int stripRows: 1

    function arrange(): void {
        stripRows = (strip.item as ChoiceStrip)?.rows ?? stripRows;
    }

    TextMetrics {
        id: said

        text: "✕  " + root.screen.strip
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
    }

    // The lines of the pay table, beside the cards of the table if they fit.
    readonly property bool hasTotals: totals.count > 0 && !metrics.placed.folds
    readonly property real totalsWidth: hasTotals ? Math.ceil((screen.potTotal === "" ? 8.8 : 15) * theme.sizes.caption) : 0 // Pots have names, and one seat each.
    readonly property real beside: width - 2 * metrics.placed.margin - (metrics.placed.asideHeight > 0 ? 0 : spots.width * spots.scale + theme.px(24)) - (hasTotals ? totalsWidth + theme.px(24) : 0)
    readonly property bool linesInBanner: metrics.placed.banner && screen.payTable !== "" && width >= 45 * theme.sizes.caption
    readonly property bool hasLines: screen.payTable !== "" && !linesInBanner && beside >= 9 * theme.sizes.caption
    readonly property bool below: metrics.placed.asideHeight > 0 // Whether they are below the cards.
    readonly property real asideY: below ? metrics.placed.asideTop : metrics.placed.spotsTop + (message.visible ? metrics.placed.messageHeight : 0)
    readonly property real asideEnd: below ? metrics.placed.asideTop + metrics.placed.asideHeight - theme.px(14) : metrics.placed.banner ? metrics.placed.bannerTop - Math.max(10, theme.px(10)) : metrics.placed.spotsTop + metrics.placed.spotLabel + metrics.placed.spotCardHeight
    readonly property real aside: hasLines ? Math.min(beside, 13 * theme.sizes.caption) + theme.px(24) : 0

    Rectangle {
        anchors.fill: parent

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

    Item { // the rail of the table, and the line behind which players keep their chips
        width: parent.width
        height: root.metrics.placed.arcBottom
        clip: true

        Repeater {
            model: root.metrics.placed.isArc ? [0.02, 0.13] : []

            delegate: Rectangle {
                required property real modelData

                x: modelData * root.width
                y: 2 * modelData * root.height
                width: root.width - 2 * x
                height: 2 * root.height
                radius: width / 2
                color: "transparent"
                border.color: root.theme.seatLine
                border.width: Math.max(1, root.theme.px(2))
            }
        }
    }

    Loader {
        active: root.hasLines
        x: root.metrics.placed.margin
        y: root.asideY
        width: root.aside - root.theme.px(24)
        height: root.asideEnd - y

        sourceComponent: PayLines {
            theme: root.theme
            screen: root.screen
        }
    }

    CardSpots {
        id: spots

        visible: root.metrics.placed.spotsShown
        y: root.metrics.placed.spotsTop
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: root.metrics.placed.potsBeside ? root.metrics.placed.seatsLeft - Math.round((root.width - width * scale) / 2) : root.below ? 0 : Math.round((root.aside - (root.hasTotals ? root.totalsWidth + root.theme.px(24) : 0)) / 2)
        scale: Math.min(1, (root.width - 2 * root.metrics.placed.margin) / Math.max(1, width)) // Long labels are scaled down.
        transformOrigin: Item.Top
        theme: root.theme
        screen: root.screen
        metrics: root.metrics
        labeled: !root.metrics.placed.isArc && !root.hasStrip && !(root.metrics.placed.dense && message.visible)
    }

    Rectangle {
        readonly property int pad: root.theme.px(12)

        x: root.width - root.metrics.placed.margin - width
        y: root.asideY
        width: root.totalsWidth
        height: sums.height + pad
        visible: root.hasTotals
        radius: root.theme.px(12)
        color: root.theme.seat
        border.color: root.theme.seatLine
        border.width: Math.max(1, root.theme.px(2))

        Column {
            id: sums

            readonly property int line: Math.ceil(1.3 * root.theme.sizes.caption)
            property int made: 0 // Number of created lines.
            readonly property bool plain: Array.from({
                length: made
            }, (_, nth) => totals.itemAt(nth) as TotalLine).some(shown => shown && !shown.hasBoth) // All lines have one form.

            x: parent.pad
            y: parent.pad / 2
            width: parent.width - 2 * x

            Repeater {
                id: totals

                model: root.screen.totals
                onItemAdded: sums.made += 1
                onItemRemoved: sums.made -= 1

                delegate: TotalLine {
                    required property int index

                    plain: sums.plain
                    width: sums.width
                    height: sums.line
                    theme: root.theme
                }
            }

            PlainText {
                objectName: "settled"
                width: parent.width
                visible: implicitWidth <= width && parent.parent.y + (totals.count + 1.3) * sums.line <= root.asideEnd
                text: root.screen.settled
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.caption
                font.weight: Font.DemiBold
            }
        }
    }

    Loader {
        active: root.screen.potTotal !== ""
        visible: root.metrics.placed.spotsShown && (root.metrics.placed.potsHeight > 0 || root.metrics.placed.potsBeside)
        x: root.metrics.placed.seatsLeft + (root.metrics.placed.potsBeside ? spots.width * spots.scale + root.theme.px(20) : 0)
        y: root.metrics.placed.potsBeside ? root.metrics.placed.spotsTop + root.metrics.placed.spotLabel : root.metrics.placed.potsTop
        width: root.width - root.metrics.placed.seatsLeft - x
        height: root.metrics.placed.potsBeside ? root.metrics.placed.spotCardHeight : root.metrics.placed.potsHeight - root.theme.px(10)

        sourceComponent: Pots {
            theme: root.theme
            screen: root.screen
            stacked: root.metrics.placed.isArc
            builds: root.builds
        }
    }

    Loader {
        active: root.metrics.placed.betsHeight > 0
        x: root.metrics.placed.seatsLeft
        y: root.metrics.placed.betsTop

        sourceComponent: BetsInFront {
            theme: root.theme
            screen: root.screen
            metrics: root.metrics
        }
    }

    FloorBanner {
        visible: root.metrics.placed.banner
        x: root.metrics.placed.margin
        y: root.metrics.placed.bannerTop
        width: root.width - 2 * x
        height: root.metrics.placed.bannerHeight
        theme: root.theme
        screen: root.screen
        isPlayed: root.isPlayed
        hasLines: root.linesInBanner
    }

    Loader {
        active: root.metrics.placed.folds && root.screen.kind === "choices" && root.screen.acting > 0 && acts.count > 0 && root.metrics.placed.bannerHeight > 2 * root.theme.sizes.name
        x: root.metrics.placed.margin
        y: root.metrics.placed.bannerTop
        width: root.width - 2 * x
        height: root.metrics.placed.bannerHeight

        sourceComponent: SeatActs {
            theme: root.theme
            screen: root.screen
        }
    }

    Loader {
        active: root.metrics.placed.panel
        x: root.metrics.placed.panelLeft
        y: root.metrics.placed.bannerTop
        width: root.width - 2 * x
        height: root.metrics.placed.bannerHeight

        sourceComponent: SeatDue {
            theme: root.theme
            screen: root.screen
            stacked: root.metrics.placed.isArc
        }
    }

    Repeater {
        model: root.screen.seats

        delegate: SeatPanel {
            x: root.metrics.placed.seatPlaces[index]?.x ?? 0
            y: root.metrics.placed.seatPlaces[index]?.y ?? 0
            width: root.metrics.placed.seatWidth
            height: root.metrics.placed.seatsHeight
            theme: root.theme
            screen: root.screen
            metrics: root.metrics
            coveredFrom: root.coveredFrom - y
        }
    }

    PaletteStrip {
        visible: root.metrics.placed.hasStrip && root.screen.kind === "wagers"
        room: root.width - 2 * root.metrics.placed.margin
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height - height - Math.round(root.metrics.placed.bottomMargin / 2)
        theme: root.theme
        screen: root.screen
    }

    Loader {
        id: strip

        active: root.metrics.placed.hasStrip && root.screen.kind === "choices"
        x: Math.round(width > root.width ? (root.across - width) / 2 - root.x : (root.width - width) / 2)
        y: root.height - height - Math.round(root.metrics.placed.bottomMargin / 2)

        sourceComponent: ChoiceStrip {
            theme: root.theme
            screen: root.screen
            onRowsChanged: Qt.callLater(root.arrange) // The strip is made while the felt is laid out.
            Component.onCompleted: Qt.callLater(root.arrange)
            room: root.width - 2 * root.metrics.placed.margin
            across: root.across - 2 * root.metrics.placed.margin
        }
    }

    Repeater { // Counts the wagers of the acting seat; it draws nothing.
        id: acts

        model: root.screen.actingLines

        delegate: Item {}
    }

    Strip {
        id: message

        x: root.metrics.placed.margin
        y: Math.max(1, root.theme.px(3))
        width: root.width - 2 * x
        height: root.metrics.placed.messageHeight
        theme: root.theme
        screen: root.screen
    }
}
