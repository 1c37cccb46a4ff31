pragma ComponentBehavior: Bound
import QtQuick
import Kiosk

// The camera's zones, drawn on the table as the camera sees it.
CameraFrame {
    id: root

    readonly property ZonesScreen zones: screen as ZonesScreen

    CameraZoneKeys {
        width: parent.width
        theme: root.theme
        zones: root.zones
    }

    over: CameraZones {
        anchors.fill: parent
        theme: root.theme
        zones: root.zones
    }
}
