pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"
import "../table"

// A finished hand again: the table's own screen, as large as it was, with a band in the place of its header and other
// keys instead of its own, in a frame that a live table never has.
Rectangle {
    id: root

    required property Theme theme
    required property RecallScreen recall

    readonly property int rim: Math.max(5, theme.px(8))
    readonly property int lockRoom: theme.least + theme.px(28) + theme.gap // The padlock is at the end of the band.

    color: theme.recallGround

    TablePage {
        id: picture

        anchors.fill: parent
        enabled: false
        theme: root.theme
        screen: root.recall.table
    }

    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.color: root.theme.recall
        border.width: root.rim
    }

    Rectangle {
        width: root.width
        height: picture.headerHeight
        color: root.theme.recall

        Row {
            id: which

            x: root.theme.sideMargin
            height: parent.height
            spacing: root.theme.sideMargin

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: word.implicitWidth + 2 * root.theme.px(14)
                height: word.implicitHeight + root.theme.px(8)
                radius: root.theme.px(8)
                color: root.theme.recallMark

                PlainText {
                    id: word

                    objectName: "recall.mark"
                    anchors.centerIn: parent
                    text: qsTr("RECALL")
                    color: root.theme.onRecallMark
                    font.pixelSize: root.theme.sizes.button
                    font.weight: Font.Bold
                }
            }

            HeaderText {
                objectName: "recall.hand"
                theme: root.theme
                size: root.theme.sizes.button
                text: root.recall.hand
                color: root.theme.recallInk
                font.weight: Font.Bold
            }
        }

        PlainText {
            objectName: "recall.over"
            visible: said.lineCount < 2 && lines.x + said.contentWidth + 2 * root.theme.sideMargin + implicitWidth < parent.width - root.lockRoom
            anchors.right: parent.right
            anchors.rightMargin: root.lockRoom
            y: lines.y + said.y
            text: root.recall.canReopen ? qsTr("This hand is over. To change it, reopen it.") : qsTr("This hand is over. Nothing here can be paid or changed.")
            color: root.theme.recallInk
            font.pixelSize: root.theme.sizes.caption
            lineHeight: 0.95
        }

        Column {
            id: lines

            x: which.x + which.width + root.theme.sideMargin
            width: parent.width - x - root.lockRoom
            anchors.verticalCenter: parent.verticalCenter

            FewerWords {
                objectName: "recall.when"
                visible: said.lineCount < 2 // else its place is needed
                width: parent.width
                wordings: [[root.recall.step, root.recall.by, root.recall.when].join(" · "), [root.recall.step, root.recall.by].join(" · "), root.recall.step]
                color: root.theme.recallInk
                font.pixelSize: root.theme.sizes.caption
            }

            PlainText {
                id: said

                objectName: "recall.said"
                width: parent.width
                text: root.recall.said
                color: root.theme.recallInk
                font.pixelSize: root.theme.sizes.caption
                font.weight: Font.Bold
                lineHeight: 0.95
                wrapMode: Text.WordWrap
            }
        }
    }

    Foot {
        id: keys

        inTwoRows: root.theme.portrait
        y: root.height - height
        width: root.width
        height: implicitHeight
        theme: root.theme
        color: root.theme.recall

        BarButton {
            objectName: "recall.close"
            theme: root.theme
            padding: root.theme.px(14)
            text: qsTr("Close recall")
            shorter: qsTr("Close")
            onTapped: root.recall.leave()
        }

        BarButton {
            objectName: "recall.dispute"
            theme: root.theme
            padding: root.theme.px(14)
            tone: "floorQuiet"
            text: qsTr("Dispute")
            onTapped: root.recall.dispute()
        }

        BarButton {
            objectName: "recall.reopen"
            visible: root.recall.canReopen
            theme: root.theme
            padding: root.theme.px(14)
            tone: "floorQuiet"
            text: qsTr("Reopen")
            onTapped: root.recall.reopen()
        }

        BarButton {
            objectName: "recall.evidence"
            visible: root.recall.hasEvidence
            theme: root.theme
            padding: root.theme.px(14)
            text: qsTr("Camera evidence")
            shorter: qsTr("Camera")
            onTapped: root.recall.evidence()
        }

        Item {
            Layout.fillWidth: true
        }

        RowLayout {
            parent: keys.inTwoRows ? keys.ahead : keys.row
            Layout.fillHeight: true
            Layout.fillWidth: true
            layoutDirection: keys.row.layoutDirection
            spacing: keys.row.spacing

            Item {
                visible: keys.inTwoRows
                Layout.fillWidth: true
            }

            Repeater {
                model: [["start", qsTr("To the start"), "|←", root.recall.canBack], ["question_before", qsTr("Previous question"), "«", root.recall.canBack], ["back", qsTr("← Back one step"), "←", root.recall.canBack], ["on", qsTr("Forward one step →"), "→", root.recall.canOn], ["question_after", qsTr("Next question"), "»", root.recall.canOn], ["end", qsTr("To the end"), "→|", root.recall.canOn]]

                delegate: BarButton {
                    required property int index
                    required property var modelData

                    objectName: "recall." + modelData[0]
                    theme: root.theme
                    padding: root.theme.px(14)
                    Layout.minimumWidth: root.theme.least
                    Layout.preferredWidth: root.theme.px(180)
                    tone: modelData[0] === "on" ? "primary" : "plain"
                    dimmed: !modelData[3]
                    text: modelData[1]
                    shorter: modelData[2]
                    onTapped: root.recall.go(modelData[0])
                }
            }
        }
    }
}
