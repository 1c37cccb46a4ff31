pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The betting spots of one seat while wagers are taken: a touch puts the chip in hand there.
Item {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property FeltMetrics metrics
    required property string path
    required property int number
    required property var tiles
    required property string again

    // The amounts of all spots are beside their names, or all below.
    readonly property bool stacked: metrics.placed.narrow || (letters.font && tiles.some(tile => letters.advanceWidth(tile.label) + figures.advanceWidth("$2.50") > width - 2 * metrics.placed.keyPad - 3 * Math.max(6, theme.px(12))))

    FontMetrics {
        id: letters

        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.Bold
    }

    FontMetrics {
        id: figures

        font.pixelSize: root.theme.sizes.figure
        font.weight: Font.Bold
    }

    TouchButton {
        objectName: root.path + ".again"
        visible: root.again !== ""
        x: root.metrics.placed.againLeft
        y: root.metrics.placed.againTop
        width: root.width - root.metrics.placed.keyPad - x
        height: root.metrics.placed.least
        theme: root.theme
        padding: 8
        fixed: theme.sizes.caption
        tone: "quiet"
        text: root.again === "clear" ? qsTr("Clear") : qsTr("Repeat bets")
        shorter: root.again === "clear" ? "✕" : "↻"
        onTapped: root.screen.again(root.number)
    }

    Column {
        x: root.metrics.placed.keyPad
        y: root.metrics.placed.tilesTop
        width: root.width - 2 * x
        spacing: root.metrics.placed.apart

        KeptItems {
            id: spots

            needed: root.tiles.length

            delegate: SpotTile {
                required property int index

                visible: index < spots.needed
                objectName: root.path + ".spot." + (root.tiles[index]?.key ?? "")
                width: root.width - 2 * root.metrics.placed.keyPad
                height: root.metrics.placed.tileHeight
                theme: root.theme
                stacked: root.stacked
                label: root.tiles[index]?.label ?? ""
                amount: root.tiles[index]?.amount ?? ""
                empty: root.tiles[index]?.empty ?? true
                chips: root.tiles[index]?.chips ?? []
                wrong: root.tiles[index]?.wrong ?? false
                onTapped: root.screen.place(root.number, root.tiles[index]?.key ?? "")
            }
        }
    }
}
