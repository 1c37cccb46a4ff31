import QtQuick
import QtQuick.Layouts

// The bar at the foot of a page: the way back at the left, the primary action at the right; for a left hand the other
// way round. Its buttons are its children. On an upright screen a bar may have two rows: the next steps, in
// `ahead`, is then above the others.
Rectangle {
    id: root

    required property Theme theme
    property bool inTwoRows: false
    property alias row: row
    property alias ahead: ahead
    default property alias buttons: row.data

    implicitHeight: theme.footHeight + (inTwoRows ? theme.stepHeight + theme.gap : 0)
    color: theme.panel

    Rectangle {
        width: parent.width
        height: 1
        color: root.theme.line
    }

    component Buttons: RowLayout {
        property Theme theme

        x: theme.px(28)
        width: parent.width - 2 * x
        layoutDirection: theme.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
        spacing: Math.max(10, theme.px(theme.portrait ? 10 : 18))
    }

    Buttons {
        id: ahead

        theme: root.theme
        y: root.theme.barPad
        height: root.theme.stepHeight
    }

    Buttons {
        id: row

        theme: root.theme
        y: root.height - height - root.theme.barPad
        height: root.theme.footHeight - 2 * root.theme.barPad
    }
}
