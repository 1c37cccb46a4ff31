pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The due action in full, if it does not fit in a seat: its seat, its hand, the action, and its
// chips; at the right, the total of the wager at all seats, or each pot with its seat. If the hand does
// not fit, only the seat is named. Stacked, the totals are below the hand.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen
    property bool stacked: false

    readonly property var due: screen.due
    readonly property var result: due.result
    readonly property color tint: theme.outcome(result.does)
    readonly property string shape: result.does === "take" ? "▼" : result.does === "pay" ? "▲" : "="
    readonly property int pad: Math.max(10, theme.px(20))
    readonly property bool hasTotals: all.count > 0
    readonly property real sumsWidth: hasTotals ? (stacked ? width - 2 * pad : Math.min(Math.ceil(width * (screen.potTotal === "" ? 0.3 : 0.48)), width - 2 * pad - sums.width - theme.px(24))) : 0
    readonly property real inner: width - 2 * pad - (hasTotals && !stacked ? sumsWidth + pad : 0)
    readonly property real wordsEnd: hasTotals && stacked ? all.y - theme.px(12) : sums.y
    readonly property real termsEnd: hasTotals && stacked ? wordsEnd : sums.y + sum.baselineOffset - 0.8 * theme.sizes.pot // the top of the amount's digits

    radius: theme.px(16)
    color: theme.outcomePanel(result.does)
    border.color: tint
    border.width: Math.max(2, theme.px(4))

    Column {
        id: words

        x: root.pad
        y: Math.round(root.pad / 2)
        width: root.inner

        PlainText {
            id: whole

            width: parent.width
            visible: false
            text: root.result.line === "" ? root.due.name : qsTr("%1 · %2").arg(root.due.name).arg(root.result.line)
            font: hand.font
            lineHeight: hand.lineHeight
            wrapMode: Text.WordWrap
        }

        PlainText {
            id: hand

            objectName: "dueHand"
            width: parent.width
            visible: words.y + implicitHeight <= root.wordsEnd + 1 // Otherwise the rim marks the seat.
            text: words.y + whole.implicitHeight + (chipWords.visible ? chipWords.implicitHeight : 0) <= root.wordsEnd ? whole.text : root.due.name
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.name
            font.weight: Font.DemiBold
            lineHeight: 0.95
            wrapMode: Text.WordWrap
        }

        FewerWords {
            id: chipWords

            objectName: "dueWords"
            width: parent.width
            room: chips.width
            lines: 3
            visible: text !== "" && fits.length === 0 // no room beside the amount
            wordings: [chips.shown.map(pile => pile.text).join("  ")]
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
        }

        PlainText {
            objectName: "dueTerms"
            width: parent.width
            visible: text !== "" && words.y + y + height <= root.termsEnd
            text: root.result.terms
            color: root.theme.feltInk
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }

        PayoutMarks {
            width: parent.width
            visible: marks.length > 0 && words.y + y + height <= root.wordsEnd
            theme: root.theme
            marks: root.result.marks
        }
    }

    Row {
        id: sums

        x: root.pad
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Math.round(root.pad / 2)
        spacing: root.theme.px(20)

        PlainText {
            id: does

            anchors.verticalCenter: sum.verticalCenter
            text: root.shape + " " + root.result.word
            color: root.tint
            font.pixelSize: root.theme.sizes.name
            font.weight: Font.Bold
        }

        PlainText {
            id: sum

            objectName: "dueAmount"
            text: root.result.amount
            color: root.tint
            font.pixelSize: root.theme.sizes.pot
            font.weight: Font.Bold
        }
    }

    ChipRow {
        id: chips

        readonly property var shown: root.screen.potTotal === "" ? root.due.chips : root.due.chips.filter(pile => pile.hue !== "") // Pots are named at the right.

        objectName: "dueChips"
        x: sums.x + sums.width + root.theme.px(24)
        width: Math.max(0, root.pad + root.inner - x)
        height: Math.min(root.stacked ? sums.height : root.height - words.y - words.height - root.pad, Math.ceil(1.3 * root.theme.sizes.caption) + root.theme.px(120))
        anchors.bottom: sums.bottom
        theme: root.theme
        piles: chipWords.visible ? [] : shown
    }

    Rectangle {
        visible: root.hasTotals
        x: all.x - root.theme.px(12)
        y: all.y - root.theme.px(12)
        width: all.width + 2 * root.theme.px(12)
        height: all.used + 2 * root.theme.px(12)
        radius: root.theme.px(10)
        color: root.theme.seat
    }

    TotalLines {
        id: all

        x: root.width - root.pad - root.sumsWidth
        y: root.stacked ? sums.y - used - root.theme.px(14) : Math.round((root.height - used) / 2)
        width: root.sumsWidth
        height: root.stacked ? sums.y - root.theme.sizes.name - words.y - root.theme.px(28) : root.height - root.theme.px(24) // It uses as much as it needs.
        visible: root.hasTotals
        theme: root.theme
        screen: root.screen
    }
}
