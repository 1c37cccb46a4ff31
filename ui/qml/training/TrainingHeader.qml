pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"
import "../table"

// The word TRAINING, the subject, the note that no wager is live, and the trainee; below it the stripe of every such page.
Rectangle {
    id: root

    required property Theme theme
    required property TrainingScreen screen
    required property Glass glass

    readonly property int margin: theme.px(28)
    readonly property int stripe: Math.max(8, theme.px(12))
    readonly property int row: theme.headerRow
    readonly property real lockRoom: theme.least + theme.px(28) // The padlock is at the end.
    readonly property real gap: theme.px(29)

    // If not all fits, the role is left out first, then the game, the note, and that no wager is real.
    readonly property bool upright: theme.portrait && badge.width + title.full + note.needs + timer.most + wagers.needs + person.needs + role.needs + gap > room
    readonly property real room: width - margin - lockRoom - gap
    readonly property real first: upright ? room : room - person.needs - gap
    readonly property real free: first - badge.width - title.least - timer.needs
    readonly property real second: upright ? room - person.needs : free - (note.visible ? note.needs : 0)
    readonly property real rest: second - (wagers.visible ? wagers.needs : 0)
    readonly property real titleRoom: title.least + (upright ? free - (note.visible ? note.needs : 0) : rest)

    implicitHeight: (upright ? 2 : 1) * row + stripe
    color: theme.background

    Row {
        x: root.margin
        height: root.row
        spacing: root.gap

        Rectangle {
            id: badge

            anchors.verticalCenter: parent.verticalCenter
            width: word.implicitWidth + root.theme.px(32)
            height: word.implicitHeight + root.theme.px(10)
            radius: root.theme.px(8)
            color: root.theme.gold

            PlainText {
                id: word

                objectName: "training"
                anchors.centerIn: parent
                text: root.screen.word
                color: root.theme.goldInk
                font.pixelSize: root.theme.sizes.caption
                font.weight: Font.Bold
                font.letterSpacing: root.theme.px(2)
            }
        }

        FewerWords {
            id: title

            readonly property real full: root.gap + (said.font ? 1.02 * said.advanceWidth(root.screen.title) : 0)
            readonly property real least: Math.min(root.gap + (said.font ? 1.02 * said.advanceWidth(wordings[1] ?? root.screen.title) : 0), root.room / 2)

            objectName: "training.title"
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            room: root.titleRoom - root.gap
            wordings: [root.screen.title, root.screen.title.split(" · ")[0]]
            cuts: true
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.caption

            FontMetrics {
                id: said

                font: title.font
            }
        }

        HeaderText {
            id: note

            readonly property real needs: text === "" ? 0 : implicitWidth + root.gap

            visible: text !== "" && needs <= root.free
            theme: root.theme
            text: root.screen.note
            color: root.theme.muted
        }

        Item {
            id: timer

            readonly property real most: (root.screen.clock?.timeLeft ?? "") === "" ? 0 : width + root.gap
            readonly property real needs: visible ? most : 0

            visible: !root.theme.hasRing && most > 0 // A ring needs the height that the rows of this header leave.
            width: Math.max(root.theme.px(150), 4 * root.theme.sizes.button)
            height: parent.height

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                height: Math.max(Math.min(parent.height * 0.62, root.theme.px(52)), Math.ceil(1.3 * root.theme.sizes.button))
                radius: height / 2
                color: root.theme.panel
                border.width: Math.max(1, root.theme.px(2))
                border.color: root.screen.clock?.isShort ? root.theme.take : root.theme.gold

                Rectangle {
                    x: parent.radius
                    y: parent.height - height
                    width: (parent.width - 2 * parent.radius) * (root.screen.clock?.share ?? 0)
                    height: Math.max(3, root.theme.px(6))
                    color: parent.border.color
                }

                PlainText {
                    objectName: "clock"
                    anchors.centerIn: parent
                    text: root.screen.clock?.timeLeft ?? ""
                    color: root.theme.ink
                    font.pixelSize: root.theme.sizes.button
                    font.weight: Font.Bold
                }
            }
        }
    }

    Row {
        x: root.upright ? root.margin : root.width - width - root.lockRoom - root.gap
        y: root.upright ? root.row : 0
        height: root.row
        spacing: root.gap

        Row {
            id: wagers

            readonly property real needs: implicitWidth + root.gap

            visible: needs <= root.second
            height: parent.height
            spacing: root.theme.px(10)

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(8, root.theme.px(12))
                height: width
                radius: width / 2
                color: root.theme.pay
            }

            HeaderText {
                theme: root.theme
                text: qsTr("No real wagers")
                color: root.theme.muted
            }
        }

        HeaderText {
            id: person

            readonly property real needs: text === "" ? 0 : implicitWidth + root.gap

            visible: text !== ""
            theme: root.theme
            text: root.screen.person
            font.weight: Font.Bold
        }

        HeaderText {
            id: role

            readonly property real needs: text === "" ? 0 : implicitWidth + root.gap

            visible: text !== "" && needs <= root.rest - (root.upright ? 0 : Math.max(0, title.full - title.least))
            theme: root.theme
            text: root.screen.role
            color: root.theme.muted
        }
    }

    ClockLock {
        objectName: "lock"
        theme: root.theme
        glass: root.glass
        time: ""
        room: root.row
    }

    Item {
        y: root.height - height
        width: root.width
        height: root.stripe
        clip: true

        Rectangle {
            anchors.fill: parent
            color: root.theme.goldInk
        }

        Repeater {
            model: Math.ceil(root.width / (4 * root.stripe)) + 2

            delegate: Rectangle {
                required property int index

                x: (index - 1) * 4 * root.stripe
                y: -root.stripe
                width: 2 * root.stripe
                height: 3 * root.stripe
                rotation: 35
                antialiasing: true
                color: root.theme.gold
            }
        }
    }
}
