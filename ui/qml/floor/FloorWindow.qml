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
        id: tables

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

    Strip {
        readonly property bool atTables: root.floor.view === "floor"

        visible: root.floor.strip !== "" && root.floor.view !== "people" && root.floor.view !== "books" // These pages show their own refusals.

        readonly property int side: root.theme.portrait ? root.theme.px(28) : root.theme.px(522)

        x: atTables && !root.theme.portrait ? root.theme.px(452) : side // Over the tables, without covering a key.
        y: root.height - ((tables.item as ConsolePage)?.barHeight ?? root.theme.px(132)) - height - root.theme.gap
        width: root.width - x - side
        height: implicitHeight
        theme: root.theme
        screen: root.floor
    }
}
