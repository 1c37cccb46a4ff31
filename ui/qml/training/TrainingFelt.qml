pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The felt of a question: cards or dice, the facts, and the pushed chips.
Item {
    id: root

    required property Theme theme
    required property TrainingDrill drill

    readonly property real apart: theme.sizes.caption > theme.px(24) ? 10 : Math.max(10, theme.px(30))
    readonly property real between: theme.px(theme.sizes.caption > theme.px(24) ? 30 : 60)
    readonly property int count: Math.max(1, drill?.faceCount ?? 1)
    readonly property real faceRoom: (width - 2 * between - count * apart) / count
    readonly property real faceHeight: Math.min(theme.px(height > theme.px(560) ? 260 : 190), faceRoom / 0.72, (height - facts.height - theme.px(80)) * (payout.visible ? 0.6 : 0.95))
    readonly property bool picks: drill?.stage === "pick"
    readonly property bool reads: drill?.stage === "read"

    Row {
        id: groups

        y: Math.max(0, (root.height - height - facts.height - root.theme.px(28) - (payout.visible ? payout.height : 0)) * 0.25)
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: root.between

        Repeater {
            model: root.drill?.groups ?? null

            delegate: Column {
                id: group

                required property int index
                required property string label
                required property var faces

                anchors.bottom: parent?.bottom
                spacing: root.theme.px(30)

                PlainText {
                    x: -root.between / 4
                    width: shown.width + root.between / 2
                    horizontalAlignment: Text.AlignHCenter
                    text: group.label
                    color: root.theme.feltInk
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: Font.DemiBold
                    wrapMode: Text.WordWrap
                }

                Row {
                    id: shown

                    spacing: root.apart

                    Repeater {
                        model: group.faces

                        delegate: Item {
                            id: place

                            required property var modelData

                            readonly property bool raised: modelData.chosen || modelData.right

                            Accessible.role: Accessible.Button
                            Accessible.name: root.theme.spoken(modelData.face, modelData.word)
                            Accessible.onPressAction: root.drill.touchFace(place.modelData.nth)
                            objectName: "face." + modelData.nth
                            width: Math.max(root.picks ? root.theme.least : 0, root.faceHeight * 0.72)
                            height: Math.max(root.picks ? root.theme.least : 0, root.faceHeight)

                            PlayingCard {
                                y: place.raised ? -root.theme.px(10) : 0
                                width: parent.width
                                height: root.faceHeight
                                theme: root.theme
                                face: place.modelData.face
                                word: place.modelData.word
                                due: place.raised ? 2 : 0
                            }

                            Touch {
                                enabled: root.picks
                                onTapped: root.drill.touchFace(place.modelData.nth)
                            }
                        }
                    }
                }
            }
        }
    }

    Flow {
        id: facts

        y: root.reads ? Math.max(0, (root.height - height) * 0.3) : groups.y * (groups.height > 0 ? 1 : 0) + groups.height + (groups.height > 0 ? root.theme.px(28) : 0)
        width: parent.width
        spacing: root.theme.px(14)

        Repeater {
            model: root.drill?.facts ?? null

            delegate: Rectangle {
                id: fact

                required property string text

                required property int index

                readonly property bool isAnswer: root.reads && index === 0

                width: isAnswer ? facts.width : Math.min(known.implicitWidth + root.theme.px(32), facts.width)
                height: known.height + root.theme.px(isAnswer ? 72 : 18)
                radius: root.theme.px(12)
                color: root.theme.seat
                border.color: root.theme.seatLine
                border.width: 1

                PlainText {
                    id: known

                    anchors.verticalCenter: parent.verticalCenter
                    x: root.theme.px(16)
                    width: fact.isAnswer ? facts.width - 2 * x : Math.min(implicitWidth, facts.width - 2 * x)
                    horizontalAlignment: fact.isAnswer ? Text.AlignHCenter : Text.AlignLeft
                    text: fact.text
                    color: root.theme.ink
                    font.pixelSize: fact.isAnswer ? root.theme.sizes.instruction : root.reads ? root.theme.sizes.button : root.theme.sizes.caption
                    font.weight: fact.isAnswer ? Font.DemiBold : Font.Normal
                    wrapMode: Text.WordWrap
                }
            }
        }
    }

    Row {
        id: payout

        visible: root.drill?.stage === "cut"
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Math.max(10, root.theme.px(20))

        PlainText {
            objectName: "cutTotal"
            anchors.verticalCenter: parent.verticalCenter
            text: root.drill?.cutTotal ?? ""
            color: root.theme.gold
            font.pixelSize: root.theme.sizes.instruction
            font.weight: Font.Bold
        }

        Repeater {
            model: root.drill?.rack ?? null

            delegate: Item {
                id: stack

                required property int index
                required property string text
                required property string hue
                required property int count
                readonly property bool repeats: true // each touch takes a chip back

                Accessible.role: Accessible.Button
                Accessible.name: [text, count].join(" × ")
                Accessible.onPressAction: root.drill.takeChip(stack.index)
                objectName: "stack." + text
                visible: count > 0
                width: Math.max(root.theme.least, root.theme.px(104))
                height: width + root.theme.px(34)

                Chip {
                    width: stack.width
                    theme: root.theme
                    text: stack.text
                    hue: stack.hue
                }

                PlainText {
                    anchors.bottom: parent.bottom
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: qsTr("× %1").arg(stack.count)
                    color: root.theme.ink
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: Font.DemiBold
                }

                Touch {
                    onTapped: root.drill.takeChip(stack.index)
                }
            }
        }
    }
}
