pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// A count that differs, tube by tube, beside the count that it is compared with; and the difference.
Item {
    id: root

    required property Theme theme
    required property ShiftScreen screen

    readonly property int headHeight: Math.max(theme.px(80), Math.ceil(2.6 * theme.sizes.caption))
    readonly property int numbersHeight: Math.ceil(2.5 * theme.sizes.primary + 2.5 * theme.sizes.caption)
    readonly property real columnWidth: Math.min(theme.px(180), (width - (tubes.count + 1) * theme.gap) / Math.max(1, tubes.count))
    readonly property real tubeHeight: Math.min(theme.px(420), terms.y - headHeight - numbersHeight - 3 * theme.gap)

    Rectangle {
        y: root.headHeight - root.theme.px(16)
        width: tray.width + 2 * root.theme.gap
        height: root.tubeHeight + root.theme.px(16) + 2 * root.theme.gap
        radius: root.theme.px(18)
        color: root.theme.tray
        border.color: root.theme.trayEdge
        border.width: Math.max(1, root.theme.px(3))
    }

    Row {
        id: tray

        x: root.theme.gap
        spacing: root.theme.gap

        Repeater {
            id: tubes

            model: root.screen.compared

            delegate: Item {
                id: column

                required property int index
                required property string chip
                required property string hue
                required property string count
                required property int chips
                required property string amount
                required property string off
                required property string before
                readonly property bool isOff: off !== ""

                width: root.columnWidth
                height: terms.y

                Chip {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.min(parent.width, root.headHeight)
                    theme: root.theme
                    text: column.chip.replace(",", "")
                    hue: column.hue
                }

                ChipTube {
                    id: tube

                    y: root.headHeight + root.theme.gap
                    width: parent.width
                    height: root.tubeHeight
                    theme: root.theme
                    name: column.chip
                    hue: column.hue
                    chips: column.chips
                    counted: true
                    chosen: false
                    shown: true
                }

                Rectangle { // over the chips
                    anchors.fill: tube
                    visible: column.isOff
                    radius: tube.radius
                    color: "transparent"
                    border.color: root.theme.wrong
                    border.width: Math.max(2, root.theme.px(6))
                }

                Column {
                    y: tube.y + tube.height + 2 * root.theme.gap
                    width: parent.width

                    PlainText {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: column.count
                        color: column.isOff ? root.theme.take : root.theme.ink
                        font.pixelSize: root.theme.sizes.primary
                        font.weight: Font.Bold
                    }

                    PlainText {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: column.amount
                        color: column.isOff ? root.theme.take : root.theme.feltInk
                        font.pixelSize: root.theme.sizes.caption
                    }

                    PlainText {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: column.isOff ? column.off : "✓"
                        color: column.isOff ? root.theme.take : root.theme.pay
                        font.pixelSize: column.isOff ? root.theme.sizes.primary : root.theme.sizes.button
                        font.weight: Font.Bold
                    }

                    PlainText {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: column.before
                        color: root.theme.feltInk
                        font.pixelSize: root.theme.sizes.caption
                        lineHeight: 0.9
                        wrapMode: Text.WordWrap
                    }
                }
            }
        }
    }

    SumTerms {
        id: terms

        anchors.bottom: parent.bottom
        width: parent.width
        theme: root.theme
        terms: root.screen.terms
        isWrong: true
    }
}
