import QtQuick
import Kiosk
import "../controls"

// Who trains? The pad is where it is at every table.
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
        size: 32
        dimmed: !root.screen.signPad.isEnough
        text: root.screen.view === "sign" ? qsTr("Sign") : qsTr("Sign in")
        onTapped: root.screen.signIn()
    }

    Column {
        anchors.centerIn: parent
        width: Math.max(3 * root.theme.least + 2 * root.theme.gap, root.theme.px(560))
        spacing: root.theme.px(26)

        PlainText {
            width: parent.width
            text: root.screen.signs !== "" ? root.screen.signs : qsTr("Sign in to train at %1").arg(root.screen.title)
            color: root.theme.ink
            font.pixelSize: root.theme.type(42)
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
            size: 26
            text: qsTr("Cancel")
            onTapped: root.screen.backToPerson()
        }

        TouchButton {
            objectName: "stop"
            visible: root.screen.view === "exam_sign"
            width: parent.width
            theme: root.theme
            size: 26
            text: qsTr("Stop")
            onTapped: root.screen.goHome()
        }
    }
}
