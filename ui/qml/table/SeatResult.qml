pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// The action on a wager, by word, color and shape: ▼ to take, ▲ to pay, = to push; and its order. Below it the
// chips to push. It has the same height in every seat. If the terms do not fit, they are left out, because the
// guide has the due action; then the marks. If the terms come first, the hand is left out. Only a hand that has
// a word wider than the seat is a caption.
Item {
    id: root

    required property Theme theme
    required property var result
    required property var pills
    required property int boxHeight

    readonly property color tint: theme.outcome(result.does)
    readonly property string shape: result.does === "take" ? "▼" : result.does === "pay" ? "▲" : "="
    readonly property bool first: !result.done && result.order < 2 // The present action; the others wait.
    readonly property int inset: theme.px(10)

    readonly property bool isDone: result.done
    onIsDoneChanged: if (isDone && theme.moves)
        settles.restart()

    component Unseen: PlainText { // Measures the height of words, of which one wording is shown.
        width: parent?.width ?? 0
        visible: false
        font.weight: Font.DemiBold
        lineHeight: 0.88
        wrapMode: Text.WordWrap
    }

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

            readonly property real room: sums.y - y - root.theme.px(2)

            x: root.inset
            y: root.theme.px(6)
            width: parent.width - 2 * x

            readonly property bool isWide: whole.contentWidth > width + 1 && first.contentWidth > width + 1
            readonly property var hands: [whole, first, small].filter(hand => hand.text !== "")
            readonly property var besides: [[true, true], ...(root.result.explains ? [] : [[false, true], [false, false]])] // Whether the terms and the marks are shown.
            readonly property var wordings: [].concat(...besides.map(beside => hands.map(hand => [hand, ...beside])), [[null, true, true]])
            readonly property var shown: wordings.find(([hand, ...beside]) => holds(hand, ...beside)) ?? [null, root.result.explains, root.result.explains]

            function holds(hand: Text, hasTerms: bool, hasMarks: bool): bool {
                const height = (hand?.implicitHeight ?? 0) + (hasTerms && terms.text !== "" ? terms.implicitHeight : 0) + (hasMarks ? marks.height : 0);
                return (hand?.contentWidth ?? 0) <= width + 1 && height <= room;
            }

            Unseen {
                id: whole

                text: root.result.line
                font.pixelSize: root.theme.sizes.name
            }

            Unseen {
                id: first

                text: root.result.hand
                font.pixelSize: root.theme.sizes.name
            }

            Unseen {
                id: small

                text: words.isWide ? root.result.line : ""
                font.pixelSize: root.theme.sizes.caption
            }

            PlainText {
                width: parent.width
                objectName: "resultHand"
                visible: text !== ""
                text: words.shown[0]?.text ?? ""
                color: root.theme.ink
                font.pixelSize: words.shown[0] === small ? root.theme.sizes.caption : root.theme.sizes.name
                font.weight: Font.DemiBold
                lineHeight: 0.88
                wrapMode: Text.WordWrap
            }

            PlainText {
                id: terms

                width: parent.width
                visible: text !== "" && words.shown[1]
                text: root.result.terms
                color: root.theme.feltInk
                font.pixelSize: root.theme.sizes.caption
                lineHeight: 0.95
                wrapMode: Text.WordWrap
            }

            PayoutMarks {
                id: marks

                width: parent.width
                visible: root.result.marks.length > 0 && words.shown[2] // The banner has shown them.
                theme: root.theme
                marks: root.result.marks
            }
        }

        Item {
            id: sums

            x: root.inset
            anchors.bottom: parent.bottom
            anchors.bottomMargin: root.theme.px(4)
            width: words.width
            height: does.height + (sum.visible ? sum.height : 0)

            FewerWords {
                id: does

                width: sums.width - (order.visible || check.visible ? order.width + root.theme.px(6) : 0)
                wordings: [root.shape + " " + root.result.word, root.result.word, root.shape]
                color: root.tint
                font.pixelSize: root.theme.sizes.caption
                font.weight: Font.Bold
            }

            Rectangle {
                id: order

                visible: root.result.order > 0
                anchors.right: parent.right
                anchors.verticalCenter: does.verticalCenter
                width: Math.ceil(1.25 * root.theme.sizes.caption)
                height: width
                radius: width / 2
                color: "transparent"
                border.color: root.tint
                border.width: Math.max(1, root.theme.px(2))

                PlainText {
                    anchors.centerIn: parent
                    text: root.result.order
                    color: root.tint
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: Font.Bold
                }
            }

            PlainText {
                id: check

                visible: root.result.done
                anchors.right: parent.right
                anchors.verticalCenter: does.verticalCenter
                text: "✓"
                color: root.tint
                font.pixelSize: root.theme.sizes.caption
                font.weight: Font.Bold
            }

            SeatSum {
                id: sum

                anchors.bottom: parent.bottom
                width: parent.width
                theme: root.theme
                text: root.result.amount
                color: root.tint
            }
        }
    }

    ChipRow {
        objectName: "resultChips"
        anchors.top: box.bottom
        anchors.topMargin: root.theme.px(6)
        anchors.bottom: parent.bottom
        width: root.width
        theme: root.theme
        piles: root.pills
        dimmed: root.result.done
    }
}
