pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Every pay table of the game at once, each line with what it pays.
Item {
    id: root

    required property Theme theme
    required property RulesScreen rules

    readonly property int gap: Math.max(10, theme.px(24))
    readonly property int columns: Math.max(2, tables.count)
    readonly property int unit: (width - (columns - 1) * gap) / (columns + rules.wideColumns * 0.3)

    // A file with more lines than there is room for is drawn smaller: nothing is cut off.
    Grid {
        objectName: "rules.tables"
        columns: root.theme.portrait ? 1 : root.columns
        spacing: root.gap
        scale: Math.min(1, root.height / Math.max(1, implicitHeight))
        transformOrigin: Item.TopLeft

        Repeater {
            id: tables

            model: root.rules.payColumns

            delegate: Column {
                id: column

                required property int index
                required property var tables
                required property bool wide

                width: root.theme.portrait ? root.width : wide ? root.unit * 1.3 : root.unit
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
}
