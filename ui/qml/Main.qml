pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "controls"
import "shift"
import "table"

// The window of the kiosk.
Window {
    id: root

    required property Comfort comfort
    required property TableScreen table
    required property ShiftScreen shift
    required property Menu menu
    required property Pages pages
    required property Glass glass

    color: theme.background
    title: root.table.tableId

    readonly property Theme theme: Theme {
        width: root.width
        height: root.height
        comfort: root.comfort
    }

    TablePage {
        anchors.fill: parent
        visible: root.table.view === "table" && root.pages.page === null && root.shift.page === ""
        theme: root.theme
        screen: root.table
        menu: root.menu
        glass: root.glass
        onWhy: root.pages.why()
    }

    Loader {
        anchors.fill: parent
        active: root.table.view === "sign_in" && root.pages.page === null && root.shift.page === ""

        sourceComponent: SignIn {
            theme: root.theme
            screen: root.table
            menu: root.menu
            glass: root.glass
        }
    }

    Loader {
        anchors.fill: parent
        active: root.shift.page !== "" && root.pages.page === null

        sourceComponent: ShiftPage {
            theme: root.theme
            screen: root.shift
            table: root.table
            menu: root.menu
            glass: root.glass
        }
    }

    Loader {
        readonly property Page page: root.pages.page

        anchors.fill: parent
        anchors.topMargin: header.bare || !header.visible ? 0 : Math.max(header.height, root.theme.least + root.theme.gap) // Clear of the padlock.
        onPageChanged: page === null ? setSource("") : setSource(root.pages.source, root.pages.live ? {
            theme: root.theme,
            screen: page,
            table: root.table
        } : {
            theme: root.theme,
            screen: page
        })
    }

    PageHeader {
        id: header

        readonly property var pageShown: root.pages.page // Of any kind.

        readonly property bool fits: bare || root.height >= 13 * root.theme.least // On a small glass, the pages need its height.

        visible: root.pages.page !== null && fits && !pageShown?.surface // The test of the touchscreen has all of it.
        bare: pageShown?.page === "recall"
        width: root.width
        height: implicitHeight
        theme: root.theme
        screen: root.table
        glass: root.glass
    }

    // A page may have no strip: then messages of the window are shown over its foot for a moment.
    Strip {
        x: (root.width - width) / 2
        y: root.height - root.theme.footHeight - height - root.theme.gap
        width: root.width - 2 * root.theme.px(34)
        height: implicitHeight
        theme: root.theme
        screen: root.pages
    }

    Loader {
        anchors.fill: parent
        active: root.table.view === "stopped" && root.pages.page === null

        sourceComponent: Stopped {
            theme: root.theme
            screen: root.table
            menu: root.menu
            glass: root.glass
        }
    }

    GlassCover {
        anchors.fill: parent
        theme: root.theme
        glass: root.glass
    }
}
