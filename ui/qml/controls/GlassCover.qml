pragma ComponentBehavior: Bound
import QtQuick
import Kiosk

// Over the whole window: the lock at its foot while the glass is cleaned, and darkness while nobody needs the screen.
// The touch guard drops the touches; the page below stays visible.
Item {
    id: root

    required property Theme theme
    required property Glass glass

    Loader {
        active: root.glass.locked
        y: root.height - height
        width: root.width

        sourceComponent: Rectangle {
            implicitHeight: root.theme.footHeight
            color: root.theme.panel
            border.color: root.theme.gold
            border.width: Math.max(2, root.theme.px(3))

            UnlockKey {
                anchors.left: parent.left
                theme: root.theme
                glass: root.glass
                number: 1
            }

            PlainText {
                objectName: "lockSentence"
                anchors.centerIn: parent
                width: parent.width - 2 * (2 * root.theme.touch + 2 * root.theme.barPad)
                horizontalAlignment: Text.AlignHCenter
                text: root.glass.sentence
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.button
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
            }

            UnlockKey {
                anchors.right: parent.right
                theme: root.theme
                glass: root.glass
                number: 2
            }
        }
    }

    Rectangle {
        objectName: "dimmed"
        anchors.fill: parent
        visible: root.glass.dimmed
        color: "black"
        opacity: 0.85
    }
}
