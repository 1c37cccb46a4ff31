pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The cards of the table.
Row {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property FeltMetrics metrics
    property bool labeled: true // False: a message is in the place of the labels.

    spacing: theme.px(70)

    Repeater {
        model: root.screen.spots

        delegate: Item {
            id: place

            required property int index
            required property string key
            required property string label
            required property var cards
            required property bool checkable
            required property bool askable

            Accessible.role: Accessible.Button
            Accessible.name: label
            Accessible.onPressAction: root.screen.checkCards(place.key, 0)
            objectName: "spot." + key
            width: row.width
            height: row.y + row.height

            PlainText {
                visible: root.labeled && implicitWidth <= row.width + root.spacing // Places identify the cards.
                x: Math.max(root.metrics.placed.potsBeside ? 0 : -root.spacing / 2, Math.round((row.width - implicitWidth) / 2)) // Beside the pots, the cards begin at the edge of the felt.
                height: root.metrics.placed.spotLabel - root.metrics.placed.lift
                verticalAlignment: Text.AlignVCenter
                horizontalAlignment: Text.AlignHCenter
                text: place.label
                color: root.theme.feltInk
                font.pixelSize: root.theme.sizes.caption
                font.weight: Font.DemiBold
                font.letterSpacing: root.theme.px(1)
                font.capitalization: Font.AllUppercase
            }

            Row {
                id: row

                y: root.metrics.placed.spotLabel
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: root.theme.px(14)

                Repeater {
                    model: place.cards.length

                    delegate: PlayingCard {
                        required property int index

                        objectName: place.key + "." + index
                        width: root.metrics.placed.spotCardWidth
                        height: root.metrics.placed.spotCardHeight
                        theme: root.theme
                        face: place.cards[index]?.face ?? ""
                        due: place.cards[index]?.due ?? 0
                        wins: place.cards[index]?.wins ?? false
                        word: place.cards[index]?.word ?? ""
                    }
                }
            }

            Loader {
                active: place.askable
                anchors.fill: row

                sourceComponent: AskedPlaces {
                    theme: root.theme
                    screen: root.screen
                    path: "spot." + place.key
                    spot: place.key
                    label: place.label
                    seat: 0
                    count: place.cards.length
                    frame: row.height
                }
            }

            Touch {
                enabled: place.checkable
                onTapped: root.screen.checkCards(place.key, 0)
            }
        }
    }
}
