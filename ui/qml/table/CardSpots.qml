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
    property bool labelled: true // not: a message stands in the labels' place

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
            required property bool askable

            Accessible.role: Accessible.Button
            Accessible.name: label
            Accessible.onPressAction: root.screen.checkCards(spot.key, 0)
            objectName: "spot." + key
            width: Math.max(title.implicitWidth, row.width)
            height: row.y + row.height

            PlainText {
                id: title

                visible: root.labelled
                width: parent.width
                height: root.metrics.spotLabel - root.metrics.lift
                verticalAlignment: Text.AlignVCenter
                horizontalAlignment: Text.AlignHCenter
                text: spot.label
                color: root.theme.feltInk
                font.pixelSize: root.theme.type(20)
                font.weight: Font.DemiBold
                font.letterSpacing: root.theme.px(3)
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
                        wins: spot.cards[index]?.wins ?? false
                        word: spot.cards[index]?.word ?? ""
                    }
                }
            }

            Loader {
                active: spot.askable
                anchors.fill: row

                sourceComponent: AskedPlaces {
                    theme: root.theme
                    screen: root.screen
                    path: "spot." + spot.key
                    spot: spot.key
                    label: spot.label
                    seat: 0
                    count: spot.cards.length
                    frame: row.height
                }
            }

            Touch {
                enabled: spot.checkable
                onTapped: root.screen.checkCards(spot.key, 0)
            }
        }
    }
}
