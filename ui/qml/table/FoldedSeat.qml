pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// A seat without space for whole words: its number, its action by shape and amount, or else its chips at
// stake or behind. Its word is shown if it fits.
Item {
    id: root

    required property Theme theme
    required property FeltMetrics metrics
    required property int number
    required property string status
    required property string tone
    required property bool button
    required property bool now
    required property var result
    required property string amount // The chips at stake, or behind.
    required property bool says // Whether the bet and the seat's word are in the place of its cards.
    required property string bet
    required property var chips // of the bet
    required property string hand // in words, once it is shown down
    required property string kind // “Two pair” of “Two pair, jacks and fives”

    readonly property bool quiet: tone === "quiet" || tone === "empty"
    readonly property bool hasOutcome: result.does !== ""
    readonly property string shape: !hasOutcome ? "" : result.does === "take" ? "▼" : result.does === "pay" ? "▲" : "="
    readonly property string sum: hasOutcome ? result.amount : amount
    readonly property color tint: hasOutcome ? theme.outcome(result.does) : quiet ? theme.seatMuted : theme.ink
    readonly property bool below: metrics.placed.foot > 0
    readonly property bool isLong: below && !hasOutcome && status !== "" && word.text === "" // Its word does not fit above.
    readonly property bool hasBet: !isLong || metrics.placed.saidHeight > theme.sizes.name + theme.sizes.caption // A bet and a long word both fit.
    readonly property bool hasGoldHead: metrics.placed.isArc && now && !hasOutcome
    readonly property string whole: [mark, sum].join(" ").trim()
    readonly property string mark: hasOutcome ? (result.done ? shape + "✓" : shape) : ""

    PlainText {
        id: title

        height: root.metrics.placed.headHeight
        verticalAlignment: Text.AlignVCenter
        text: root.number
        color: root.hasGoldHead ? root.theme.goldInk : root.now ? root.theme.gold : root.quiet ? root.theme.seatMuted : root.theme.ink
        font.pixelSize: root.theme.sizes.name
        font.weight: Font.Bold
    }

    Rectangle {
        id: disc

        visible: root.button && !(root.hasOutcome && !root.below && 1.015 * usual.advanceWidth > root.width - title.width - width - 2 * root.theme.px(5)) // The amount of a push comes first.
        x: title.width + root.theme.px(5)
        y: (root.metrics.placed.headHeight - height) / 2
        width: Math.ceil(Math.max(1.25 * root.theme.sizes.caption, 1.4 * letter.implicitWidth))
        height: width
        radius: width / 2
        color: root.hasGoldHead ? root.theme.goldInk : root.theme.ink

        PlainText {
            id: letter

            anchors.centerIn: parent
            text: qsTr("D", "the dealer button")
            color: root.hasGoldHead ? root.theme.gold : root.theme.goldInk
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.Bold
        }
    }

    FewerWords {
        id: word

        readonly property real start: title.width + (disc.visible ? disc.width + root.theme.px(5) : 0)
        readonly property bool isTight: root.hasOutcome && 1.015 * usual.advanceWidth > root.width - start - root.theme.px(5)

        x: start + (isTight ? 0 : root.theme.px(5))
        width: root.width - x + (isTight ? root.metrics.placed.textPad - root.theme.px(5) : 0) // as far as the seat's edge
        height: root.metrics.placed.headHeight
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        wordings: root.below ? (root.hasOutcome ? [root.mark] : [root.status, ...(root.tone === "live" ? [qsTr("bonus", "a folded seat that still has a bonus wager")] : []), ""]) : [root.whole, root.mark + root.sum, root.mark, ""]
        color: root.hasGoldHead ? root.theme.goldInk : root.below && !root.hasOutcome && root.now ? root.theme.gold : root.tint
        font.pixelSize: !root.below && larger.advanceWidth + root.theme.px(4) <= width ? root.theme.sizes.figure : root.theme.sizes.caption
        font.weight: Font.Bold

        TextMetrics {
            id: larger

            text: root.whole
            font.pixelSize: root.theme.sizes.figure
            font.weight: Font.Bold
        }

        TextMetrics {
            id: usual

            text: root.whole
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.Bold
        }
    }

    readonly property var inLine: hand !== "" ? [hand, kind, ""] : bet === "" ? [status] : now && /\d/.test(status) ? [qsTr("%1 · %2").arg(bet).arg(status), status] : [qsTr("%1 %2").arg(bet).arg(status), bet]

    Row { // its hand, or its bet and its word, in one line
        visible: root.says && root.metrics.placed.isArc
        y: root.metrics.placed.headHeight
        height: root.metrics.placed.saidHeight
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: root.theme.px(5)

        KeptItems {
            id: pieces

            needed: root.bet === "" || root.hand !== "" ? 0 : Math.min(2, root.chips.length, Math.floor((root.width - line.implicitWidth) / (root.theme.sizes.caption + parent.spacing)))

            delegate: Chip {
                required property int index

                visible: index < pieces.needed
                anchors.verticalCenter: parent?.verticalCenter
                width: root.theme.sizes.caption
                theme: root.theme
                text: ""
                hue: root.chips[index] ?? ""
            }
        }

        FewerWords {
            id: line

            objectName: "seatWords"
            height: parent.height
            room: root.width + 2 * root.metrics.placed.textPad - root.theme.px(6) // as far as the frame of the seat
            verticalAlignment: Text.AlignVCenter
            wordings: root.inLine
            cuts: true
            color: root.now ? root.theme.gold : root.quiet ? root.theme.seatMuted : root.theme.ink
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
        }
    }

    Column {
        visible: root.says && !root.metrics.placed.isArc
        y: root.metrics.placed.headHeight
        width: parent.width

        PlainText {
            width: parent.width
            visible: text !== "" && root.hasBet
            horizontalAlignment: Text.AlignHCenter
            text: root.bet
            color: root.tint
            font.pixelSize: root.theme.sizes.name
            font.weight: Font.Bold
            lineHeight: 0.95
        }

        FewerWords {
            id: after

            readonly property int fit: Math.floor((root.height - root.metrics.placed.headHeight - y - root.metrics.placed.foot) / (1.22 * root.theme.sizes.caption)) // lines

            width: parent.width
            visible: root.bet !== "" && (!root.below || (root.isLong && root.hasBet)) // else it is at the top, or alone
            horizontalAlignment: Text.AlignHCenter
            wordings: [root.status]
            cuts: true
            lines: root.below ? Math.max(1, Math.min(2, fit)) : 1
            color: root.quiet ? root.theme.seatMuted : root.theme.feltInk
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
        }
    }

    FewerWords {
        visible: root.says && !root.metrics.placed.isArc && !after.visible && (!root.below || root.isLong)
        y: root.metrics.placed.headHeight
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wordings: [root.status]
        cuts: true
        lines: Math.max(1, Math.min(3, Math.floor((root.height - y - root.metrics.placed.foot) / (1.22 * root.theme.sizes.caption))))
        color: root.quiet ? root.theme.seatMuted : root.theme.feltInk
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
    }

    FewerWords { // its hand in words
        readonly property int fit: Math.floor((root.height - root.metrics.placed.foot - y) / (1.22 * root.theme.sizes.caption)) // lines

        visible: !root.says && root.below && root.hand !== "" && fit > 0
        y: root.metrics.placed.cardsTop + root.metrics.placed.cardHeight + root.theme.px(8)
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wordings: [root.hand, root.kind, ""]
        lines: Math.max(1, fit)
        color: root.theme.feltInk
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
        lineHeight: 0.95
    }

    SeatSum {
        visible: root.below && text !== "" && (root.hasBet || !root.says)
        anchors.bottom: parent.bottom
        width: parent.width
        height: root.metrics.placed.foot
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        theme: root.theme
        size: root.theme.sizes.name
        text: root.sum
        color: root.tint
    }
}
