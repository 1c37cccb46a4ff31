pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The hand history: the list of hands, or one recalled hand.
Item {
    id: root

    required property Theme theme
    required property HistoryScreen screen

    Loader {
        anchors.fill: parent
        active: root.screen.page === "list"

        sourceComponent: HistoryPage {
            theme: root.theme
            history: root.screen
        }
    }

    Loader {
        anchors.fill: parent
        active: root.screen.page === "recall"

        sourceComponent: RecallPage {
            theme: root.theme
            recall: root.screen.recalled
        }
    }
}
