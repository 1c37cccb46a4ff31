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
    property real coveredFrom: height // by keys that lie over it
    property bool isPlayed: true // not: it is looked at, and nobody puts chips down or signs
    readonly property FeltMetrics metrics: FeltMetrics {
        theme: root.theme
        screen: root.screen
        width: root.width
        height: root.height
        isPlayed: root.isPlayed
    }

    // The lines of the pay table, beside the cards of the table where they leave room.
    readonly property real beside: width - 2 * metrics.margin - spots.width * spots.scale - theme.px(24)
    readonly property bool hasLines: screen.payTable !== "" && beside >= theme.type(230)
    readonly property real aside: hasLines ? Math.min(beside, theme.type(420)) + theme.px(24) : 0

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

    Loader {
        active: root.hasLines
        x: root.metrics.margin
        y: root.metrics.spotsTop
        width: root.aside - root.theme.px(24)
        height: root.metrics.spotLabel + root.metrics.spotCardHeight

        sourceComponent: PayLines {
            theme: root.theme
            screen: root.screen
        }
    }

    CardSpots {
        id: spots

        visible: root.metrics.spotsShown
        y: root.metrics.spotsTop
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: Math.round(root.aside / 2)
        scale: Math.min(1, (root.width - 2 * root.metrics.margin) / Math.max(1, width)) // long labels
        transformOrigin: Item.Top
        theme: root.theme
        screen: root.screen
        metrics: root.metrics
        labelled: !root.hasStrip && !(root.metrics.dense && message.visible)
    }

    Loader {
        active: root.screen.potTotal !== ""
        visible: root.metrics.spotsShown
        x: root.metrics.seatsLeft
        y: root.metrics.potsTop
        width: root.width - 2 * x
        height: root.metrics.potsHeight - root.theme.px(10)

        sourceComponent: Pots {
            theme: root.theme
            screen: root.screen
        }
    }

    Loader {
        active: root.metrics.betsHeight > 0
        x: root.metrics.seatsLeft
        y: root.metrics.betsTop

        sourceComponent: BetsInFront {
            theme: root.theme
            screen: root.screen
            metrics: root.metrics
        }
    }

    FloorBanner {
        visible: root.metrics.banner
        x: root.metrics.margin
        y: root.metrics.bannerTop
        width: root.width - 2 * x
        height: root.metrics.bannerHeight
        theme: root.theme
        screen: root.screen
        isPlayed: root.isPlayed
    }

    Repeater {
        model: root.screen.seats

        delegate: SeatPanel {
            x: root.metrics.seatsLeft + index * (root.metrics.seatWidth + root.metrics.seatGap)
            y: root.metrics.seatsTop
            width: root.metrics.seatWidth
            height: root.metrics.seatsHeight
            theme: root.theme
            screen: root.screen
            metrics: root.metrics
            coveredFrom: root.coveredFrom - y
        }
    }

    PaletteStrip {
        visible: root.isPlayed && root.screen.kind === "wagers"
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height - height - Math.round(root.metrics.bottomMargin / 2)
        theme: root.theme
        screen: root.screen
    }

    Loader {
        active: root.metrics.hasStrip && root.screen.kind === "choices"
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height - height - Math.round(root.metrics.bottomMargin / 2)

        sourceComponent: ChoiceStrip {
            theme: root.theme
            screen: root.screen
            room: root.width - 2 * root.metrics.margin
        }
    }

    Strip {
        id: message

        x: root.metrics.margin
        y: Math.max(1, root.theme.px(3))
        width: root.width - 2 * x
        height: root.metrics.messageHeight
        theme: root.theme
        screen: root.screen
    }
}
