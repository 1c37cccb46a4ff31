import QtQuick
import Kiosk
import "../controls"

// The time, and the padlock beside it: a touch locks the screen, so that the glass can be cleaned.
Item {
    id: root

    required property Theme theme
    required property string time
    property Glass glass: null // A recalled hand has none.
    property real room: 0
    property color ink: theme.soft // of the padlock

    x: (parent?.width ?? 0) - width - theme.px(28) // The same place on every page.
    width: Math.max(glass === null ? 0 : theme.least, words.implicitWidth + (padlock.visible ? padlock.width + theme.px(14) : 0))
    height: glass === null ? room : theme.least
    Accessible.role: glass === null ? Accessible.NoRole : Accessible.Button
    Accessible.name: qsTr("Lock the screen to clean it")
    Accessible.onPressAction: root.glass?.lock()

    HeaderText {
        id: words

        anchors.right: padlock.visible ? padlock.left : parent.right
        anchors.rightMargin: padlock.visible ? root.theme.px(14) : 0
        height: root.room
        theme: root.theme
        size: root.theme.sizes.caption
        text: root.time
        color: root.theme.muted
    }

    Item {
        id: padlock

        anchors.right: parent.right
        visible: root.glass !== null
        y: (root.room - height) / 2
        width: Math.max(14, root.theme.px(22))
        height: Math.round(width * 1.25)

        Rectangle { // the shackle
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width * 0.66
            height: parent.height * 0.8
            radius: width / 2
            color: "transparent"
            border.color: tap.pressed ? root.theme.gold : root.ink
            border.width: Math.max(2, root.theme.px(3))
        }

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: parent.height * 0.58
            radius: root.theme.px(3)
            color: tap.pressed ? root.theme.gold : root.ink
        }
    }

    Touch {
        id: tap

        enabled: root.glass !== null
        onTapped: root.glass.lock()
    }
}
