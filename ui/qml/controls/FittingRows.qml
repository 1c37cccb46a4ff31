import QtQuick

// Counts the last rows of a column that its place has no room for: a page then has fewer of them, and nothing is cut off.
QtObject {
    required property Repeater rows
    required property Column column
    required property real room
    signal tooMany(fitting: int)

    readonly property real over: column.visible ? column.implicitHeight - room : 0

    onOverChanged: {
        if (over > 0)
            Qt.callLater(count);
    }

    function count(): void {
        let [fitting, left] = [rows.count, over];
        while (left > 0 && fitting > 1) {
            fitting -= 1;
            left -= rows.itemAt(fitting).height + column.spacing;
        }
        if (fitting < rows.count)
            tooMany(fitting);
    }
}
