pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// One person's progress: the score and the weeks at the left, figures and lines at the right, weeks as a heat map.
Item {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    readonly property TrainingReport report: screen.report
    readonly property int margin: Math.max(14, theme.px(28))
    readonly property Panes panes: Panes {
        theme: root.theme
        width: root.width
        top: 0
        bottom: bar.y
        guideWidth: Math.max(root.theme.sideWidth, root.theme.px(520))
        guideHeight: Math.round(bar.y * 0.42)
    }

    Rectangle {
        id: side

        x: root.panes.sideX
        width: root.panes.sideWidth
        height: root.panes.sideHeight
        color: root.theme.panel

        Column {
            id: heading

            x: root.margin
            y: root.theme.stripRoom
            width: parent.width - 2 * x
            spacing: root.theme.px(8)

            PlainText {
                objectName: "score"
                width: parent.width
                text: root.report?.score ?? ""
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.pot
                font.weight: Font.Bold
            }

            PlainText {
                objectName: "asked"
                width: parent.width
                text: root.report?.asked ?? ""
                color: root.theme.soft
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.WordWrap
            }

            PlainText {
                width: parent.width
                text: root.report?.place ?? ""
                color: root.theme.soft
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.WordWrap
            }

            PlainText {
                objectName: "hours"
                width: parent.width
                text: root.report?.hours ?? ""
                color: root.theme.soft
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.WordWrap
            }

            PlainText {
                objectName: "certificate"
                width: parent.width
                text: root.report?.certificate ?? ""
                color: root.theme.gold
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.WordWrap
            }

            PlainText {
                width: parent.width
                topPadding: root.theme.px(18)
                text: qsTr("Correct answers by week")
                color: root.theme.muted
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.WordWrap
            }
        }

        TrainingChart {
            x: root.margin
            y: heading.y + heading.height + root.theme.px(10)
            width: parent.width - 2 * x
            height: Math.min(root.theme.px(260), procedure.y - y - root.theme.gap)
            theme: root.theme
            points: root.report?.points ?? null
            curve: root.report?.curve ?? []
        }

        Column {
            id: procedure

            anchors.bottom: parent.bottom
            anchors.bottomMargin: root.theme.px(14)
            x: root.margin
            width: parent.width - 2 * x
            spacing: root.theme.px(6)

            PlainText {
                width: parent.width
                visible: kinds.visible
                text: qsTr("Procedure by type of move")
                color: root.theme.muted
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.WordWrap
            }

            TrainingBars {
                id: kinds

                width: parent.width
                visible: root.theme.sizes.caption <= root.theme.px(30) // Otherwise a figure shows it.
                height: visible ? Math.min(root.theme.px(230), side.height * 0.28) : 0
                theme: root.theme
                timed: false
                bars: root.report?.kinds ?? null
            }
        }
    }

    TrainingFigures {
        id: figures

        x: root.panes.mainX + root.margin
        y: root.panes.mainY + root.theme.px(root.panes.stacked ? 20 : 56)
        width: root.panes.mainWidth - 2 * root.margin
        height: root.panes.mainHeight * 0.5
        theme: root.theme
        report: root.report
        mostBars: 8
    }

    TrainingHeat {
        x: figures.x
        y: figures.y + figures.filled + root.theme.px(18)
        width: figures.width
        height: bar.y - y - root.theme.px(16)
        theme: root.theme
        report: root.report
    }

    Foot {
        id: bar

        y: root.height - height
        width: root.width
        height: implicitHeight
        theme: root.theme

        BarButton {
            objectName: "back"
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("← Back")
            onTapped: root.screen.goHome()
        }

        BarButton {
            objectName: "csv"
            visible: root.screen.isTrainer
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Export CSV")
            onTapped: root.screen.exportCsv()
        }

        BarButton {
            objectName: "pdf"
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("One-page PDF")
            onTapped: root.screen.exportPdf()
        }

        Item {
            Layout.fillWidth: true
        }

        BarButton {
            objectName: "needs"
            visible: root.screen.isManager && !(root.report?.canGive ?? false)
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Needs")
            onTapped: root.screen.openNeeds()
        }

        BarButton {
            objectName: "certificatePdf"
            visible: root.screen.isTrainer && (root.report?.canRevoke ?? false)
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Print certificate")
            onTapped: root.screen.printCertificate()
        }

        BarButton {
            objectName: "give"
            visible: root.screen.isTrainer && (root.report?.canGive ?? false)
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Give to a person")
            onTapped: root.screen.openGive()
        }

        BarButton {
            objectName: "revoke"
            visible: root.screen.isTrainer && (root.report?.canRevoke ?? false)
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Revoke")
            onTapped: root.screen.revoke()
        }

        BarButton {
            objectName: "certify"
            visible: root.screen.isTrainer && !(root.report?.canGive ?? false)
            theme: root.theme
            fixed: theme.sizes.button
            tone: root.report?.canCertify ? "floor" : "plain" // If it can only refuse, it is not the next step.
            text: qsTr("Certify")
            onTapped: root.screen.certify()
        }
    }
}
