pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "../controls"

// One table: its players, a waiting call, its pace, and its dealer.
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
    layer.enabled: true // The software renderer would draw a shape outside the list.

    Rectangle {
        anchors.fill: parent
        radius: root.theme.px(16)
        color: tap.pressed ? root.theme.pressed : root.ground
        border.color: root.chosen ? root.theme.ink : root.rim
        border.width: root.chosen ? Math.max(2, root.theme.px(4)) : Math.max(1, root.theme.px(2))

        PlainText {
            id: name

            x: root.theme.px(18)
            y: root.theme.px(12)
            width: parent.width - amount.implicitWidth - 2 * x - root.theme.px(8)
            text: root.id
            color: root.tone === "closed" ? root.theme.muted : root.theme.ink
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap // An ID is never cut off.
            maximumLineCount: 2
            elide: Text.ElideRight
        }

        PlainText {
            id: amount

            anchors.right: parent.right
            anchors.rightMargin: root.theme.px(16)
            anchors.baseline: name.baseline
            text: root.count
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
        }

        Item {
            id: felt

            readonly property real unit: Math.min(width / 140, height / 58)

            x: root.theme.px(20)
            y: name.y + name.height + root.theme.px(6)
            width: parent.width - 2 * x
            height: said.y - y - root.theme.px(6)
            visible: height > root.theme.px(32) // Visible if all lines are short.

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

        Column {
            id: said

            x: root.theme.px(18)
            y: parent.height - height - root.theme.px(12)
            width: parent.width - 2 * x
            spacing: root.theme.px(2)

            Row {
                spacing: root.theme.px(10)

                ConsoleMark {
                    id: sign

                    y: (statusWords.font.pixelSize * 1.2 - height) / 2
                    size: root.theme.px(22)
                    mark: root.mark
                    color: root.hue
                }

                PlainText {
                    id: statusWords

                    width: said.width - sign.width - root.theme.px(10)
                    text: root.status
                    color: root.hue
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: Font.DemiBold
                    wrapMode: Text.WordWrap
                }
            }

            PlainText {
                visible: text !== ""
                width: parent.width
                text: root.pace
                color: root.tone === "closed" ? root.theme.muted : root.theme.ink
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.WordWrap
            }

            PlainText {
                visible: text !== ""
                width: parent.width
                text: root.dealer
                color: root.theme.muted
                font.pixelSize: root.theme.sizes.caption
                elide: Text.ElideRight
            }
        }
    }

    Touch {
        id: tap

        gesturePolicy: TapHandler.DragThreshold // The list is dragged.
        onTapped: root.tapped()
    }
}
