pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// The choice of training: a drill, or a guided hand of a scenario; and the progress so far.
Item {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    readonly property int margin: Math.max(14, theme.px(28))
    readonly property int across: panes.stacked ? 3 : 1
    readonly property Panes panes: Panes {
        theme: root.theme
        width: root.width
        top: 0
        bottom: bar.y
        guideHeight: choose.y + choose.height + root.margin
    }

    Rectangle {
        id: side

        x: root.panes.sideX
        width: root.panes.sideWidth
        height: root.panes.sideHeight
        color: root.theme.panel

        readonly property real keyWidth: (width - 2 * root.margin - (root.across - 1) * root.theme.gap) / root.across

        Column {
            id: choose

            x: root.margin
            y: root.theme.stripRoom
            width: parent.width - 2 * x
            spacing: root.theme.gap

            PlainText {
                width: parent.width
                visible: root.theme.portrait || choose.y + implicitHeight + choices.height + choose.spacing <= side.height // Otherwise the keys suffice.
                text: qsTr("What do you want to train?")
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.instruction
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
            }

            Column {
                id: choices

                width: parent.width
                spacing: root.theme.gap

                Grid {
                    columns: root.across
                    spacing: root.theme.gap

                    Repeater {
                        model: root.screen.games

                        delegate: TouchButton {
                            required property int index
                            required property string key
                            required property string label
                            required property bool chosen

                            objectName: "game." + key
                            width: side.keyWidth
                            theme: root.theme
                            padding: 8
                            fixed: theme.sizes.caption
                            tone: chosen ? "chosen" : "plain"
                            text: label
                            onTapped: root.screen.chooseGame(key)
                        }
                    }
                }

                PlainText {
                    topPadding: root.theme.px(16)
                    width: parent.width
                    text: qsTr("Guided hands")
                    color: root.theme.muted
                    font.pixelSize: root.theme.sizes.caption
                    wrapMode: Text.WordWrap
                }

                Grid {
                    columns: root.across
                    spacing: root.theme.gap

                    Repeater {
                        model: root.screen.levels

                        delegate: TouchButton {
                            required property int index
                            required property string key
                            required property string label
                            required property bool chosen

                            objectName: "level." + key
                            width: side.keyWidth
                            theme: root.theme
                            padding: 8
                            fixed: theme.sizes.caption
                            tone: chosen ? "chosen" : "plain"
                            text: label
                            onTapped: root.screen.chooseLevel(key)
                        }
                    }
                }
            }
        }
    }

    Grid {
        id: tiles

        x: root.panes.mainX + root.margin
        y: root.panes.mainY + root.theme.px(root.panes.stacked ? 20 : 48)
        width: root.panes.mainWidth - 2 * root.margin
        columns: root.theme.portrait ? 1 : 2
        spacing: root.theme.gap

        readonly property real tileWidth: (width - (columns - 1) * spacing) / columns

        TrainingTile {
            objectName: "exam"
            width: tiles.tileWidth
            theme: root.theme
            title: root.screen.examWasLeft ? qsTr("Continue the examination") : qsTr("Examination")
            detail: qsTr("The kiosk asks; you see your score at the end")
            mark: root.screen.examWasLeft ? qsTr("paused") : ""
            onTapped: root.screen.beginExam()
        }

        TrainingTile {
            objectName: "drill"
            width: tiles.tileWidth
            theme: root.theme
            title: root.screen.drillWasLeft ? qsTr("Continue the drill") : qsTr("Payout drill")
            detail: qsTr("Name the hand, work out the payout, cut the chips")
            mark: root.screen.drillWasLeft ? qsTr("paused") : ""
            onTapped: root.screen.beginDrill()
        }

        TrainingTile {
            objectName: "hand.resume"
            visible: root.screen.handWasLeft
            width: tiles.tileWidth
            theme: root.theme
            title: qsTr("Continue the hand")
            detail: qsTr("Where you left off")
            mark: qsTr("paused")
            onTapped: root.screen.resumeHand()
        }

        Repeater {
            model: root.screen.choices

            delegate: TrainingTile {
                required property var model
                required property string key
                required property string label

                objectName: "scenario." + key
                width: tiles.tileWidth
                theme: root.theme
                title: label
                detail: model.detail
                mark: model.mark
                onTapped: root.screen.beginHand(key)
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
            objectName: "way"
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("← Back")
            onTapped: root.screen.openWay()
        }

        BarButton {
            objectName: "signOut"
            visible: !root.theme.portrait // the page before has it, too
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Sign out")
            onTapped: root.screen.signOut()
        }

        BarButton {
            objectName: "closeTraining"
            visible: root.screen.isTrainer && !root.theme.portrait
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Close training")
            onTapped: root.screen.closeTraining()
        }

        BarButton {
            objectName: "people"
            visible: root.screen.isTrainer
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Everyone")
            onTapped: root.screen.openPeople()
        }

        BarButton {
            objectName: "hands"
            visible: root.screen.isTrainer
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("New scenario")
            onTapped: root.screen.openHands()
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
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("My progress")
            onTapped: root.screen.openReport()
        }
    }
}
