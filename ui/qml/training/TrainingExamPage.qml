pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"
import "../table"

// A hand of an examination: the question at the left, the live felt at the right, and while a wager is settled, below it
// the call, the typed amount, and the cut chips. Right answers are not shown.
Item {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    readonly property TrainingExam exam: screen.exam
    readonly property bool settles: exam?.settles ?? false
    readonly property bool enters: exam?.enters ?? false
    readonly property int margin: Math.max(12, theme.px(24))
    readonly property Panes panes: Panes {
        theme: root.theme
        width: root.width
        top: 0
        bottom: bar.y
        guideWidth: root.theme.sizes.caption > root.theme.px(30) && !root.settles && !root.enters ? Math.min(16 * root.theme.sizes.caption, root.width * 0.38) : root.theme.sideWidth // Moves need a wider place.
        guideHeight: Math.round(bar.y * (root.enters ? 0.34 : 0.46))
    }
    readonly property real padHeight: settles ? Math.max(theme.padHeight + 2 * theme.gap, panes.mainHeight * 0.34) : 0

    Rectangle {
        x: root.panes.sideX
        width: root.panes.sideWidth
        height: root.panes.sideHeight
        color: root.theme.panel

        TrainingExamAsk {
            anchors.fill: parent
            anchors.margins: root.margin
            anchors.topMargin: root.theme.stripRoom
            theme: root.theme
            exam: root.exam
            clock: root.screen.clock
        }
    }

    Rectangle {
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

    Binding {
        root.theme.shrinks: felt.share !== 1
    }

    Binding {
        root.theme.markedSeat: root.exam?.openSeat ?? 0
    }

    Loader {
        id: felt

        // While a wager is settled the felt takes no touch: on a large screen, with many seats, and with large words,
        // it is drawn smaller, not denser.
        readonly property real most: root.theme.px(100) > 120 || (root.exam?.isCrowded ?? false) ? 0.75 : 1
        readonly property real fits: (root.exam?.table?.needs.seats ?? 0) > 6 ? (root.panes.mainHeight - root.padHeight) / (18.5 * root.theme.sizes.caption) : 1 // Two rows of seats below the cards of the table.
        readonly property real share: root.settles ? Math.min(most, fits, 1 / root.theme.words) : 1

        x: root.panes.mainX
        readonly property real offset: Math.round((1 - share) * root.theme.stripRoom) // The strip is not smaller with the felt.

        y: root.panes.mainY + offset
        width: root.panes.mainWidth / share
        height: (root.panes.mainHeight - root.padHeight - offset) / share
        scale: share
        transformOrigin: Item.TopLeft
        active: root.exam?.table ?? false

        sourceComponent: Felt {
            enabled: root.enters
            isPlayed: root.enters
            hasStrip: root.screen.strip !== ""
            theme: root.theme
            screen: root.exam.table
        }
    }

    Loader {
        x: root.panes.mainX
        y: root.panes.mainY + root.panes.mainHeight - root.padHeight
        width: root.panes.mainWidth
        height: root.padHeight
        active: root.settles

        sourceComponent: TrainingSettlePad {
            theme: root.theme
            exam: root.exam
        }
    }

    Loader {
        active: root.enters && (root.exam.table?.amountTitle ?? "") !== ""
        x: root.panes.sideX
        width: root.panes.sideWidth
        height: root.panes.sideHeight

        sourceComponent: Rectangle {
            color: root.theme.panel

            SidePanel {
                anchors.fill: parent
                theme: root.theme
                screen: root.exam.table
            }
        }
    }

    Foot {
        id: bar

        y: root.height - height
        width: root.width
        height: implicitHeight
        theme: root.theme

        BarButton {
            objectName: "stop"
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Stop")
            onTapped: root.screen.goHome()
        }

        BarButton {
            objectName: "takeBack"
            visible: root.settles
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Undo this answer")
            onTapped: root.exam.takeBack()
        }

        Item {
            Layout.fillWidth: true
        }

        BarButton {
            objectName: "answerRow"
            visible: root.settles
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Answer this seat →")
            onTapped: root.exam.answerRow()
        }

        BarButton {
            objectName: "primary"
            visible: root.settles || root.enters
            theme: root.theme
            fixed: theme.sizes.button
            tone: "primary"
            dimmed: !(root.exam?.canHandIn ?? false)
            text: qsTr("Hand in")
            onTapped: root.exam.handIn()
        }
    }
}
