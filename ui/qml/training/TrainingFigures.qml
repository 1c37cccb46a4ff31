pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Three figures on top, and below them the lines, the weakest first.
Column {
    id: root

    required property Theme theme
    required property TrainingReport report
    property int mostBars: 99
    property bool showsLines: true // Their titles show the odds, so they are hidden while one of them is asked.

    readonly property int pad: Math.max(10, theme.px(24))
    readonly property real filled: lines.visible ? height : cards.height // Height of what is shown.

    spacing: theme.px(20)

    Row {
        id: cards

        width: parent.width
        spacing: root.theme.px(20)

        Repeater {
            model: root.report?.cards ?? null

            delegate: Rectangle {
                id: card

                required property string label
                required property string value
                required property string note
                required property bool good

                width: (cards.width - 2 * cards.spacing) / 3
                height: figure.height + root.theme.px(28)
                radius: root.theme.px(22)
                color: root.theme.panel
                border.color: root.theme.line
                border.width: 1

                Column {
                    id: figure

                    x: root.pad
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - 2 * x

                    PlainText {
                        width: parent.width
                        text: card.label
                        color: root.theme.muted
                        font.pixelSize: root.theme.sizes.caption
                        wrapMode: Text.WordWrap
                    }

                    PlainText {
                        width: parent.width
                        text: card.value
                        color: root.theme.ink
                        font.pixelSize: root.theme.sizes.amount
                        font.weight: Font.Bold
                        wrapMode: Text.WordWrap
                    }

                    PlainText {
                        width: parent.width
                        text: card.note === "" ? " " : card.note
                        color: card.good ? root.theme.pay : root.theme.floor
                        font.pixelSize: root.theme.sizes.caption
                        wrapMode: Text.WordWrap
                    }
                }
            }
        }
    }

    Rectangle {
        id: lines

        visible: root.showsLines && bars.fits > 0
        width: parent.width
        height: root.height - cards.height - root.spacing
        radius: root.theme.px(22)
        color: root.theme.panel
        border.color: root.theme.line
        border.width: 1

        PlainText {
            id: title

            x: root.pad
            y: root.theme.px(16)
            text: qsTr("Where time is lost and mistakes are made")
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
        }

        TrainingBars {
            id: bars

            x: root.pad
            y: title.y + title.height + root.theme.px(8)
            width: parent.width - 2 * x
            height: parent.height - y - root.theme.px(10)
            theme: root.theme
            bars: root.report?.bars ?? null
            most: root.mostBars
        }
    }
}
