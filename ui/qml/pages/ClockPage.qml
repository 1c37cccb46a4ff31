pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The entry of the time if the clock is behind the records. A supervisor enters it and signs, at one pad.
Rectangle {
    id: root

    required property Theme theme
    required property ClockScreen screen

    readonly property int margin: theme.sideMargin
    readonly property real column: (width - 3 * margin) / 2
    readonly property real entryX: theme.leftHanded ? 2 * margin + column : margin // Place of the time; the signer is beside it.
    readonly property real padX: theme.leftHanded ? width - margin - theme.padWidth : margin

    color: theme.background

    Column {
        x: root.entryX
        y: root.margin
        width: root.column
        spacing: root.theme.gap

        PlainText {
            width: parent.width
            text: qsTr("Enter the time")
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.primary
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        PlainText {
            objectName: "clock.why"
            width: parent.width
            text: root.screen.why
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }

        PlainText {
            objectName: "clock.note"
            width: parent.width
            text: root.screen.note
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }

        PlainText {
            objectName: "clock.entered"
            width: parent.width
            text: root.screen.entered
            color: root.theme.gold
            font.pixelSize: root.theme.sizes.instruction
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }
    }

    NumberKeys {
        x: root.padX
        y: foot.y - root.theme.padFoot - root.theme.padHeight
        visible: !pin.chosen
        theme: root.theme
        prefix: "clock."
        extra: ""
        onPressed: key => root.screen.key(key)
    }

    PinKeys {
        x: root.padX
        y: foot.y - root.theme.padFoot - root.theme.padHeight
        visible: pin.chosen
        theme: root.theme
        pad: root.screen.signPad
        prefix: "pin."
    }

    PinPad {
        id: pin

        x: 3 * root.margin + root.column - root.entryX
        y: root.margin
        width: root.column
        theme: root.theme
        pad: root.screen.signPad
        hasKeys: false
    }

    Strip {
        x: pin.x
        y: foot.y - height - root.theme.gap
        width: root.column
        height: Math.max(34, root.theme.px(48))
        theme: root.theme
        screen: root.screen
    }

    Rectangle {
        id: foot

        y: root.height - height
        width: root.width
        height: root.theme.footHeight
        color: root.theme.panel

        Rectangle {
            width: parent.width
            height: 1
            color: root.theme.line
        }

        TouchButton {
            objectName: "clock.close"
            x: root.theme.px(28)
            y: root.theme.barPad
            height: parent.height - 2 * y
            theme: root.theme
            text: qsTr("← Back to the table")
            onTapped: root.screen.leave()
        }

        TouchButton {
            objectName: "clock.sign"
            anchors.right: parent.right
            anchors.rightMargin: root.theme.px(28)
            y: root.theme.barPad
            height: parent.height - 2 * y
            theme: root.theme
            tone: "floor"
            dimmed: !(root.screen.isWhole && root.screen.signPad.isEnough)
            text: qsTr("Sign for this time")
            onTapped: root.screen.sign()
        }
    }
}
