pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "../controls"

// One table among all: who plays, whether it waits, how fast it is, and who deals.
Item {
    id: root

    required property Theme theme
    required property int index
    required property string id
    required property string count
    required property int seats
    required property var taken
    required property string tone
    required property string mark
    required property string status
    required property string pace
    required property string dealer
    required property bool chosen
    required property string spoken
    signal tapped

    readonly property color hue: tone === "waiting" || tone === "odd" ? theme.floor : tone === "lost" ? theme.take : tone === "closed" ? theme.muted : theme.pay
    readonly property color ground: tone === "waiting" ? theme.floorPanel : tone === "lost" ? theme.takePanel : tone === "dealing" ? theme.seatQuiet : theme.panel
    readonly property color rim: tone === "dealing" ? theme.seatLine : tone === "closed" ? theme.line : tone === "odd" ? theme.floorEdge : hue

    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.onPressAction: root.tapped()
    objectName: "table." + id
    layer.enabled: true // drawn by software, a shape that a list cuts off whole would be drawn all the same

    Rectangle {
        id: box

        anchors.fill: parent
        radius: root.theme.px(16)
        color: tap.pressed ? root.theme.pressed : root.ground
        border.color: root.chosen ? root.theme.ink : root.rim
        border.width: root.chosen ? Math.max(2, root.theme.px(4)) : Math.max(1, root.theme.px(2))

        PlainText {
            x: root.theme.px(18)
            y: root.theme.px(12)
            width: parent.width - amount.implicitWidth - 2 * x - root.theme.px(8)
            text: root.id
            color: root.tone === "closed" ? root.theme.muted : root.theme.ink
            font.pixelSize: root.theme.type(28)
            fontSizeMode: Text.HorizontalFit // an ID is read whole
            minimumPixelSize: 12
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }

        PlainText {
            id: amount

            anchors.right: parent.right
            anchors.rightMargin: root.theme.px(16)
            y: root.theme.px(16)
            text: root.count
            color: root.theme.soft
            font.pixelSize: root.theme.type(22)
        }

        Item {
            id: felt

            readonly property real unit: Math.min(width / 140, height / 58)

            x: root.theme.px(20)
            y: root.theme.px(56)
            width: parent.width - 2 * x
            height: root.theme.px(64)

            Shape {
                x: (felt.width - 140 * felt.unit) / 2
                width: 140 * felt.unit
                height: 58 * felt.unit

                ShapePath {
                    scale: Qt.size(felt.unit, felt.unit)
                    strokeColor: root.tone === "closed" ? root.theme.line : root.theme.outline
                    strokeWidth: 1.8
                    fillColor: root.tone === "closed" ? root.theme.raised : root.tone === "lost" ? root.theme.raised : root.theme.feltTop

                    PathSvg {
                        path: "M 4 2 L 136 2 C 136 34 112 55 70 55 C 28 55 4 34 4 2 Z"
                    }
                }
            }

            Repeater {
                model: root.seats

                delegate: Rectangle {
                    required property int index

                    // Seat 1 is at the dealer's left hand.
                    readonly property real angle: Math.PI * (0.06 + 0.88 * (root.seats > 1 ? index / (root.seats - 1) : 0.5))
                    readonly property bool plays: root.taken.includes(index + 1)

                    x: felt.width / 2 - 58 * felt.unit * Math.cos(angle) - width / 2
                    y: felt.unit * (6 + 38 * Math.sin(angle)) - height / 2 + 2
                    width: Math.max(8, felt.unit * (root.seats > 7 ? 9 : 11))
                    height: width
                    radius: width / 2
                    color: plays ? root.theme.ink : "transparent"
                    border.color: plays ? root.theme.ink : root.theme.outline
                    border.width: Math.max(1, root.theme.px(1.5))
                }
            }
        }

        Row {
            x: root.theme.px(18)
            y: root.theme.px(132)
            height: root.theme.px(34)
            spacing: root.theme.px(10)

            ConsoleMark {
                anchors.verticalCenter: parent.verticalCenter
                size: root.theme.px(22)
                mark: root.mark
                color: root.hue
            }

            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, box.width - root.theme.px(68))
                text: root.status
                color: root.hue
                font.pixelSize: root.theme.type(24)
                font.weight: Font.DemiBold
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 11
            }
        }

        PlainText {
            x: root.theme.px(18)
            y: root.theme.px(168)
            width: parent.width - 2 * x
            text: root.pace
            color: root.tone === "closed" ? root.theme.muted : root.theme.ink
            font.pixelSize: root.theme.type(22)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            elide: Text.ElideRight
        }

        PlainText {
            x: root.theme.px(18)
            y: root.theme.px(199)
            width: parent.width - 2 * x
            text: root.dealer
            color: root.theme.muted
            font.pixelSize: root.theme.type(20)
            elide: Text.ElideRight
        }
    }

    Touch {
        id: tap

        gesturePolicy: TapHandler.DragThreshold // the list is drawn along
        onTapped: root.tapped()
    }
}
