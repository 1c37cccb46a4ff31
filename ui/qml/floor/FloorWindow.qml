pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"
import "../pages"

// The window of a console of the floor: calls at the left, tables in the middle, details at the right.
Window {
    id: root

    required property FloorScreen floor
    required property real inches

    color: theme.background
    title: qsTr("Floor console")

    readonly property Theme theme: Theme {
        width: root.width
        height: root.height
        inches: root.inches
        leastInches: 15.6
    }

    Loader {
        anchors.fill: parent
        active: root.floor.view === "floor"

        sourceComponent: ConsolePage {
            theme: root.theme
            screen: root.floor
        }
    }

    Loader {
        anchors.fill: parent
        active: root.floor.view === "sign_in"

        sourceComponent: ConsoleSignIn {
            theme: root.theme
            screen: root.floor
        }
    }

    Loader {
        anchors.fill: parent
        active: root.floor.view === "people" && root.floor.people !== null

        sourceComponent: PeoplePage {
            theme: root.theme
            screen: root.floor.people
            away: qsTr("← Back to the floor")
        }
    }

    Loader {
        anchors.fill: parent
        active: root.floor.view === "books" && root.floor.books !== null

        sourceComponent: BooksPage {
            theme: root.theme
            screen: root.floor.books
            away: qsTr("← Back to the floor")
        }
    }
}
