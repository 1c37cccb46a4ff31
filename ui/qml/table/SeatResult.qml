pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// What to do with a wager, by word, colour and shape: ▼ to take, ▲ to pay, = to push; and in which order. Below it the
// chips to push. It is at the same height in every seat; words that are longer than the box are drawn smaller.
Item {
    id: root

    required property Theme theme
    required property var result
    required property var pills
    required property int boxHeight

    readonly property color tint: theme.outcome(result.does)
    readonly property string shape: result.does === "take" ? "▼" : result.does === "pay" ? "▲" : "="
    readonly property bool first: !result.done && result.order < 2 // what is done now; the others wait
    readonly property int inset: Math.min(theme.px(14), Math.max(6, width * 0.06))

    readonly property bool isDone: result.done
    onIsDoneChanged: if (isDone && theme.moves)
        settles.restart()

    NumberAnimation {
        id: settles

        target: box
        property: "scale"
        from: 1.05
        to: 1
        duration: 120
        easing.type: Easing.OutCubic
    }

    Rectangle {
        id: box

        width: root.width
        height: root.boxHeight
        radius: root.theme.px(12)
        color: root.result.done ? root.theme.seat : root.first ? root.theme.outcomePanel(root.result.does) : root.theme.outcomeWaiting(root.result.does)
        border.color: root.result.done ? root.theme.seatLine : root.tint
        border.width: root.first ? Math.max(2, root.theme.px(4)) : Math.max(1, root.theme.px(2))

        Column {
            id: words

            x: root.inset
            y: root.theme.px(8)
            width: parent.width - 2 * x
            scale: Math.min(1, (sums.y - y) / Math.max(1, height))
            transformOrigin: Item.TopLeft

            WholeWords {
                width: parent.width
                visible: text !== ""
                theme: root.theme
                board: 23
                text: root.result.line
                color: root.theme.ink
                font.weight: Font.DemiBold
            }

            WholeWords {
                width: parent.width
                visible: text !== ""
                theme: root.theme
                board: 20
                text: root.result.terms
                color: root.theme.feltInk
            }

            PayoutMarks {
                width: parent.width
                theme: root.theme
                marks: root.result.marks
            }
        }

        Item {
            id: sums

            x: root.inset
            anchors.bottom: parent.bottom
            anchors.bottomMargin: root.theme.px(6)
            width: words.width
            height: does.y + does.height + (sum.visible ? sum.height : 0)

            readonly property bool marked: order.visible || check.visible
            readonly property real besideMark: width - (marked ? order.width + root.theme.px(6) : 0)
            readonly property bool stacked: marked && besideMark < 0.6 * does.implicitWidth // the word has its own line

            PlainText {
                id: does

                y: sums.stacked ? order.height + root.theme.px(2) : 0
                width: sums.stacked ? parent.width : sums.besideMark
                text: root.shape + " " + root.result.word
                color: root.tint
                font.pixelSize: root.theme.type(27)
                font.weight: Font.Bold
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
            }

            Rectangle {
                id: order

                visible: root.result.order > 0
                anchors.right: parent.right
                y: sums.stacked ? 0 : does.y + (does.height - height) / 2 // anchors that change would stretch it
                width: Math.min(root.theme.type(32), does.height)
                height: width
                radius: width / 2
                color: "transparent"
                border.color: root.tint
                border.width: Math.max(1, root.theme.px(2))

                PlainText {
                    anchors.centerIn: parent
                    text: root.result.order
                    color: root.tint
                    font.pixelSize: Math.round(parent.height * 0.58)
                    font.weight: Font.Bold
                }
            }

            PlainText {
                id: check

                visible: root.result.done
                anchors.right: parent.right
                anchors.verticalCenter: sums.stacked ? order.verticalCenter : does.verticalCenter
                text: "✓"
                color: root.tint
                font.pixelSize: root.theme.type(26)
                font.weight: Font.Bold
            }

            PlainText {
                id: sum

                visible: text !== ""
                anchors.bottom: parent.bottom
                width: parent.width
                text: root.result.amount
                color: root.tint
                font.pixelSize: root.theme.type(46)
                font.weight: Font.Bold
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 11
                lineHeight: 0.95
            }
        }
    }

    ChipRow {
        objectName: "resultChips"
        anchors.top: box.bottom
        anchors.topMargin: root.theme.px(8)
        anchors.bottom: parent.bottom
        width: root.width
        theme: root.theme
        piles: root.pills
        dimmed: root.result.done
    }
}
