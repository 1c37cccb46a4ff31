pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Alerts at the left; actions on the shown call or table at the right. On an upright screen, one above the other.
Rectangle {
    id: root

    required property Theme theme
    required property FloorScreen screen
    required property int panelWidth

    readonly property int keyHeight: Math.max(theme.touch, theme.px(92), Math.ceil((theme.portrait ? 5.3 : 3.9) * theme.sizes.caption))
    readonly property int line: theme.portrait ? height / 2 : height
    readonly property int shown: !theme.portrait && screen.secondary !== "" ? 2 : 3 // beside two keys
    readonly property int alertRoom: (theme.portrait ? width : keys.x) - (all.visible ? all.width : 0) - 2 * theme.px(24) - shown * theme.px(16)
    readonly property int alertWidth: theme.portrait ? alertRoom / shown : Math.min(Math.max(theme.px(288), 12 * theme.sizes.caption), alertRoom / shown)

    color: theme.panel

    Rectangle {
        width: parent.width
        height: 1
        color: root.theme.line
    }

    Row {
        id: alerts

        x: root.theme.px(24)
        y: (root.line - height) / 2
        spacing: root.theme.px(16)

        Repeater {
            model: root.screen.alerts

            delegate: ConsoleAlertKey {
                visible: index < root.shown
                width: root.alertWidth
                height: root.keyHeight
                most: root.keyHeight - 2 * border.width
                theme: root.theme
                onTapped: root.screen.openAlert(table, key)
            }
        }

        TouchButton {
            id: all

            objectName: "allAlerts"
            visible: root.screen.moreAlerts !== ""
            height: root.keyHeight
            theme: root.theme
            fixed: theme.sizes.caption
            text: root.screen.moreAlerts
            onTapped: root.screen.listAlerts()
        }
    }

    Row {
        id: keys

        anchors.right: parent.right
        anchors.rightMargin: root.theme.px(24)
        y: root.height - root.line + (root.line - height) / 2
        spacing: root.theme.px(16)

        TouchButton {
            objectName: "otherwise"
            visible: root.screen.secondary !== ""
            width: Math.max(implicitWidth, root.theme.px(220))
            height: root.keyHeight
            theme: root.theme
            fixed: theme.sizes.button
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
            fixed: theme.sizes.primary
            weight: Font.Bold
            dimmed: root.screen.panel === "sign" && !root.screen.signPad.isEnough
            text: root.screen.primary
            onTapped: root.screen.proceed()
        }
    }
}
