pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The rack, tube by tube. A tube is touched at its highest full stack of 20, and slid sideways from there for loose
// chips; or its chip above it is chosen for the keys.
Item {
    id: root

    required property Theme theme
    required property ShiftScreen screen
    property bool hasKeys: true // False: the guide has them.
    property bool keysBeside: false // Whether the keys are beside the tubes and not below them.

    readonly property int keysHeight: hasKeys ? Math.ceil(2.3 * theme.sizes.caption) + theme.padHeight + theme.touch + 2 * theme.gap : 0
    readonly property real keysWidth: keysBeside ? theme.padWidth + 2 * theme.gap : 0
    readonly property real gapsWidth: (tubes.count - 1) * theme.gap
    readonly property real columnWidth: Math.min(theme.px(180), (width - keysWidth - gapsWidth) / Math.max(1, tubes.count))
    readonly property real leastWidth: keysWidth + gapsWidth + tubes.count * theme.least
    readonly property int headHeight: Math.max(theme.least, theme.px(84))
    readonly property real tubesRoom: below.y - headHeight - 5 - theme.gap - theme.px(4) - Math.ceil(1.25 * theme.sizes.primary)
    readonly property int amountHeight: Math.ceil(1.25 * theme.sizes.caption)
    readonly property bool hasAmounts: tubesRoom - amountHeight >= 5 * (theme.least + 10) // Otherwise the total shows it.
    readonly property int tubeHeight: Math.min(theme.px(660), tubesRoom - (hasAmounts ? amountHeight : 0))

    Rectangle {
        x: -root.theme.gap
        y: root.headHeight + 5 - root.theme.gap
        width: tray.width + 2 * root.theme.gap
        height: root.tubeHeight + 2 * root.theme.gap
        radius: root.theme.px(18)
        color: root.theme.tray
        border.color: root.theme.trayEdge
        border.width: Math.max(1, root.theme.px(3))
    }

    Row {
        id: tray

        spacing: root.theme.gap

        Repeater {
            id: tubes

            model: root.screen.rack

            delegate: Item {
                id: column

                required property int index
                required property string chip
                required property string hue
                required property string count
                required property int chips
                required property string amount
                required property bool counted
                required property bool chosen
                required property int full

                width: root.columnWidth
                height: below.y
                z: tube.sliding < 0 && finger.loose < 0 ? 0 : 1

                TubeTouch {
                    id: finger

                    Accessible.name: [column.chip, column.count].join(" · ")
                    objectName: "rack." + column.chip
                    width: parent.width
                    height: root.headHeight
                    theme: root.theme
                    radius: theme.px(14)
                    color: pressed ? theme.pressed : column.chosen ? theme.goldPanel : "transparent"
                    border.color: theme.gold
                    border.width: column.chosen ? Math.max(2, theme.px(3)) : 0
                    onTapped: root.screen.chooseRow(column.index)
                    onSlid: loose => root.screen.fillTube(column.index, 0, loose)

                    Chip {
                        anchors.centerIn: parent
                        width: Math.min(parent.width, parent.height) - root.theme.px(8)
                        theme: root.theme
                        text: column.chip.replace(",", "")
                        hue: column.hue
                    }
                }

                ChipTube {
                    id: tube

                    y: root.headHeight + 5
                    width: parent.width
                    height: root.tubeHeight
                    theme: root.theme
                    name: column.chip
                    hue: column.hue
                    chips: column.chips
                    counted: column.counted
                    chosen: column.chosen
                    full: column.full
                    onTouched: stacks => root.screen.fillTube(column.index, stacks, 0)
                    onSlid: (stacks, loose) => root.screen.fillTube(column.index, stacks, loose)
                }

                Rectangle { // The present number of chips, above the sliding finger.
                    objectName: "sliding"
                    visible: tube.sliding >= 0 || finger.loose >= 0
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.max(parent.width, root.theme.px(120))
                    height: root.headHeight
                    radius: root.theme.px(14)
                    color: root.theme.background
                    border.color: root.theme.gold
                    border.width: Math.max(2, root.theme.px(5))

                    PlainText {
                        anchors.centerIn: parent
                        text: Math.max(tube.sliding, finger.loose)
                        color: root.theme.ink
                        font.pixelSize: root.theme.sizes.instruction
                        font.weight: Font.Bold
                    }
                }

                PlainText {
                    id: number

                    y: root.headHeight + 5 + root.tubeHeight + root.theme.gap + root.theme.px(4)
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: column.count
                    color: !column.counted ? root.theme.muted : column.chosen ? root.theme.gold : root.theme.ink
                    font.pixelSize: root.theme.sizes.primary
                    font.weight: Font.Bold
                    wrapMode: Text.WordWrap
                }

                PlainText {
                    visible: root.hasAmounts && implicitWidth <= width
                    anchors.top: number.bottom
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: column.amount === "" ? " " : column.amount
                    color: root.theme.soft
                    font.pixelSize: root.theme.sizes.caption
                    wrapMode: Text.WordWrap
                }
            }
        }
    }

    Item {
        id: below

        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(root.keysBeside ? 0 : root.keysHeight, root.theme.sizes.instruction, 17 + Math.ceil(1.21 * root.theme.sizes.caption)) // A refusal of two lines is over it.

        Row {
            id: all

            visible: root.screen.strip === "" // A refusal is shown in its place.
            height: root.theme.sizes.instruction
            spacing: root.theme.px(16)

            PlainText {
                anchors.baseline: sum.baseline
                text: root.screen.rackTitle
                color: root.theme.soft
                font.pixelSize: root.theme.sizes.button
            }

            PlainText {
                id: sum

                objectName: "rackTotal"
                text: root.screen.rackTotal
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.instruction
                font.weight: Font.Bold
            }
        }

        PlainText {
            anchors.right: parent.right
            anchors.rightMargin: root.hasKeys ? root.theme.padWidth + 3 * root.theme.gap : 0
            width: parent.width - anchors.rightMargin - all.width - 2 * root.theme.gap
            visible: root.screen.strip === "" && contentHeight <= parent.height && contentWidth <= width
            horizontalAlignment: Text.AlignRight
            text: root.screen.rackNote
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
            lineHeight: 0.95
            wrapMode: Text.WordWrap
        }
    }

    Loader {
        anchors.right: parent.right
        y: root.keysBeside ? 0 : parent.height - height
        width: root.theme.padWidth
        height: root.keysHeight
        active: root.hasKeys

        sourceComponent: ShiftKeys {
            theme: root.theme
            screen: root.screen
            extra: "00"
        }
    }
}
