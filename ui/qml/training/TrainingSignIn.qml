pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The sign-in, and the signature of a trainer, beside the examinations of the person who is certified. The pad is where
// it is at every table.
Item {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    readonly property real padX: theme.leftHanded ? width - theme.sideMargin - theme.padWidth : theme.sideMargin

    PinKeys {
        id: keys

        x: root.padX
        y: root.height - root.theme.footHeight - root.theme.padFoot - height
        visible: root.screen.signPad.signer !== ""
        theme: root.theme
        pad: root.screen.signPad
        prefix: "pin."
    }

    TouchButton {
        objectName: "signIn"
        x: root.padX
        y: keys.y + keys.height + root.theme.gap
        visible: keys.visible
        width: keys.width
        theme: root.theme
        tone: "primary"
        fixed: theme.sizes.primary
        dimmed: !root.screen.signPad.isEnough
        text: root.screen.view === "sign" ? qsTr("Sign") : qsTr("Sign in")
        onTapped: root.screen.signIn()
    }

    Column {
        readonly property int gap: root.theme.px(48)

        visible: tries.count > 0
        x: root.theme.leftHanded ? middle.x - gap - width : middle.x + middle.width + gap
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(root.theme.px(560), middle.x - 2 * gap)
        spacing: root.theme.px(14)

        PlainText {
            text: qsTr("Examinations")
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
        }

        Repeater {
            id: tries

            model: root.screen.tries

            delegate: PlainText {
                required property int index
                required property string label

                objectName: "try." + index
                width: parent.width
                text: label
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.button
                wrapMode: Text.WordWrap
            }
        }
    }

    Column {
        id: middle

        anchors.centerIn: parent
        width: Math.max(3 * root.theme.least + 2 * root.theme.gap, root.theme.px(560))
        spacing: root.theme.px(26)

        PlainText {
            width: parent.width
            text: root.screen.signs !== "" ? root.screen.signs : qsTr("Sign in to train at %1").arg(root.screen.title)
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.instruction
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        PinPad {
            width: parent.width
            theme: root.theme
            pad: root.screen.signPad
            columns: 3
            hasKeys: false
        }

        TouchButton {
            objectName: "signCancel"
            visible: root.screen.view === "sign"
            width: parent.width
            theme: root.theme
            text: qsTr("Cancel")
            onTapped: root.screen.backToPerson()
        }

        TouchButton {
            objectName: "stop"
            visible: root.screen.view === "exam_sign"
            width: parent.width
            theme: root.theme
            text: qsTr("Stop")
            onTapped: root.screen.goHome()
        }
    }
}
