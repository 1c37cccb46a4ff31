pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Alerts at the left; what is done with what is looked at, at the right.
Rectangle {
    id: root

    required property Theme theme
    required property FloorScreen screen
    required property int panelWidth

    readonly property int keyHeight: Math.max(theme.touch, theme.px(92))

    color: theme.panel

    Rectangle {
        width: parent.width
        height: 1
        color: root.theme.line
    }

    Row {
        id: alerts

        x: root.theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.theme.px(16)

        Repeater {
            model: root.screen.alerts

            delegate: ConsoleAlertKey {
                width: root.theme.px(288)
                height: root.keyHeight
                theme: root.theme
                onTapped: root.screen.openAlert(table, key)
            }
        }

        TouchButton {
            objectName: "allAlerts"
            visible: root.screen.moreAlerts !== ""
            height: root.keyHeight
            theme: root.theme
            size: 24
            text: root.screen.moreAlerts
            onTapped: root.screen.listAlerts()
        }
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: root.theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.theme.px(16)

        TouchButton {
            objectName: "otherwise"
            visible: root.screen.secondary !== ""
            width: Math.max(implicitWidth, root.theme.px(220))
            height: root.keyHeight
            theme: root.theme
            text: root.screen.secondary
            onTapped: root.screen.otherwise()
        }

        TouchButton {
            objectName: "primary"
            visible: root.screen.primary !== ""
            width: root.panelWidth - root.theme.px(48)
            height: root.keyHeight
            theme: root.theme
            tone: "primary"
            size: 34
            weight: Font.Bold
            dimmed: root.screen.panel === "sign" && !root.screen.signPad.isEnough
            text: root.screen.primary
            onTapped: root.screen.proceed()
        }
    }
}
