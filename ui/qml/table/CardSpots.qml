pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The cards of the table, and the pots.
Row {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property FeltMetrics metrics

    spacing: theme.px(70)

    Repeater {
        model: root.screen.spots

        delegate: Item {
            id: spot

            required property int index
            required property string key
            required property string label
            required property var cards
            required property bool checkable

            objectName: "spot." + key
            width: Math.max(title.implicitWidth, row.width)
            height: row.y + row.height

            PlainText {
                id: title

                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: spot.label
                color: root.theme.feltInk
                font.pixelSize: root.theme.type(16.5)
                font.weight: Font.DemiBold
                font.letterSpacing: root.theme.px(2.4)
                font.capitalization: Font.AllUppercase
            }

            Row {
                id: row

                y: root.metrics.spotLabel
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: root.theme.px(14)

                Repeater {
                    model: spot.cards.length

                    delegate: PlayingCard {
                        required property int index

                        objectName: spot.key + "." + index
                        width: root.metrics.spotCardWidth
                        height: root.metrics.spotCardHeight
                        theme: root.theme
                        face: spot.cards[index]?.face ?? ""
                        due: spot.cards[index]?.due ?? 0
                        word: spot.cards[index]?.word ?? ""
                    }
                }
            }

            Touch {
                enabled: spot.checkable
                onTapped: root.screen.checkCards(spot.key, 0)
            }
        }
    }

    Grid {
        y: root.metrics.spotLabel
        visible: pots.count > 0
        rows: 2
        flow: Grid.TopToBottom
        columnSpacing: root.theme.px(28)
        rowSpacing: root.theme.px(8)

        Repeater {
            id: pots

            model: root.screen.pots

            delegate: Column {
                id: pot

                required property int index
                required property string name
                required property string amount
                required property string seats

                PlainText {
                    text: qsTr("%1 · %2").arg(pot.name).arg(pot.seats)
                    color: root.theme.feltInk
                    font.pixelSize: root.theme.type(18)
                }

                PlainText {
                    text: pot.amount
                    color: root.theme.gold
                    font.pixelSize: root.theme.type(28)
                    font.weight: Font.Bold
                }
            }
        }
    }
}
