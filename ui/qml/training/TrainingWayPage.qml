pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// The way to a certificate: the one next thing to do, the stages, and at the right the map of skills.
Item {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    readonly property TrainingWay way: screen.way
    readonly property int margin: Math.max(14, theme.px(28))
    readonly property Panes panes: Panes {
        theme: root.theme
        width: root.width
        top: 0
        bottom: bar.y
        guideWidth: Math.max(root.theme.sideWidth, root.theme.px(560))
        guideHeight: Math.round(bar.y * 0.56)
    }

    Rectangle {
        x: root.panes.sideX
        width: root.panes.sideWidth
        height: root.panes.sideHeight
        color: root.theme.panel

        Column {
            id: todo

            x: root.margin
            y: root.theme.px(56) // clear of the strip
            width: parent.width - 2 * x
            spacing: root.theme.gap

            Row {
                id: games

                visible: gameKeys.count > 1
                spacing: root.theme.gap

                Repeater {
                    id: gameKeys

                    model: root.screen.games

                    delegate: TouchButton {
                        required property int index
                        required property string key
                        required property string label
                        required property bool chosen

                        objectName: "game." + key
                        width: (todo.width - (gameKeys.count - 1) * games.spacing) / gameKeys.count
                        height: root.theme.least
                        theme: root.theme
                        padding: 4
                        size: 20
                        tone: chosen ? "chosen" : "plain"
                        text: label
                        onTapped: root.screen.chooseGame(key)
                    }
                }
            }

            PlainText {
                width: parent.width
                text: qsTr("Next up")
                color: root.theme.muted
                font.pixelSize: root.theme.type(22)
            }

            TrainingTile {
                objectName: "next"
                width: parent.width
                height: Math.max(root.theme.touch, root.theme.px(150))
                theme: root.theme
                title: root.way?.title ?? ""
                detail: root.way?.why ?? ""
                mark: root.way?.task !== "" ? "→" : ""
                onTapped: root.screen.doNext()
            }

            PlainText {
                objectName: "due"
                width: parent.width
                text: root.way?.due ?? ""
                visible: text !== ""
                color: root.theme.gold
                font.pixelSize: root.theme.type(22)
                wrapMode: Text.WordWrap
            }

            PlainText {
                objectName: "hours"
                width: parent.width
                text: root.way?.hours ?? ""
                color: root.theme.soft
                font.pixelSize: root.theme.type(22)
                wrapMode: Text.WordWrap
            }
        }

        Column {
            id: stages

            readonly property real room: parent.height - y - root.theme.px(12)
            readonly property real rowHeight: Math.min(root.theme.px(64), room / 5)

            x: root.margin
            y: todo.y + todo.height + root.theme.gap
            width: parent.width - 2 * x

            Repeater {
                model: root.way?.stages ?? null

                delegate: Item {
                    id: stage

                    required property int index
                    required property string label
                    required property string progress
                    required property real share
                    required property string tone

                    width: stages.width
                    height: stages.rowHeight

                    PlainText {
                        id: name

                        objectName: "stage." + stage.index
                        width: parent.width - much.width - root.theme.px(12)
                        height: parent.height * 0.68
                        verticalAlignment: Text.AlignVCenter
                        text: (stage.tone === "done" ? "✓  " : "") + stage.label
                        color: stage.tone === "now" ? root.theme.gold : stage.tone === "done" ? root.theme.pay : root.theme.muted
                        font.pixelSize: root.theme.type(22)
                        font.weight: stage.tone === "now" ? Font.Bold : Font.Normal
                        fontSizeMode: Text.Fit
                        minimumPixelSize: 11
                    }

                    PlainText {
                        id: much

                        anchors.right: parent.right
                        height: name.height
                        verticalAlignment: Text.AlignVCenter
                        text: stage.progress
                        color: root.theme.soft
                        font.pixelSize: root.theme.type(20)
                    }

                    Rectangle {
                        y: name.height + root.theme.px(4)
                        width: parent.width
                        height: Math.max(3, root.theme.px(6))
                        radius: height / 2
                        color: root.theme.line

                        Rectangle {
                            width: parent.width * Math.min(1, stage.share)
                            height: parent.height
                            radius: parent.radius
                            color: stage.tone === "done" ? root.theme.pay : root.theme.gold
                        }
                    }
                }
            }
        }
    }

    TrainingMap {
        x: root.panes.mainX + root.margin
        y: root.panes.mainY + root.theme.px(root.panes.stacked ? 16 : 56)
        width: root.panes.mainWidth - 2 * root.margin
        height: root.panes.mainY + root.panes.mainHeight - y - root.theme.px(12)
        theme: root.theme
        way: root.way
    }

    Foot {
        id: bar

        y: root.height - height
        width: root.width
        height: implicitHeight
        theme: root.theme

        BarButton {
            objectName: "signOut"
            theme: root.theme
            text: qsTr("Sign out")
            onTapped: root.screen.signOut()
        }

        BarButton {
            objectName: "closeTraining"
            visible: root.screen.isTrainer
            theme: root.theme
            text: qsTr("Close training")
            onTapped: root.screen.closeTraining()
        }

        BarButton {
            objectName: "people"
            visible: root.screen.isTrainer
            theme: root.theme
            text: qsTr("Everyone")
            onTapped: root.screen.openPeople()
        }

        BarButton {
            objectName: "exchange"
            theme: root.theme
            text: root.screen.isAtHome ? qsTr("Other kiosks") : qsTr("My answers")
            onTapped: root.screen.openExchange()
        }

        Item {
            Layout.fillWidth: true
        }

        BarButton {
            objectName: "exercises"
            theme: root.theme
            text: qsTr("Exercises")
            onTapped: root.screen.openExercises()
        }

        BarButton {
            objectName: "all"
            theme: root.theme
            text: qsTr("Hands, examination")
            onTapped: root.screen.openAll()
        }

        BarButton {
            objectName: "report"
            theme: root.theme
            text: qsTr("My progress")
            onTapped: root.screen.openReport()
        }
    }
}
