pragma ComponentBehavior: Bound
import QtQuick

// The pay tables of a game, as many beside each other as there is room for; the others are a touch away.
Item {
    id: root

    required property Theme theme
    required property QtObject columns

    readonly property int gap: Math.max(10, theme.px(24))
    readonly property int pages: Math.ceil(shown.count / across)
    readonly property int across: letters.font && (most(height) < shown.count ? most(height - theme.touch - gap) : Math.max(1, shown.count))
    property int page: 0

    onPagesChanged: page = 0

    component PayColumn: Column {
        required property int index
        required property var tables
        required property bool wide
    }

    function columnAt(nth: int): PayColumn {
        return shown.itemAt(nth) as PayColumn;
    }

    // Return how many columns fit beside each other, every table with all its lines.
    function most(room: real): int {
        for (let across = shown.count; across > 1; across--) {
            const fits = Array.from({length: shown.count}, (_, nth) => nth).every(nth => fitsIn(nth, across, room));
            if (fits)
                return across;
        }
        return 1;
    }

    function fitsIn(nth: int, across: int, room: real): bool {
        const width = widthOf(nth, across);
        const tables = columnAt(nth)?.tables ?? [];
        return width >= 11 * theme.sizes.caption && tables.reduce((sum, table) => sum + heightOf(table, width) + gap, -gap) <= room;
    }

    function widthOf(nth: int, across: int): real {
        const first = nth - nth % across;
        let parts = 0, count = 0;
        for (let at = first; at < Math.min(first + across, shown.count); at++, count++)
            parts += columnAt(at)?.wide ? 1.3 : 1;
        return Math.floor((width - (count - 1) * gap) / parts * (columnAt(nth)?.wide ? 1.3 : 1));
    }

    function heightOf(table: var, width: real): real {
        const inner = width - 2 * theme.px(22);
        const cells = table.heads.length > 0 ? table.heads.length * (wide(table.heads[table.heads.length - 1]) + theme.px(20)) : Math.max(0, ...table.lines.map(line => wide(line.cells[0] ?? "")));
        const room = inner - cells - theme.px(8);
        const line = Math.ceil(1.25 * theme.sizes.caption);
        const lines = table.lines.map(({name, note}) => (rows(name, room) + (note ? rows(note, room) : 0)) * line + theme.px(13));
        return lines.reduce((sum, height) => sum + height, 2 * theme.px(16) + theme.px(8) + Math.ceil(1.25 * theme.sizes.button) * rows(table.title, 0.9 * inner));
    }

    function rows(words: string, room: real): int {
        return Math.max(1, Math.ceil(1.12 * letters.advanceWidth(words) / room)); // a line seldom ends where its room does
    }

    function wide(words: string): real {
        return Math.ceil(1.08 * letters.advanceWidth(words)); // heavier letters are wider
    }

    FontMetrics {
        id: letters

        font.pixelSize: root.theme.sizes.caption
    }

    Row {
        objectName: "payTables"
        spacing: root.gap

        Repeater {
            id: shown

            model: root.columns

            delegate: PayColumn {
                id: column

                visible: Math.floor(index / root.across) === root.page
                width: root.widthOf(index, root.across)
                spacing: root.gap

                Repeater {
                    model: column.tables.length

                    delegate: PayTable {
                        required property int index
                        readonly property var table: column.tables[index]

                        width: column.width
                        theme: root.theme
                        title: table?.title ?? ""
                        heads: table?.heads ?? []
                        lines: table?.lines ?? []
                    }
                }
            }
        }
    }

    TouchButton {
        objectName: "payTables.more"
        visible: root.pages > 1
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        theme: root.theme
        text: qsTr("More pay tables · %1 of %2").arg(root.page + 1).arg(root.pages)
        onTapped: root.page = (root.page + 1) % root.pages
    }
}
