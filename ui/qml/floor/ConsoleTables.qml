pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Every table of the pit. Only visible ones are drawn, and their items are reused.
Item {
    id: root

    required property Theme theme
    required property FloorScreen screen

    readonly property int pad: theme.px(12)
    readonly property int columns: Math.max(2, Math.floor((width - pad) / Math.max(theme.px(236), 9.5 * theme.sizes.caption)))

    GridView {
        id: grid

        objectName: "tables"
        x: root.pad + root.theme.gap / 2
        y: root.pad + root.theme.gap / 2
        width: root.columns * cellWidth
        height: root.height - y
        clip: true
        cellWidth: Math.floor((root.width - 2 * root.pad) / root.columns)
        cellHeight: Math.max(root.theme.px(252), root.theme.px(132) + Math.ceil(1.2 * root.theme.sizes.button + 3.7 * root.theme.sizes.caption))
        cacheBuffer: 0 // Items created ahead are canceled with a warning if the list gets shorter.
        reuseItems: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.screen.tables

        delegate: ConsoleTableTile {
            GridView.onPooled: visible = false // The item of a removed table would stay visible until it is reused.
            GridView.onReused: visible = true
            width: grid.cellWidth - root.theme.gap
            height: grid.cellHeight - root.theme.gap
            theme: root.theme
            onTapped: root.screen.openTable(id)
        }
    }

    PlainText {
        objectName: "noTables"
        anchors.centerIn: parent
        width: parent.width - 4 * root.pad
        visible: text !== ""
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: root.screen.noTables
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.button
    }

    // The position of the list.
    Rectangle {
        visible: grid.contentHeight > grid.height
        x: root.width - width - 2
        y: grid.y + grid.visibleArea.yPosition * grid.height
        width: Math.max(4, root.theme.px(6))
        height: Math.max(root.theme.px(40), grid.visibleArea.heightRatio * grid.height)
        radius: width / 2
        color: root.theme.edge
    }
}
