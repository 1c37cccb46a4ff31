pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// What to do with a wager, by word, colour and shape: ▼ to take, ▲ to pay, = to push; and in which order.
Column {
    id: root

    required property Theme theme
    required property var result
    required property var pills
    required property real room

    readonly property color tint: theme.outcome(result.does)
    readonly property string shape: result.does === "take" ? "▼" : result.does === "pay" ? "▲" : "="
    readonly property int inset: Math.min(theme.px(16), Math.max(6, width * 0.07))

    scale: Math.min(1, room / Math.max(1, height)) // what is paid is shown whole
    transformOrigin: Item.TopLeft
    topPadding: theme.type(12)
    spacing: theme.px(12)

    Item {
        width: root.width
        height: box.height

        Rectangle {
            id: box

            width: root.width
            height: words.height + root.theme.px(22)
            radius: root.theme.px(14)
            color: root.result.done ? "transparent" : root.theme.outcomePanel(root.result.does)
            border.color: root.tint
            border.width: Math.max(1, root.theme.px(root.result.done ? 1 : 2.5))

            Column {
                id: words

                x: root.inset
                y: root.theme.px(10)
                width: parent.width - 2 * x

                WholeWords {
                    width: parent.width
                    visible: text !== ""
                    theme: root.theme
                    board: 20
                    text: root.result.line
                    color: root.theme.ink
                }

                WholeWords {
                    width: parent.width
                    visible: text !== ""
                    theme: root.theme
                    board: 19
                    text: root.result.terms
                    color: root.theme.feltInk
                }

                WholeWords {
                    width: parent.width
                    theme: root.theme
                    board: root.result.done ? 24 : 29
                    text: root.result.amount
                    color: root.tint
                    font.weight: Font.Bold
                }

                Flow {
                    width: parent.width
                    spacing: root.theme.px(6)
                    visible: root.result.marks.length > 0

                    Repeater {
                        model: root.result.marks

                        delegate: Rectangle {
                            required property string modelData

                            width: Math.min(mark.implicitWidth + 2 * root.theme.px(8), words.width)
                            height: mark.height + Math.max(6, root.theme.px(8))
                            radius: root.theme.px(6)
                            color: root.theme.floorPanel
                            border.color: root.theme.floor
                            border.width: 1

                            PlainText {
                                id: mark

                                anchors.centerIn: parent
                                width: Math.min(implicitWidth, words.width - 2 * root.theme.px(8))
                                text: parent.modelData
                                color: root.theme.floor
                                font.pixelSize: root.theme.type(17)
                                font.weight: Font.Bold
                                wrapMode: Text.Wrap
                            }
                        }
                    }
                }
            }
        }

        Rectangle {
            anchors.right: box.right
            anchors.verticalCenter: box.top
            anchors.rightMargin: root.theme.px(12)
            width: Math.max(height, order.width + root.theme.px(14))
            height: order.height + root.theme.px(4)
            radius: height / 2
            color: root.tint

            PlainText {
                id: order

                anchors.centerIn: parent
                text: root.result.order > 0 ? root.shape + " " + root.result.order : root.shape
                color: root.theme.goldInk
                font.pixelSize: root.theme.type(18)
                font.weight: Font.Bold
            }
        }
    }

    Flow {
        width: root.width
        spacing: root.theme.px(8)
        visible: root.pills.length > 0 && (!root.result.done || y + height <= root.room)

        Repeater {
            model: root.pills.length

            delegate: Rectangle {
                id: pill

                required property int index
                readonly property string colour: root.pills[index]?.colour ?? ""

                readonly property int pad: Math.min(root.theme.px(13), root.inset)

                width: Math.min(stack.implicitWidth + 2 * pad, root.width)
                height: stack.implicitHeight + root.theme.px(8)
                radius: height / 2
                color: root.theme.chip(colour)
                border.color: root.theme.seatMuted
                border.width: Math.max(1, root.theme.px(1.5))

                PlainText {
                    id: stack

                    anchors.centerIn: parent
                    width: Math.min(implicitWidth, pill.width - 2 * pill.pad)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 11
                    text: root.pills[pill.index]?.text ?? ""
                    color: root.theme.chipInk(pill.colour)
                    font.pixelSize: root.theme.type(18)
                    font.weight: Font.Bold
                }
            }
        }
    }
}
