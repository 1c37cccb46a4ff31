pragma ComponentBehavior: Bound
import QtQuick
import Kiosk

// The menu of the table, in the place of the guide: it covers no card and no chip.
Rectangle {
    id: root

    required property Theme theme
    required property Menu menu

    color: theme.panel
    border.color: theme.edge
    border.width: 1

    Column {
        x: root.theme.px(24)
        y: Math.max(34, root.theme.px(34))
        width: parent.width - 2 * x
        spacing: root.theme.gap

        Repeater {
            model: root.menu.entries

            delegate: TouchButton {
                required property int index
                required property string key
                required property string label
                required property bool due

                objectName: "menu." + key
                width: parent?.width ?? 0
                theme: root.theme
                padding: 8
                size: 26
                dimmed: !due
                text: label
                onTapped: root.menu.choose(key)
            }
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.theme.px(24)
        x: root.theme.px(24)
        width: parent.width - 2 * x
        height: why.height + root.theme.px(24)
        visible: root.menu.strip !== ""
        radius: root.theme.px(10)
        color: "#5a1511"
        border.color: root.theme.take
        border.width: Math.max(1, root.theme.px(2))

        Text {
            id: why

            objectName: "menu.strip"
            anchors.centerIn: parent
            width: parent.width - root.theme.px(28)
            text: root.menu.strip
            color: "#ffffff"
            font.pixelSize: root.theme.type(22)
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }
    }
}
