pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// One question: question and answer at the left, the felt at the right, and below it the lines with mistakes.
Item {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    readonly property TrainingDrill drill: screen.drill
    readonly property int margin: Math.max(14, theme.px(28))
    readonly property bool hasFigures: (drill?.showsFigures ?? false) && screen.report !== null
    readonly property bool isTight: theme.sizes.caption > theme.px(24) // the rule is below the felt
    readonly property Panes panes: Panes {
        theme: root.theme
        width: root.width
        top: 0
        bottom: bar.y
        guideWidth: Math.max(root.theme.sideWidth, root.theme.px(520), Math.min(18 * root.theme.sizes.caption, root.width * 0.44))
        guideHeight: Math.round(bar.y * 0.5)
    }

    Rectangle {
        x: root.panes.sideX
        z: 1 // A chip is dragged over the felt, not below it.
        width: root.panes.sideWidth
        height: root.panes.sideHeight
        color: root.theme.panel

        TrainingQuestion {
            anchors.fill: parent
            anchors.margins: root.margin
            theme: root.theme
            drill: root.drill
            felt: feltArea
            ruleElsewhere: root.isTight
        }
    }

    Rectangle {
        id: feltArea

        objectName: "felt"

        x: root.panes.mainX
        y: root.panes.mainY
        width: root.panes.mainWidth
        height: Math.round(root.panes.mainHeight * (root.hasFigures || rule.visible ? 0.56 : 1))

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
            anchors.topMargin: root.theme.px(root.panes.stacked ? 28 : 54) // Leave space for the strip.
            theme: root.theme
            drill: root.drill
        }
    }

    Item {
        id: below

        x: feltArea.x + root.margin
        y: feltArea.y + feltArea.height + root.theme.px(20)
        width: feltArea.width - 2 * root.margin
        height: bar.y - y - root.theme.px(16)
    }

    TrainingFigures {
        visible: !rule.visible && root.hasFigures
        x: below.x
        y: below.y
        width: below.width
        height: below.height
        theme: root.theme
        report: root.screen.report
        mostBars: 4
        showsLines: root.drill?.stage === ""
    }

    Rectangle {
        id: rule

        visible: (root.drill?.ruleShown ?? false) || root.isTight && root.drill?.stage === ""
        x: below.x
        y: below.y
        width: below.width
        height: below.height
        radius: root.theme.px(22)
        color: root.theme.panel
        border.color: root.theme.line
        border.width: 1

        PlainText {
            objectName: "rule"
            x: root.theme.px(24)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 2 * x
            height: parent.height - root.theme.px(32)
            verticalAlignment: Text.AlignVCenter
            text: root.drill?.clause ? qsTr("%1 (%2)").arg(root.drill.rule).arg(root.drill.clause) : (root.drill?.rule ?? "")
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
            lineHeight: 1.1
            wrapMode: Text.WordWrap
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
            objectName: "rule"
            visible: root.drill?.canShowRule ?? false
            theme: root.theme
            fixed: theme.sizes.button
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
            fixed: theme.sizes.button
            text: qsTr("I don’t know")
            onTapped: root.drill.giveUp()
        }

        BarButton {
            objectName: "primary"
            visible: root.drill?.stage !== "name"
            theme: root.theme
            Layout.minimumWidth: root.theme.px(280)
            tone: "primary"
            fixed: theme.sizes.primary
            dimmed: !(root.drill?.canProceed ?? false)
            text: qsTr("%1 →").arg(root.drill?.primary ?? "")
            onTapped: root.drill.proceed()
        }
    }
}
