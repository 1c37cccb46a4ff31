import QtQuick
import Kiosk

// The table's decks are shown to the camera, and the one that is in play is chosen.
CameraFrame {
    id: root

    readonly property DeckScreen deck: screen as DeckScreen

    CameraDeckKeys {
        width: parent.width
        theme: root.theme
        deck: root.deck
    }
}
