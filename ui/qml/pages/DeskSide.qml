pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The left of such a page: what it is about, what is asked, and who signs.
Rectangle {
    id: root

    required property Theme theme
    required property Desk screen

    readonly property int margin: Math.max(14, theme.px(24))

    color: theme.panel

    Column {
        x: root.margin
        y: Math.max(10, root.theme.px(24))
        width: parent.width - 2 * x
        spacing: root.theme.gap

        PlainText {
            objectName: "desk.title"
            width: parent.width
            text: root.screen.title
            color: root.theme.ink
            font.pixelSize: root.theme.type(40)
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 16
        }

        PlainText {
            objectName: "desk.lead"
            width: parent.width
            visible: text !== "" && root.screen.ask === ""
            text: root.screen.lead
            color: root.theme.soft
            font.pixelSize: root.theme.type(24)
            wrapMode: Text.WordWrap
        }

        PlainText {
            objectName: "desk.ask"
            width: parent.width
            visible: text !== ""
            text: root.screen.ask
            color: root.theme.ink
            font.pixelSize: root.theme.type(28)
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        Repeater {
            model: root.screen.answers

            delegate: TouchButton {
                required property int index
                required property string label

                objectName: "answer." + index
                width: parent?.width ?? 0
                theme: root.theme
                padding: 8
                size: 24
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
        }
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
        size: 26
        weight: Font.Bold
        tone: "floor"
        dimmed: !root.screen.signPad.isEnough
        text: root.screen.signText
        onTapped: root.screen.sign()
    }
}
