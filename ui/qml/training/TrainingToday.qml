pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Today's tasks, with one gold button; below them, the distance to the examination.
Item {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    readonly property TrainingWay way: screen.way
    readonly property int pad: theme.px(26)
    readonly property bool isTight: theme.sizes.caption > theme.px(30) // With large type, fewer words are shown.

    Rectangle {
        id: today

        width: parent.width
        height: root.height - ahead.height - root.theme.px(14)
        radius: root.theme.px(18)
        color: root.theme.panel
        border.color: root.theme.line
        border.width: 1

        Grid {
            id: games

            readonly property real beside: (width - (gameKeys.count - 1) * spacing) / Math.max(1, gameKeys.count)
            readonly property var keys: Array.from({length: gameKeys.count}, (_, nth) => gameKeys.itemAt(nth) as TouchButton).filter(key => key !== null)
            readonly property bool stacks: keys.some(key => key.longestWord + 8 > beside)

            visible: gameKeys.count > 1
            x: root.pad
            y: visible ? root.theme.px(16) : 0
            width: parent.width - 2 * x
            height: visible ? implicitHeight : 0
            columns: stacks ? 1 : Math.max(1, gameKeys.count)
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
                    width: games.stacks ? games.width : games.beside
                    height: Math.max(root.theme.least, ...games.keys.map(key => Math.ceil(key.wrappedHeight) + Math.max(8, root.theme.px(14))))
                    grows: true
                    theme: root.theme
                    padding: 4
                    fixed: theme.sizes.caption
                    tone: chosen ? "chosen" : "plain"
                    text: label
                    onTapped: root.screen.chooseGame(key)
                }
            }
        }

        PlainText {
            id: hello

            x: root.pad
            y: games.y + games.height + root.theme.px(12)
            width: parent.width - 2 * x
            visible: !root.isTight
            text: root.way?.hello ?? ""
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }

        PlainText {
            id: minutes

            objectName: "today"
            x: root.pad
            y: hello.visible ? hello.y + hello.height : hello.y
            width: parent.width - 2 * x
            text: root.way?.today ?? ""
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.instruction
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
        }

        Column {
            id: tasks

            readonly property real room: start.y - root.theme.px(10) - y
            readonly property real each: Math.min(Math.max(root.theme.px(104), Math.ceil(2.6 * root.theme.sizes.button)), room / Math.max(1, rows.count))

            x: root.pad
            y: minutes.y + minutes.height + root.theme.px(6)
            width: parent.width - 2 * x

            Repeater {
                id: rows

                model: root.way?.tasks ?? null

                delegate: Item {
                    id: task

                    required property int index
                    required property string minutes
                    required property string label
                    required property string why

                    width: tasks.width
                    height: tasks.each

                    PlainText {
                        id: takes

                        width: Math.max(root.theme.px(112), Math.ceil(3.6 * root.theme.sizes.caption))
                        height: parent.height
                        verticalAlignment: Text.AlignVCenter
                        text: task.minutes
                        color: root.theme.gold
                        font.pixelSize: root.theme.sizes.caption
                        font.weight: Font.DemiBold
                        wrapMode: Text.WordWrap
                    }

                    PlainText {
                        id: name

                        objectName: "task." + task.index
                        x: takes.text === "" ? 0 : takes.width
                        width: parent.width - x
                        height: why.visible ? implicitHeight : parent.height
                        verticalAlignment: Text.AlignVCenter
                        text: task.label
                        color: root.theme.ink
                        font.pixelSize: root.theme.sizes.button
                        font.weight: Font.DemiBold
                        wrapMode: Text.WordWrap
                    }

                    PlainText {
                        id: why

                        visible: name.implicitHeight + implicitHeight <= parent.height
                        x: takes.text === "" ? 0 : takes.width
                        y: name.height
                        width: parent.width - x
                        text: task.why
                        color: root.theme.soft
                        font.pixelSize: root.theme.sizes.caption
                        wrapMode: Text.WordWrap
                    }
                }
            }
        }

        TouchButton {
            id: start

            objectName: "next"
            x: root.pad
            y: parent.height - height - root.theme.px(22)
            width: parent.width - 2 * x
            height: Math.max(root.theme.touch, root.theme.px(96))
            theme: root.theme
            tone: "primary"
            fixed: theme.sizes.primary
            dimmed: root.way?.task === ""
            text: qsTr("Start →")
            onTapped: root.screen.doNext()
        }
    }

    Rectangle {
        id: ahead

        anchors.bottom: parent.bottom
        width: parent.width
        height: root.isTight ? stage.y + stage.height + said.height + root.theme.px(14) : Math.min(root.height * 0.36, root.theme.px(262))
        radius: root.theme.px(18)
        color: root.theme.panel
        border.color: root.theme.line
        border.width: 1

        PlainText {
            id: stage

            objectName: "stage"
            x: root.pad
            y: root.theme.px(14)
            width: root.isTight ? parent.width - 2 * x : parent.width * 0.56 - x
            text: root.way?.stage ?? ""
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        PlainText {
            objectName: "known"
            visible: !root.isTight
            anchors.right: parent.right
            anchors.rightMargin: root.pad
            y: stage.y
            width: parent.width * 0.42 - root.pad
            horizontalAlignment: Text.AlignRight
            text: root.way?.known ?? ""
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }

        Row {
            id: curve

            visible: !root.isTight
            x: root.pad
            y: stage.y + stage.height + root.theme.px(8)
            width: parent.width - 2 * x
            height: Math.max(0, said.y - y - root.theme.px(8))
            spacing: root.theme.px(6)

            Repeater {
                id: bars

                model: root.way?.curve ?? null

                delegate: Item {
                    id: day

                    required property int index
                    required property real share

                    width: (curve.width - (bars.count - 1) * curve.spacing) / Math.max(1, bars.count)
                    height: curve.height

                    Rectangle {
                        anchors.bottom: parent.bottom
                        width: parent.width
                        height: Math.max(2, parent.height * Math.min(1, day.share))
                        radius: Math.min(height / 2, root.theme.px(5))
                        color: day.index === bars.count - 1 ? root.theme.gold : day.share > 0 ? root.theme.pay : root.theme.line
                    }
                }
            }
        }

        Column {
            id: said

            x: root.pad
            y: root.isTight ? stage.y + stage.height : parent.height - height - root.theme.px(12)
            width: parent.width - 2 * x

            PlainText {
                objectName: "ready"
                visible: !root.isTight || (rows.count < 2 && !games.stacks)
                width: parent.width
                text: root.way?.ready ?? ""
                color: root.theme.soft
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.WordWrap
            }

            PlainText {
                objectName: "hours"
                visible: !root.isTight || (due.text === "" && rows.count > 1)
                width: parent.width
                text: root.way?.hours ?? ""
                color: root.theme.soft
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.WordWrap
            }

            PlainText {
                id: due

                objectName: "due"
                width: parent.width
                visible: text !== ""
                text: root.way?.due ?? ""
                color: root.theme.gold
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.WordWrap
            }
        }
    }
}
