pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk

// One question: what is asked and answered at the left, the felt at the right, and below it where the mistakes are.
Item {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    readonly property TrainingDrill drill: screen.drill
    readonly property int margin: Math.max(14, theme.px(28))
    readonly property int sideWidth: Math.max(264, theme.px(520))

    Rectangle {
        id: side

        width: root.sideWidth
        height: bar.y
        color: root.theme.panel

        TrainingQuestion {
            anchors.fill: parent
            anchors.margins: root.margin
            theme: root.theme
            drill: root.drill
        }
    }

    Rectangle {
        id: felt

        x: side.width
        width: root.width - x
        height: Math.round((bar.y) * 0.56)

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

        TrainingFelt {
            anchors.fill: parent
            anchors.margins: root.margin
            anchors.topMargin: root.theme.px(54)
            theme: root.theme
            drill: root.drill
        }
    }

    TrainingFigures {
        x: felt.x + root.margin
        y: felt.height + root.theme.px(20)
        width: felt.width - 2 * root.margin
        height: bar.y - y - root.theme.px(16)
        theme: root.theme
        report: root.screen.report
        mostBars: 4
    }

    TrainingBar {
        id: bar

        y: root.height - height
        width: root.width
        height: implicitHeight
        theme: root.theme

        BarButton {
            objectName: "stop"
            theme: root.theme
            text: qsTr("Stop")
            onTapped: root.screen.goHome()
        }

        BarButton {
            objectName: "rule"
            theme: root.theme
            text: qsTr("Show the rule")
            onTapped: root.drill.showRule()
        }

        Item {
            Layout.fillWidth: true
        }

        BarButton {
            objectName: "giveUp"
            visible: root.drill?.canGiveUp ?? false
            theme: root.theme
            text: qsTr("I don’t know")
            onTapped: root.drill.giveUp()
        }

        BarButton {
            objectName: "primary"
            visible: root.drill?.stage !== "name"
            theme: root.theme
            Layout.minimumWidth: root.theme.px(280)
            tone: "primary"
            size: 34
            dimmed: !(root.drill?.canProceed ?? false)
            text: qsTr("%1 →").arg(root.drill?.primary ?? "")
            onTapped: root.drill.proceed()
        }
    }
}
