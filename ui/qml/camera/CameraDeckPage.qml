import QtQuick
import Kiosk

// The page on which decks are shown to the camera, and the deck in play is chosen.
CameraFrame {
    id: root

    readonly property DeckScreen deck: screen as DeckScreen

    CameraDeckKeys {
        width: parent.width
        theme: root.theme
        deck: root.deck
    }
}
