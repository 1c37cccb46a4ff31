pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// One seat: its player and state, its cards, its wagers, and its part of the prompt. While the floor's banner is
// above it, it is low: its cards, and beside them its result.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property FeltMetrics metrics
    required property int index
    required property int number
    required property string name
    required property string status
    required property string tone
    required property bool button
    required property string stack
    required property string bet
    required property var chips
    required property var cards
    required property var lines
    required property var tiles
    required property string again
    required property var options
    required property var result
    required property var pills
    required property string hand
    required property string kind
    required property bool forfeits
    required property bool checkable
    required property bool askable
    required property real coveredFrom // The top of keys over it: a card whose index they would cut is not drawn.

    readonly property string path: "seat" + number
    readonly property bool quiet: tone === "quiet" || tone === "empty"
    readonly property bool plays: tone === "live" // Its player has given up, and a wager still plays.
    readonly property bool asked: tone === "act" || tone === "floor"
    readonly property bool wagering: tiles.length > 0
    readonly property bool acting: metrics.placed.hasStrip && screen.acting === number
    readonly property bool now: acting || theme.markedSeat === number || (tone === "act" && (result.does === "" || result.order < 2))
    readonly property bool covered: metrics.placed.folds && !askable && screen.hasStacks && screen.kind !== "cards" && !cards.some(card => card.face.length === 2 || card.due > 0) // its bet is said in the place of its cards
    readonly property bool inWords: metrics.placed.isArc && hand !== "" // its hand is said above its cards
    readonly property bool facesDown: cards.length > 0 && cards.every(card => card.face === "back")
    readonly property real belowWords: height - metrics.placed.headHeight - metrics.placed.saidHeight - metrics.placed.foot - metrics.placed.bottomPad // of a folded seat
    readonly property real drawn: inWords ? Math.min(1, (belowWords - metrics.placed.lift) / metrics.placed.cardHeight) : !covered ? 1 : facesDown && belowWords >= theme.px(60) ? Math.min(1, belowWords / metrics.placed.cardHeight) : 0 // of the size of its cards
    readonly property bool hasOutcome: result.does !== ""
    readonly property bool decides: metrics.placed.hasStrip && screen.kind === "choices" && options.length > 0
    readonly property bool mayTip: screen.tips && stack !== "" && !checkable && !optionKeys.visible // A touch chooses the player of the tip.
    readonly property int firstLine: screen.hasStacks ? 1 : 0 // A bet is in front of a player who has chips.

    objectName: path
    radius: theme.px(16)
    color: quiet || plays ? theme.seatQuiet : theme.seat
    border.color: tone === "floor" ? theme.floor : now ? theme.gold : theme.seatLine
    border.width: now || tone === "floor" ? Math.max(3, theme.px(5)) : Math.max(1, theme.px(2))

    Rectangle { // the head of the seat that acts, where seats are on an arc
        visible: root.metrics.placed.isArc && root.now && !root.hasOutcome
        width: parent.width
        height: root.metrics.placed.headHeight
        topLeftRadius: root.radius
        topRightRadius: root.radius
        color: root.theme.gold
    }

    SeatHead {
        id: head

        visible: !root.metrics.placed.folds
        x: root.metrics.placed.textPad
        y: root.metrics.placed.headBeside ? root.metrics.placed.bottomPad + Math.round((root.metrics.placed.least - height) / 2) : 0
        width: root.metrics.placed.headBeside && root.again !== "" ? root.metrics.placed.againLeft - x : root.width - 2 * x
        height: root.metrics.placed.headHeight
        theme: root.theme
        name: root.name
        number: root.number
        status: root.status
        tone: root.tone
        button: root.button
        now: root.now
    }

    Loader {
        active: root.metrics.placed.folds
        x: root.metrics.placed.textPad
        width: root.width - 2 * x
        height: root.height - root.metrics.placed.bottomPad

        sourceComponent: FoldedSeat {
            theme: root.theme
            metrics: root.metrics
            number: root.number
            status: root.status
            tone: root.tone
            button: root.button
            now: root.now
            result: root.result
            says: root.covered || root.inWords
            chips: root.lines[0]?.chips ?? []
            bet: root.lines[0] === undefined || root.lines[0].empty ? "" : root.lines[0].amount
            hand: root.hand
            kind: root.kind
            amount: root.forfeits ? "" : root.stack !== "" ? root.stack : root.bet
        }
    }

    Item {

        x: Math.round((root.width - width) / 2)
        y: root.covered || root.inWords ? root.height - height - root.metrics.placed.foot - root.metrics.placed.bottomPad : root.metrics.placed.cardsTop
        visible: !root.wagering && root.drawn > 0 && y + 0.4 * root.metrics.placed.cardHeight <= root.coveredFrom
        width: root.drawn * (root.metrics.placed.cardWidth + Math.max(0, root.cards.length - 1) * root.metrics.placed.stepRight)
        height: root.drawn * root.metrics.placed.handHeight

        Repeater {
            model: root.cards.length

            delegate: PlayingCard {
                required property int index

                objectName: root.path + ".card." + index
                x: index * root.drawn * root.metrics.placed.stepRight
                width: root.drawn * root.metrics.placed.cardWidth
                height: root.drawn * root.metrics.placed.cardHeight
                theme: root.theme
                face: root.cards[index]?.face ?? ""
                due: root.cards[index]?.due ?? 0
                wins: root.cards[index]?.wins ?? false
                word: root.cards[index]?.word ?? ""
                quiet: root.quiet
            }
        }
    }

    Item {
        Accessible.role: Accessible.Button
        Accessible.name: root.name
        Accessible.onPressAction: root.screen.checkCards("hole", root.number)
        objectName: root.path + ".hand"
        x: root.metrics.placed.seatInset
        width: root.width - 2 * x
        height: Math.max(root.metrics.placed.least, root.metrics.placed.cardsTop + root.metrics.placed.handHeight)
        visible: root.checkable && !turn.visible

        Touch {
            onTapped: root.screen.checkCards("hole", root.number)
        }
    }

    Loader {
        active: root.askable
        x: root.metrics.placed.seatInset
        y: Math.min(root.metrics.placed.cardsTop, root.metrics.placed.cardsTop + root.metrics.placed.handHeight - height)
        width: root.width - 2 * x
        height: Math.max(root.metrics.placed.least, root.metrics.placed.handHeight)

        sourceComponent: AskedPlaces {
            theme: root.theme
            screen: root.screen
            path: root.path
            spot: "hole"
            label: root.name
            seat: root.number
            count: root.cards.length
            frame: root.metrics.placed.handHeight
        }
    }

    Column {
        id: body

        x: root.metrics.placed.textPad
        y: root.metrics.placed.cardsTop + root.metrics.placed.handHeight + root.theme.px(10)
        width: root.width - 2 * x
        visible: !root.wagering && !root.metrics.placed.folds

        KeptItems {
            id: wagers

            needed: Math.max(0, root.lines.length - root.firstLine)

            delegate: WagerLine {
                required property int index
                readonly property var line: root.lines[index + root.firstLine]

                visible: index < wagers.needed
                width: body.width
                height: root.metrics.placed.pitch
                theme: root.theme
                label: line?.label ?? ""
                amount: line?.amount ?? ""
                empty: line?.empty ?? true
                chips: line?.chips ?? []
                quiet: (root.quiet || root.plays) && !(line?.live ?? false)
                taken: line?.taken ?? false
            }
        }
    }

    Loader {
        active: root.hasOutcome && !root.metrics.placed.folds
        x: root.metrics.placed.textPad
        y: root.metrics.placed.resultTop
        width: root.width - 2 * x
        height: root.metrics.placed.resultRoom

        sourceComponent: SeatResult {
            theme: root.theme
            boxHeight: root.metrics.placed.resultHeight
            result: root.result
            pills: root.pills
        }
    }

    Loader { // Its hand in words, if it does not fit in the head.
        active: root.metrics.placed.resultRoom > 0 && !root.hasOutcome && !root.metrics.placed.folds && !head.showsWord && root.screen.kind === "settle"
        x: root.metrics.placed.textPad
        y: root.metrics.placed.resultTop
        width: root.width - 2 * x
        height: root.metrics.placed.resultRoom

        sourceComponent: PlainText {
            objectName: root.path + ".word"
            text: root.status
            color: root.quiet ? root.theme.seatMuted : root.theme.feltInk
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
            elide: Text.ElideRight
        }
    }

    Loader {
        active: root.stack !== "" && !root.metrics.placed.folds
        x: root.metrics.placed.keyPad
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.metrics.placed.bottomPad
        width: root.width - 2 * x
        height: root.metrics.placed.stackRoom

        sourceComponent: SeatStack {
            theme: root.theme
            amount: root.screen.points ? qsTr("Stack %1").arg(root.stack) : root.stack // No chips show what it is.
            piles: root.chips
            quiet: root.quiet
        }
    }

    SeatTiles {
        visible: root.wagering
        anchors.fill: parent
        theme: root.theme
        screen: root.screen
        metrics: root.metrics
        path: root.path
        number: root.number
        tiles: root.tiles
        again: root.again
    }

    SeatOptions {
        id: optionKeys

        visible: root.metrics.placed.optionsInSeats && root.options.length > 0 && !root.screen.forfeiting
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.metrics.placed.bottomPad
        x: root.metrics.placed.keyPad
        width: root.width - 2 * x
        theme: root.theme
        screen: root.screen
        metrics: root.metrics
        path: root.path
        number: root.number
        options: root.options
    }

    TouchButton {
        objectName: root.path + ".forfeit"
        visible: root.forfeits
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.metrics.placed.bottomPad
        x: root.metrics.placed.keyPad
        width: root.width - 2 * x
        height: Math.max(root.theme.touch, implicitHeight)
        theme: root.theme
        padding: 8
        tone: "take"
        fixed: theme.sizes.button
        Accessible.name: qsTr("Forfeit seat %1").arg(root.number)
        text: root.metrics.placed.folds ? "✕" : qsTr("Forfeit seat %1").arg(root.number)
        onTapped: root.screen.forfeit(root.number)
    }

    Item {
        id: turn

        Accessible.role: Accessible.Button
        Accessible.name: root.name
        Accessible.onPressAction: root.screen.act(root.number)
        objectName: root.path + ".act"
        x: root.metrics.placed.seatInset
        width: root.width - 2 * x
        height: root.height
        visible: (root.decides || root.mayTip) && !root.forfeits && !root.askable

        Touch {
            onTapped: root.screen.act(root.number)
        }
    }
}
