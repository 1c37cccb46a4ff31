pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The left part of a desk page: its subject, its question, and the signer.
Rectangle {
    id: root

    required property Theme theme
    required property Desk screen

    property bool enters: false // Whether an amount is entered, in the place of a PIN pad.

    readonly property int choices: answers.count
    readonly property real answersHeight: Array.from({length: choices}, (_, nth) => heading.spacing + (answers.itemAt(nth)?.height ?? 0)).reduce((sum, each) => sum + each, 0)
    readonly property int margin: theme.sideMargin
    readonly property real keysY: height - theme.padFoot - theme.padHeight
    readonly property real leastWidth: letters.font ? Math.max(...screen.title.split(" ").map(word => Math.ceil(1.02 * letters.advanceWidth(word)))) + 2 * margin : 0 // No word of the title is broken.

    FontMetrics {
        id: letters

        font.pixelSize: root.theme.sizes.instruction
        font.weight: Font.DemiBold
    }

    color: theme.panel

    Column {
        id: heading

        x: root.margin
        y: Math.max(10, root.theme.px(24))
        width: parent.width - 2 * x
        spacing: root.theme.gap

        PlainText {
            objectName: "desk.title"
            width: parent.width
            visible: heading.y + implicitHeight + (asked.text === "" ? 0 : asked.implicitHeight + heading.spacing) + root.answersHeight + (root.enters ? heading.spacing + entry.leastHeight + root.theme.barPad : 0) <= root.height // Otherwise the question suffices.
            text: root.screen.title
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.instruction
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        PlainText {
            objectName: "desk.lead"
            width: parent.width
            visible: text !== "" && root.screen.ask === "" && !root.enters
            text: root.screen.lead
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }

        PlainText {
            id: asked

            objectName: "desk.ask"
            width: parent.width
            visible: text !== ""
            text: root.screen.ask
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        Repeater {
            id: answers

            model: root.screen.answers

            delegate: TouchButton {
                required property int index
                required property string label

                objectName: "answer." + index
                width: parent?.width ?? 0
                theme: root.theme
                padding: 8
                fixed: theme.sizes.caption
                grows: true
                tone: "floorQuiet"
                text: label
                onTapped: root.screen.answer(index)
            }
        }

        PinPad {
            visible: root.screen.signPad.title !== ""
            width: parent.width
            theme: root.theme
            pad: root.screen.signPad
            columns: 3
            hasKeys: false
        }
    }

    PinKeys {
        x: root.margin
        y: root.keysY
        visible: root.screen.signPad.title !== "" && root.screen.signPad.signer !== ""
        theme: root.theme
        pad: root.screen.signPad
        prefix: "pin."
    }

    DeskAmount {
        id: entry

        x: root.margin
        y: heading.y + heading.height + root.theme.gap
        width: root.width - 2 * root.margin
        height: root.height - y - root.theme.barPad
        visible: root.enters
        atFoot: true
        theme: root.theme
        screen: root.screen
    }

    TouchButton {
        objectName: "desk.sign"
        visible: root.screen.signPad.signer !== ""
        x: root.margin
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.theme.barPad
        width: root.width - 2 * root.margin
        theme: root.theme
        padding: 6
        weight: Font.Bold
        tone: "floor"
        dimmed: !root.screen.signPad.isEnough
        text: root.screen.signText
        onTapped: root.screen.sign()
    }
}
