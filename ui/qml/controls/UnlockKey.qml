import QtQuick
import Kiosk

// A key of the lock, at one end of the bar. The next key is gold.
TouchButton {
    required property Glass glass
    required property int number

    objectName: "unlock." + number
    anchors.verticalCenter: parent?.verticalCenter
    anchors.margins: theme.barPad
    width: 2 * theme.touch
    tone: glass.nextKey === number ? "primary" : "plain"
    fixed: theme.sizes.primary
    text: number
    onTapped: glass.unlock(objectName)
}
