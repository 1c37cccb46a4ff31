pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// The contents of an examination; and its result: passed or failed, the figures, and the right answers.
Item {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    readonly property int margin: Math.max(14, theme.px(48))

    Column {
        x: root.margin
        y: root.theme.px(84) // Leave space for the strip.
        width: root.width - 2 * x
        spacing: root.theme.px(18)

        PlainText {
            objectName: "outcome"
            width: parent.width
            text: root.screen.outcome
            color: root.screen.outcomeTone === "right" ? root.theme.pay : root.screen.outcomeTone === "plain" ? root.theme.ink : root.theme.take
            font.pixelSize: root.theme.sizes.pot
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
        }

        Repeater {
            model: root.screen.outcomeLines

            delegate: PlainText {
                required property int index
                required property string label

                objectName: "outcome." + index
                width: root.width - 2 * root.margin
                text: label
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.button
                wrapMode: Text.WordWrap
            }
        }
    }

    Foot {
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

        Item {
            Layout.fillWidth: true
        }

        BarButton {
            objectName: "more"
            visible: root.screen.pageText !== ""
            theme: root.theme
            fixed: theme.sizes.button
            text: root.screen.pageText
            onTapped: root.screen.turnPage()
        }

        BarButton {
            objectName: "report"
            visible: root.screen.view !== "exam_begin"
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("My progress")
            onTapped: root.screen.openReport()
        }

        BarButton {
            objectName: "primary"
            theme: root.theme
            Layout.minimumWidth: root.theme.px(280)
            tone: "primary"
            text: root.screen.view === "exam_begin" ? qsTr("Begin the examination") : qsTr("Next up →")
            onTapped: root.screen.view === "exam_begin" ? root.screen.startExam() : root.screen.openWay()
        }
    }
}
