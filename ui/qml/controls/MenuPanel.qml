pragma ComponentBehavior: Bound
import QtQuick
import Kiosk

// The place of the menu while it is open: in the place of the guide, on every page; on an upright screen, above.
Loader {
    id: root

    required property Theme theme
    property Menu menu: null

    y: theme.px(72)
    x: theme.leftHanded ? (parent?.width ?? 0) - width : 0
    width: theme.portrait ? parent?.width ?? 0 : theme.sideWidth
    height: theme.portrait ? theme.px(470) : (parent?.height ?? 0) - y - theme.footHeight
    active: menu?.isOpen ?? false

    sourceComponent: MenuSheet {
        theme: root.theme
        menu: root.menu
    }
}
