pragma ComponentBehavior: Bound
import QtQuick
import Kiosk

// Where the menu stands while it is open: in the place of the guide, on every page.
Loader {
    id: root

    required property Theme theme
    property Menu menu: null

    y: theme.px(72)
    width: Math.max(264, theme.px(420))
    height: (parent?.height ?? 0) - y - Math.max(theme.px(132), theme.touch + 2 * theme.barPad)
    active: menu?.isOpen ?? false

    sourceComponent: ShiftMenu {
        theme: root.theme
        menu: root.menu
    }
}
