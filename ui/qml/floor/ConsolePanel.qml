pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The details: a call with its cards, amount, and signer; a table; or every alert.
Rectangle {
    id: root

    required property Theme theme
    required property FloorScreen screen

    readonly property int margin: theme.px(24)
    readonly property bool signing: screen.panel === "sign"

    color: theme.panel

    Rectangle {
        width: 1
        height: parent.height
        color: root.theme.line
    }

    PlainText {
        anchors.centerIn: parent
        width: parent.width - 2 * root.margin
        visible: root.screen.panel === ""
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: qsTr("Touch a call or a table.")
        color: root.theme.muted
        font.pixelSize: root.theme.sizes.caption
    }

    Column {
        id: details

        x: root.margin
        y: root.theme.px(16)
        width: parent.width - 2 * x
        visible: root.screen.panel !== ""
        spacing: root.theme.px(14)

        Item {
            width: parent.width
            height: title.implicitHeight

            PlainText {
                id: title

                objectName: "panelTitle"
                width: parent.width - note.implicitWidth - root.theme.px(12)
                text: root.screen.title
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.button
                font.weight: Font.DemiBold
                elide: Text.ElideRight
            }

            PlainText {
                id: note

                anchors.right: parent.right
                anchors.baseline: title.baseline
                text: root.screen.titleNote
                color: root.theme.soft
                font.pixelSize: root.theme.sizes.caption
            }
        }

        PlainText {
            visible: root.screen.kind !== ""
            text: root.screen.kind
            color: root.theme.floor
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
        }

        Row {
            id: cards

            visible: !root.signing || root.height - signature.height > 4.4 * root.theme.sizes.caption + 4.5 * root.theme.sizes.least + root.theme.sizes.amount
            spacing: root.theme.px(6)

            Repeater {
                model: root.screen.cards

                delegate: PlayingCard {
                    required property int index

                    objectName: "card." + index
                    width: root.signing ? Math.max(root.theme.px(52), 2 * root.theme.sizes.least) : Math.min(root.theme.px(88), (details.width - 4 * cards.spacing) / 5)
                    height: width * 1.42
                    theme: root.theme
                    due: 1
                }
            }
        }

        Item {
            width: parent.width
            height: visible ? sum.implicitHeight : 0
            visible: root.screen.amount !== ""

            PlainText {
                id: sum

                objectName: "panelAmount"
                width: parent.width - does.width - root.theme.px(12)
                text: root.screen.amount
                color: root.theme.outcome(root.screen.does)
                font.pixelSize: root.signing ? root.theme.sizes.amount : root.theme.sizes.pot
                font.weight: Font.Bold
                wrapMode: Text.WordWrap
            }

            PlainText {
                id: does

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: root.screen.doesWord
                color: root.theme.outcome(root.screen.does)
                font.pixelSize: root.theme.sizes.button
                font.weight: Font.Bold
            }
        }

        Column {
            readonly property real lines: facts.count > 0 && children.reduce((sum, line) => sum + (line.visible ? line.implicitHeight : 0), 0)
            readonly property real between: (acts.y - details.y - title.height - details.spacing - lines) / (facts.count + 1) // The rows stay clear of the keys.

            width: parent.width
            visible: root.screen.panel !== "alerts"
            spacing: root.screen.panel === "table" ? Math.max(0, Math.min(root.theme.px(12), between)) : root.theme.px(12)

            Repeater {
                id: facts

                model: root.screen.facts

                delegate: ConsoleFactLine {
                    required property int index

                    width: details.width
                    theme: root.theme
                }
            }

            Rectangle {
                visible: root.screen.note !== ""
                width: details.width
                height: said.implicitHeight + 2 * root.theme.px(14)
                radius: root.theme.px(12)
                color: root.theme.floorPanel
                border.color: root.theme.floorEdge
                border.width: Math.max(1, root.theme.px(2))

                PlainText {
                    id: said

                    objectName: "panelNote"
                    anchors.centerIn: parent
                    width: parent.width - 2 * root.theme.px(16)
                    text: root.screen.note
                    color: root.theme.floorSoft
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: Font.DemiBold
                    wrapMode: Text.WordWrap
                }
            }
        }
    }

    // The camera's picture of the cards, as large as possible.
    Row {
        id: pictures

        objectName: "pictures"
        x: root.margin
        y: details.y + details.height + root.theme.px(16)
        width: parent.width - 2 * x
        height: Math.max(0, Math.min(root.theme.px(250), camera.y - y - root.theme.px(8)))
        visible: root.screen.panel === "call" && root.screen.seen !== "" && height > root.theme.px(60)
        spacing: root.theme.px(8)

        Repeater {
            id: seen

            model: root.screen.pictures

            delegate: Sight {
                required property int index
                required image

                Accessible.role: Accessible.Graphic
                Accessible.name: root.screen.seen
                objectName: "picture." + index
                width: (pictures.width - (seen.count - 1) * pictures.spacing) / Math.max(1, seen.count)
                height: pictures.height
            }
        }
    }

    Item {
        id: camera

        x: root.margin
        y: parent.height - height - root.theme.px(16)
        width: parent.width - 2 * x
        height: Math.max(when.height, agree.height)
        visible: root.screen.panel === "call" && root.screen.seen !== "" && details.y + details.height <= y

        PlainText {
            id: when

            text: root.screen.seen
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
        }

        PlainText {
            id: agree

            objectName: "agrees"
            anchors.right: parent.right
            width: Math.min(implicitWidth, parent.width - when.width - root.theme.px(16))
            text: root.screen.agrees
            color: root.screen.agrees.startsWith("✓") ? root.theme.pay : root.theme.floor
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
            font.weight: Font.DemiBold
        }
    }

    Grid {
        id: acts

        x: root.margin
        y: parent.height - height - root.theme.px(16)
        width: parent.width - 2 * x
        visible: root.screen.panel === "table"
        columns: 2
        spacing: root.theme.gap

        Repeater {
            model: root.screen.acts

            delegate: TouchButton {
                required property int index
                required property string id
                required property string label

                objectName: "order." + id
                width: (parent.width - root.theme.gap) / 2
                theme: root.theme
                padding: 8
                fixed: theme.sizes.caption
                text: label
                onTapped: root.screen.order(id)
            }
        }
    }

    ConsoleChoices {
        id: choices

        x: root.margin
        y: details.y + details.height + root.theme.px(16)
        width: parent.width - 2 * x
        height: parent.height - y
        visible: root.screen.panel === "choose"
        theme: root.theme
        model: root.screen.choices
        onPicked: id => root.screen.choose(id)
    }

    ConsoleAmounts {
        x: root.margin
        y: details.y + details.height + root.theme.px(6)
        width: parent.width - 2 * x
        visible: root.screen.panel === "amounts"
        theme: root.theme
        screen: root.screen
    }

    PinPad {
        id: signature

        x: root.margin
        y: parent.height - height - root.theme.px(16)
        width: parent.width - 2 * x
        visible: root.signing
        theme: root.theme
        pad: root.screen.signPad
    }

    ConsoleList {
        id: alerts

        objectName: "alerts"
        x: root.margin
        y: details.y + title.height + root.theme.px(14)
        width: parent.width - 2 * x
        height: parent.height - y
        visible: root.screen.panel === "alerts"
        theme: root.theme
        model: root.screen.allAlerts

        delegate: ConsoleAlertKey {
            width: ListView.view.width
            theme: root.theme
            prefix: "listed."
            visible: alerts.shows(this)
            onTapped: root.screen.openAlert(table, key)
        }
    }

    Repeater {
        model: [choices, alerts]

        delegate: ScrollMark {
            required property Flickable modelData

            x: root.width - width - 2
            theme: root.theme
            list: modelData
        }
    }
}
