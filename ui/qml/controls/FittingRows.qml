import QtQuick

// Counts the rows of a column for which its place has room: a page then has no more of them, and nothing is cut off. If the
// place grows, it may have as many as usual again: 0.
QtObject {
    required property Repeater rows
    required property Column column
    required property real room
    property real lastRoom: 0 // The room before the present change.
    signal fits(most: int)

    readonly property real over: column.visible ? column.implicitHeight - room : 0

    onRoomChanged: {
        if (lastRoom > 0 && room > lastRoom)
            fits(0);
        lastRoom = room;
    }

    onOverChanged: {
        if (over > 0)
            Qt.callLater(count);
    }

    function count(): void {
        for (const row of column.children) // The rows may have changed since the last layout.
            for (const child of row.children)
                (child as Column)?.forceLayout();
        column.forceLayout();
        let [fitting, left] = [rows.count, over];
        while (left > 0 && fitting > 1) {
            fitting -= 1;
            left -= rows.itemAt(fitting).height + column.spacing;
        }
        if (fitting < rows.count)
            fits(fitting);
    }
}
