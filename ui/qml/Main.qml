pragma ComponentBehavior: Bound
import QtQuick
import Kiosk

// The window of the kiosk.
Window {
    id: root

    required property TableScreen table
    required property HistoryScreen history
    required property RulesScreen rules
    required property ShiftScreen shift
    required property Menu menu

    color: theme.background
    title: root.table.tableId

    readonly property Theme theme: Theme {
        width: root.width
        height: root.height
    }

    TablePage {
        anchors.fill: parent
        visible: root.table.view === "table" && root.history.page === "" && !root.rules.isOpen && root.shift.page === ""
        theme: root.theme
        screen: root.table
        menu: root.menu
        onWhy: root.rules.why()
    }

    Loader {
        anchors.fill: parent
        active: root.table.view === "sign_in" && root.history.page === "" && !root.rules.isOpen && root.shift.page === ""

        sourceComponent: SignIn {
            theme: root.theme
            screen: root.table
        }
    }

    Loader {
        anchors.fill: parent
        active: root.shift.page !== "" && root.history.page === ""

        sourceComponent: ShiftPage {
            theme: root.theme
            screen: root.shift
        }
    }

    Loader {
        anchors.fill: parent
        active: root.table.view !== "stopped" && root.history.page === "list"

        sourceComponent: HistoryPage {
            theme: root.theme
            history: root.history
        }
    }

    Loader {
        anchors.fill: parent
        active: root.table.view !== "stopped" && root.rules.isOpen

        sourceComponent: RulesPage {
            theme: root.theme
            rules: root.rules
        }
    }

    Loader {
        anchors.fill: parent
        active: root.table.view !== "stopped" && root.history.page === "recall"

        sourceComponent: RecallPage {
            theme: root.theme
            history: root.history
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
