pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The sign-in, and the signature of a trainer, beside the examinations of the person who is certified.
Item {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    Column {
        visible: tries.count > 0
        anchors {
            right: pad.left
            rightMargin: root.theme.px(60)
            verticalCenter: parent.verticalCenter
        }
        width: Math.min(root.theme.px(560), pad.x - 2 * root.theme.px(60))
        spacing: root.theme.px(14)

        PlainText {
            text: qsTr("Examinations")
            color: root.theme.muted
            font.pixelSize: root.theme.type(24)
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
                font.pixelSize: root.theme.type(26)
                wrapMode: Text.WordWrap
            }
        }
    }

    Column {
        id: pad

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
        }

        TouchButton {
            objectName: "signIn"
            visible: root.screen.signPad.signer !== ""
            width: parent.width
            theme: root.theme
            tone: "primary"
            size: 32
            dimmed: !root.screen.signPad.isEnough
            text: root.screen.view === "sign" ? qsTr("Sign") : qsTr("Sign in")
            onTapped: root.screen.signIn()
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
