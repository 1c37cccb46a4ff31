pragma ComponentBehavior: Bound
import QtQuick
import Kiosk

// The window of the kiosk.
Window {
    id: root

    required property TableScreen table

    color: theme.background
    title: root.table.tableId

    readonly property Theme theme: Theme {
        width: root.width
        height: root.height
    }

    TablePage {
        anchors.fill: parent
        visible: root.table.view === "table"
        theme: root.theme
        screen: root.table
    }

    Loader {
        anchors.fill: parent
        active: root.table.view === "sign_in"

        sourceComponent: SignIn {
            theme: root.theme
            screen: root.table
        }
    }

    Loader {
        anchors.fill: parent
        active: root.table.view === "stopped"

        sourceComponent: Stopped {
            theme: root.theme
            screen: root.table
        }
    }
}
