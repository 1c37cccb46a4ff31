pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"
import "../table"

// A guided hand: the felt of the live table, and in the place of its guide the judge, with the moves to choose from.
Item {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    readonly property TrainingHand hand: screen.hand
    readonly property int margin: Math.max(12, theme.px(24))
    readonly property bool isCorrecting: (hand?.canCorrect ?? false) && hand.table.correcting
    readonly property bool isTight: theme.sizes.caption > theme.px(30) // Moves need a wider place, and the felt is smaller.
    readonly property Panes panes: Panes {
        theme: root.theme
        width: root.width
        top: 0
        bottom: bar.y
        guideWidth: root.isTight ? Math.min(16 * root.theme.sizes.caption, root.width * 0.38) : root.theme.sideWidth // The felt is as wide as a table’s.
        guideHeight: Math.round(bar.y * 0.52)
    }

    Rectangle {
        x: root.panes.sideX
        width: root.panes.sideWidth
        height: root.panes.sideHeight
        color: root.theme.panel

        TrainingJudge {
            anchors.fill: parent
            enabled: !root.isCorrecting
            anchors.margins: root.margin
            theme: root.theme
            hand: root.hand
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

    Loader {
        // The felt is only looked at: on a small glass, one of many seats is drawn smaller, and keeps the layout of a table.
        readonly property real share: (root.hand?.table.needs.seats ?? 0) > 6 && !root.panes.stacked ? Math.min(1, root.panes.mainWidth / (root.width - root.theme.sideWidth)) : 1

        x: root.panes.mainX
        y: root.panes.mainY
        width: root.panes.mainWidth / share
        height: root.panes.mainHeight / share
        scale: share
        transformOrigin: Item.TopLeft
        active: !(root.hand?.isOver ?? true)

        sourceComponent: Felt {
            enabled: false
            isPlayed: false
            theme: root.theme
            screen: root.hand.table
        }
    }

    Loader {
        readonly property bool across: root.panes.mainWidth < 13 * (root.theme.least + 10) + 20

        x: across ? 0 : root.panes.mainX
        y: bar.y - height
        width: across ? root.width : root.panes.mainWidth
        active: root.isCorrecting

        sourceComponent: CardGrid {
            theme: root.theme
            screen: root.hand.table
        }
    }

    Column {
        x: root.panes.mainX + 2 * root.margin
        y: root.panes.mainY + root.theme.px(72)
        width: root.panes.mainWidth - 4 * root.margin
        visible: (root.hand?.isOver ?? false) && !root.hand.mistakes
        spacing: root.theme.px(24)

        Repeater {
            model: root.hand?.kinds ?? null

            delegate: PlainText {
                required property int index
                required property string label
                required property string progress

                objectName: "kind." + index
                width: parent?.width ?? 0
                text: qsTr("✓  %1 · %2").arg(label).arg(progress)
                color: root.theme.feltInk
                font.pixelSize: root.theme.sizes.button
                wrapMode: Text.WordWrap
            }
        }
    }

    PlainText {
        objectName: "mistakes"
        visible: (root.hand?.isOver ?? false) && text !== ""
        x: root.panes.mainX + 2 * root.margin
        y: root.panes.mainY + root.theme.px(48)
        width: root.panes.mainWidth - 4 * root.margin
        height: root.panes.mainHeight - root.theme.px(64)
        text: root.hand?.mistakes ? qsTr("Your move  →  correct move") + "\n\n" + root.hand.mistakes : ""
        color: root.theme.feltInk
        font.pixelSize: root.theme.sizes.caption
        lineHeight: 1.25
        wrapMode: Text.WordWrap
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
            text: root.hand?.isOver ? qsTr("← Back") : qsTr("Stop")
            onTapped: root.screen.goHome()
        }

        BarButton {
            objectName: "rule"
            visible: root.hand?.canShowRule ?? false
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Show the rule")
            onTapped: root.hand.showRule()
        }

        BarButton {
            objectName: "cardWrong"
            visible: (root.hand?.canCorrect ?? false) && root.hand.table.canCorrect
            theme: root.theme
            fixed: theme.sizes.button
            tone: root.isCorrecting ? "take" : "plain"
            text: root.isCorrecting ? qsTr("Cancel") : qsTr("Misread card")
            onTapped: root.hand.table.cardWrong()
        }

        PlainText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: root.hand?.isOver || root.hand?.canWatch ? "" : qsTr("Wrong moves: %1").arg(root.hand?.wrong ?? 0)
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }

        BarButton {
            objectName: "showMe"
            visible: root.hand?.canAsk ?? false
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Show me")
            onTapped: root.hand.showMe()
        }

        BarButton {
            objectName: "again"
            inTwoLines: true
            visible: (root.hand?.isOver ?? false) && !root.hand.wasWatched
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Repeat this hand")
            onTapped: root.screen.dealAgain()
        }

        BarButton {
            objectName: "progress"
            visible: (root.hand?.isOver ?? false) && !root.hand.wasWatched
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("My progress")
            onTapped: root.screen.openReport()
        }

        BarButton {
            objectName: "primary"
            visible: (root.hand?.isOver ?? false) || (root.hand?.canWatch ?? false)
            theme: root.theme
            Layout.minimumWidth: root.theme.px(280)
            tone: "primary"
            text: root.hand?.canWatch ? qsTr("Next →") : root.hand?.wasWatched ? qsTr("Deal it yourself →") : qsTr("Next up →")
            onTapped: root.hand?.canWatch ? root.hand.watchOn() : root.hand?.wasWatched ? root.screen.dealLesson() : root.screen.openWay()
        }
    }
}
