import QtQuick
import "../controls"

// A device as a dot, with its word if it fits or if the device needs attention.
Row {
    id: root

    required property Theme theme
    required property string label
    required property bool ok
    required property bool named
    readonly property real wordWidth: word.implicitWidth

    spacing: theme.px(10)

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(8, root.theme.px(12))
        height: width
        radius: width / 2
        color: root.ok ? root.theme.pay : root.theme.floor
    }

    HeaderText {
        id: word

        theme: root.theme
        size: root.theme.sizes.caption
        visible: root.named || !root.ok
        text: root.label
        color: root.ok ? root.theme.muted : root.theme.floor
    }
}
