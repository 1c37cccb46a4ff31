pragma ComponentBehavior: Bound
import QtQuick

// The pay tables of a game in their order, on as few pages of columns as possible.
Item {
    id: root

    required property Theme theme
    required property QtObject columns
    property bool hasKey: true // Whether it has a key for the next page.

    readonly property int gap: Math.max(10, theme.px(24))
    readonly property bool isTight: theme.sizes.caption > theme.px(26)
    readonly property int lineGap: isTight ? 3 : theme.px(13)
    readonly property int pad: isTight ? theme.px(8) : theme.px(16)
    readonly property var tables: { // all of them
        const all = [];
        for (let nth = 0; nth < given.count; nth++) {
            const column = (given.itemAt(nth) as PayColumn)?.tables ?? [];
            for (let at = 0; at < column.length; at++)
                all.push(column[at]);
        }
        return all;
    }
    readonly property var whole: letters.font && cells.font && titles.font && laid(height)
    readonly property var laidOut: whole.pages > 1 && hasKey ? laid(height - theme.touch - gap) : whole
    readonly property int pages: laidOut.pages
    readonly property int across: laidOut.across
    property int page: 0
    property int last: 0 // The last page that was shown.
    readonly property bool hasMore: last < pages - 1
    readonly property string more: qsTr("More pay tables · %1 of %2").arg(page + 1).arg(pages)
    readonly property string fewer: qsTr("More · %1 of %2").arg(page + 1).arg(pages)

    onPagesChanged: page = last = 0

    component PayColumn: Item {
        required property var tables
    }

    function turn(): void {
        page = (page + 1) % pages;
        last = Math.max(last, page);
    }

    // Return the columns, their number on a page, and the number of pages: the fewest on which every line can be seen.
    function laid(room: real): var {
        let best = null;
        for (let across = 1; across <= Math.max(1, tables.length); across++) {
            for (const more of across > 1 && tables.some(hasCells) ? [0, 0.4] : [0]) {
                if (across > 1 && widthOf(across, more, false) < 11 * theme.sizes.caption)
                    continue;
                const filled = fill(across, more, room);
                const pages = Math.ceil(filled.columns / across);
                if (best === null || filled.cut < best.cut || (filled.cut === best.cut && pages < best.pages))
                    best = {cut: filled.cut, pages, more, across: Math.min(across, filled.columns), places: filled.places};
            }
        }
        return best;
    }

    // Put the tables below each other as long as there is room. `cut` counts those that are higher than that; `above` is
    // the table above in the same column, -1 for none.
    function fill(across: int, more: real, room: real): var {
        const places = [];
        let columns = 0, free = 0, cut = 0, wasWide = false;
        for (const table of tables) {
            const isWide = hasCells(table);
            const height = heightOf(table, widthOf(across, more, isWide));
            const goesBelow = columns > 0 && (more === 0 || isWide === wasWide) && height + gap <= free;
            wasWide = isWide;
            columns += goesBelow ? 0 : 1;
            free = (goesBelow ? free - gap : room) - height;
            places.push({column: columns - 1, above: goesBelow ? places.length - 1 : -1, isWide});
            cut += height > room ? 1 : 0;
        }
        return {places, columns: Math.max(1, columns), cut};
    }

    function below(nth: int): real {
        const above = shown.itemAt(nth) as PayTable;
        return above === null ? 0 : above.y + above.height + gap;
    }

    function hasCells(table: var): bool {
        return table.heads.length > 0;
    }

    // A column whose tables pay by bet may be wider, by `more` of 1. There is at most one on a page.
    function widthOf(across: int, more: real, isWide: bool): real {
        return Math.floor((width - (across - 1) * gap) / (across + more) * (isWide ? 1 + more : 1));
    }

    function leftOf(column: int): real {
        const first = column - column % across;
        const before = laidOut.places.filter(place => place.column >= first && place.column < column && place.above < 0);
        return before.reduce((sum, place) => sum + widthOf(across, laidOut.more, place.isWide) + gap, 0);
    }

    function heightOf(table: var, width: real): real {
        const inner = width - 2 * theme.px(22);
        const amounts = table.heads.length > 0 ? table.heads.length * (wide(table.heads[table.heads.length - 1]) + theme.px(20)) : Math.max(0, ...table.lines.map(line => wide(line.cells[0] ?? "")));
        const room = inner - amounts - theme.px(8);
        if (room < 5 * theme.sizes.caption)
            return Infinity;
        const line = Math.ceil(1.25 * theme.sizes.caption);
        const lines = table.lines.map(({name, note}) => Math.max(20, (rows(name, room) + (note ? rows(note, room) : 0)) * line + lineGap));
        const head = Math.ceil(1.25 * theme.sizes.button) * Math.max(1, Math.ceil(1.08 * titles.advanceWidth(table.title) / (table.heads.length > 0 ? room : inner)));
        return lines.reduce((sum, height) => sum + height, 2 * pad + theme.px(8) + head);
    }

    function rows(words: string, room: real): int {
        const lines = 1.005 * letters.advanceWidth(words) / room;
        return lines <= 1 ? 1 : Math.max(2, Math.ceil(1.1 * lines)); // Several lines seldom fill their width exactly.
    }

    function wide(words: string): real {
        return Math.ceil(cells.advanceWidth(words));
    }

    FontMetrics {
        id: letters

        font.pixelSize: root.theme.sizes.caption
    }

    FontMetrics {
        id: cells

        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
    }

    FontMetrics {
        id: titles

        font.pixelSize: root.theme.sizes.button
        font.weight: Font.DemiBold
    }

    Repeater {
        id: given

        model: root.columns

        delegate: PayColumn {
            visible: false
        }
    }

    Item {
        objectName: "payTables"
        width: parent.width
        height: 1

        Repeater { // One for each table, so that a new layout deletes none.
            id: shown

            model: root.tables.length

            delegate: PayTable {
                required property int index
                readonly property var table: root.tables[index]
                readonly property var place: root.laidOut.places[index] ?? {column: 0, above: -1, isWide: false}

                visible: Math.floor(place.column / root.across) === root.page
                x: root.leftOf(place.column)
                y: place.above < 0 ? 0 : root.below(place.above)
                width: root.widthOf(root.across, root.laidOut.more, place.isWide)
                theme: root.theme
                pad: root.pad
                lineGap: root.lineGap
                title: table?.title ?? ""
                heads: table?.heads ?? []
                lines: table?.lines ?? []
            }
        }
    }

    TouchButton {
        objectName: "payTables.more"
        visible: root.hasKey && root.pages > 1
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        theme: root.theme
        text: root.more
        onTapped: root.turn()
    }
}
