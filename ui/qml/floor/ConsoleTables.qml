pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Every table of the pit, in whole rows. Only visible ones are drawn, and their items are reused.
Item {
    id: root

    required property Theme theme
    required property FloorScreen screen
    required property int stripRoom // below the tables, while a message is shown

    readonly property int pad: theme.px(12)
    readonly property int columns: Math.max(2, Math.floor((width - pad) / Math.max(theme.px(236), 9.5 * theme.sizes.caption)))
    readonly property int usualRow: Math.max(theme.px(252), theme.px(132) + Math.ceil(1.2 * theme.sizes.button + 3.7 * theme.sizes.caption))
    readonly property int rows: Math.max(1, Math.floor((height - grid.y - Math.max(stripRoom, 2.2 * theme.sizes.caption)) / (0.78 * usualRow))) // as many with a message of one line

    GridView {
        id: grid

        property int first: 0 // row in sight

        objectName: "tables"
        x: root.pad + root.theme.gap / 2
        y: root.pad + root.theme.gap / 2
        width: root.columns * cellWidth
        height: root.rows * cellHeight
        clip: true
        cellWidth: Math.floor((root.width - 2 * root.pad) / root.columns)
        cellHeight: Math.floor((root.height - y - root.stripRoom) / root.rows)
        snapMode: GridView.SnapToRow
        onCellHeightChanged: contentY = Math.max(0, Math.min(first * cellHeight, contentHeight - height))
        onMovementEnded: first = Math.round(contentY / cellHeight)
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

    ScrollMark {
        x: root.width - width - 2
        theme: root.theme
        list: grid
    }
}
