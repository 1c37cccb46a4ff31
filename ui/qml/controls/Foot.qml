import QtQuick
import QtQuick.Layouts

// The bar at the foot of a page: what goes back at the left, the primary action at the right, for a left hand the other
// way round. Its buttons are what is written inside it.
Rectangle {
    id: root

    required property Theme theme
    default property alias buttons: row.data

    implicitHeight: theme.footHeight
    color: theme.panel

    Rectangle {
        width: parent.width
        height: 1
        color: root.theme.line
    }

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: root.theme.px(28)
        anchors.rightMargin: root.theme.px(28)
        anchors.topMargin: root.theme.barPad
        anchors.bottomMargin: root.theme.barPad
        layoutDirection: root.theme.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
        spacing: Math.max(10, root.theme.px(18))
    }
}
