import QtQuick
import QtQuick.Layouts

// The bar at the bottom of a training page: what leads away at the left, the primary action at the right.
Rectangle {
    id: root

    required property Theme theme
    default property alias content: row.data

    implicitHeight: Math.max(theme.px(132), theme.touch + 2 * theme.barPad)
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
        spacing: Math.max(10, root.theme.px(18))
    }
}
