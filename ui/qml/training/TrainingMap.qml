pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The steps of the hand in their order, on a path that turns at each row: a name, a bar, and a check mark where it is
// strong. A touch drills the step.
Rectangle {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    readonly property TrainingWay way: screen.way
    readonly property int count: tiles.count
    readonly property bool isTight: theme.sizes.caption > theme.px(30)
    readonly property int across: isTight ? 3 : Math.max(theme.portrait ? 3 : 4, Math.ceil(count / (theme.portrait ? 4 : 3)))
    readonly property int down: Math.max(1, Math.ceil(count / across))
    readonly property int pad: theme.px(20)
    readonly property real gapX: Math.max(10, theme.px(26))
    readonly property real gapY: Math.max(10, theme.px(18))
    readonly property real tileWidth: (width - 2 * pad - (across - 1) * gapX) / across
    readonly property real tileHeight: Math.max(theme.least, theme.px(98), Math.ceil(2.5 * theme.sizes.caption) + Math.max(6, theme.px(14)) + theme.px(28))

    readonly property var rows: Array.from({length: down}, (_, row) => Math.max(tileHeight, ...Array.from({length: across}, (_, at) => tiles.itemAt(row * across + at)?.implicitHeight ?? 0))) // Heights: a long name has three lines.

    implicitHeight: head.height + startOf(down) + theme.px(40) - gapY
    radius: theme.px(18)
    color: theme.panel
    border.color: theme.line
    border.width: 1

    function startOf(row: int): real {
        return rows.slice(0, row).reduce((sum, each) => sum + each + gapY, 0);
    }

    function column(nth: int): int {
        const row = Math.floor(nth / across), at = nth % across;
        return row % 2 === 0 ? at : across - 1 - at;
    }

    FewerWords {
        id: head

        x: root.pad
        y: root.theme.px(10)
        width: parent.width * 0.58
        wordings: [qsTr("What you know, in the order of the hand"), qsTr("What you know")]
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.button
        font.weight: Font.DemiBold
    }

    FewerWords {
        anchors.right: parent.right
        anchors.rightMargin: root.pad
        y: head.y
        width: parent.width * 0.37
        height: head.height
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        wordings: [qsTr("✓ strong · gold: weak"), qsTr("gold: weak")]
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.caption
    }

    Repeater {
        id: tiles

        model: root.way?.steps ?? null

        delegate: Item {
            id: tile

            required property int index
            required property string key
            required property string label
            required property string tone
            required property real share

            readonly property int row: Math.floor(index / root.across)
            readonly property bool turns: (index + 1) % root.across === 0
            readonly property bool isLast: index === root.count - 1

            x: root.pad + root.column(index) * (root.tileWidth + root.gapX)
            y: head.y + head.height + root.theme.px(12) + root.startOf(row)
            width: root.tileWidth
            height: root.rows[row] ?? root.tileHeight
            implicitHeight: name.implicitHeight + bar.height + root.theme.px(28)

            Rectangle {
                visible: !tile.isLast
                x: tile.turns ? tile.width / 2 - width / 2 : tile.row % 2 === 0 ? tile.width : -width
                y: tile.turns ? tile.height : tile.height / 2 - height / 2
                width: tile.turns ? Math.max(3, root.theme.px(6)) : root.gapX
                height: tile.turns ? root.gapY : Math.max(3, root.theme.px(6))
                color: root.theme.edge
            }

            Rectangle {
                Accessible.role: Accessible.Button
                Accessible.name: tile.label
                Accessible.onPressAction: root.screen.openStep(tile.key)
                objectName: "step." + tile.key
                anchors.fill: parent
                radius: root.theme.px(14)
                color: tap.pressed ? root.theme.pressed : root.theme.background
                border.color: tap.pressed || tile.tone === "weak" ? root.theme.gold : root.theme.edge
                border.width: Math.max(1, root.theme.px(tile.tone === "weak" ? 3 : 2))

                PlainText {
                    id: name

                    x: root.theme.px(14)
                    y: root.theme.px(8)
                    width: parent.width - 2 * x - (mark.visible ? mark.width : 0)
                    height: parent.height - bar.height - root.theme.px(28)
                    verticalAlignment: Text.AlignVCenter
                    text: tile.label
                    color: root.theme.ink
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: Font.DemiBold
                    wrapMode: Text.WordWrap
                }

                PlainText {
                    id: mark

                    visible: tile.tone === "strong"
                    anchors.right: parent.right
                    anchors.rightMargin: root.theme.px(12)
                    y: root.theme.px(8)
                    text: "✓"
                    color: root.theme.pay
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: Font.Bold
                }

                Rectangle {
                    id: bar

                    x: root.theme.px(14)
                    y: parent.height - height - root.theme.px(12)
                    width: parent.width - 2 * x
                    height: Math.max(6, root.theme.px(14))
                    radius: height / 2
                    color: root.theme.line

                    Rectangle {
                        visible: tile.tone !== "new"
                        width: Math.max(height, parent.width * Math.min(1, tile.share))
                        height: parent.height
                        radius: parent.radius
                        color: tile.tone === "weak" ? root.theme.gold : root.theme.pay
                        opacity: tile.tone === "fair" ? 0.65 : 1
                    }
                }

                Touch {
                    id: tap

                    onTapped: root.screen.openStep(tile.key)
                }
            }
        }
    }
}
