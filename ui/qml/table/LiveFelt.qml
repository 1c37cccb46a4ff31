pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The hand in progress beside a page: its cards, and each seat with its cards and chips.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen
    property string note: ""

    readonly property bool wide: width > 1.4 * height
    readonly property int margin: theme.sideMargin
    readonly property real part: wide ? (width - 3 * margin) / 2 : width - 2 * margin // Width of the cards or seats.

    readonly property real cardWidth: Math.min((part - 4 * theme.px(6)) / 5, wide ? (height - step.implicitHeight - why.implicitHeight - 2 * margin - 4 * theme.px(14)) / 2.8 : part)

    objectName: "liveFelt"
    color: theme.feltBottom

    Column {
        id: above

        x: root.margin
        y: root.margin
        width: root.part
        spacing: root.theme.px(14)

        PlainText {
            id: step

            width: parent.width
            text: root.screen.step
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        Flow {
            width: parent.width
            spacing: root.theme.px(10)

            Repeater {
                model: root.screen.spots

                delegate: Row {
                    id: spot

                    required property var cards

                    spacing: root.theme.px(6)

                    Repeater {
                        model: spot.cards.length

                        delegate: PlayingCard {
                            required property int index

                            width: root.cardWidth
                            height: width * 1.4
                            theme: root.theme
                            face: spot.cards[index]?.face ?? ""
                            due: spot.cards[index]?.due ?? 0
                            word: spot.cards[index]?.word ?? ""
                        }
                    }
                }
            }
        }
    }

    Column {
        id: seats

        readonly property real room: (root.wide || !why.visible ? root.height - root.margin : why.y) - y - root.theme.gap
        readonly property real leastRow: Math.ceil(1.3 * root.theme.sizes.caption)
        readonly property real rowHeight: Math.max(leastRow, Math.min(root.theme.px(64), room / Math.max(1, rows.count) - spacing))

        x: root.wide ? 2 * root.margin + root.part : root.margin
        y: root.wide ? root.margin : above.y + above.height + root.theme.px(16)
        width: root.part
        spacing: Math.max(3, root.theme.px(6))

        Repeater {
            id: rows

            model: root.screen.seats

            delegate: Rectangle {
                id: seat

                required property string name
                required property string status
                required property string tone
                required property string stack
                required property string bet

                width: seats.width
                height: seats.rowHeight
                radius: root.theme.px(12)
                color: root.theme.seat
                border.color: tone === "act" ? root.theme.gold : root.theme.seatLine
                border.width: Math.max(1, root.theme.px(tone === "act" ? 3 : 1))

                PlainText {
                    id: amount

                    anchors.right: parent.right
                    anchors.rightMargin: root.theme.px(14)
                    anchors.verticalCenter: parent.verticalCenter
                    text: seat.bet !== "" ? seat.bet : seat.stack
                    color: root.theme.ink
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: Font.Bold
                }

                FewerWords {
                    x: root.theme.px(14)
                    anchors.verticalCenter: parent.verticalCenter
                    width: amount.x - x - root.theme.px(8)
                    wordings: [qsTr("%1 · %2").arg(seat.name).arg(seat.status), seat.name]
                    cuts: true
                    color: seat.tone === "act" ? root.theme.gold : seat.bet === "" && seat.stack === "" ? root.theme.seatMuted : root.theme.ink
                    font.pixelSize: root.theme.sizes.caption
                }
            }
        }
    }

    PlainText {
        id: why

        x: root.margin
        y: root.height - height - root.margin
        width: root.part
        visible: root.wide ? y >= above.y + above.height : y - seats.y - root.theme.gap >= rows.count * (seats.leastRow + seats.spacing)
        text: root.note
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.caption
        wrapMode: Text.WordWrap
    }
}
