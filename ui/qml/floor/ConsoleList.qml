import QtQuick
import "../controls"

// A list that is dragged. A row is shown if it is whole, or if it is taller than the list.
ListView {
    required property Theme theme

    function shows(row: Item): bool {
        return row.height > height || row.y >= contentY - 1 && row.y + row.height <= contentY + height + 1;
    }

    clip: true
    snapMode: ListView.SnapToItem
    spacing: theme.gap
    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: 0 // Items created ahead are canceled with a warning if the list gets shorter.
}
