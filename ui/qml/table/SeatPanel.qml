pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// One seat: who is there and how it stands, its cards, its wagers, and what the prompt asks of it.
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
    required property var cards
    required property var lines
    required property var tiles
    required property string again
    required property var options
    required property var result
    required property var pills
    required property bool forfeits
    required property bool checkable

    readonly property string path: "seat" + number
    readonly property bool quiet: tone === "quiet" || tone === "empty"
    readonly property bool asked: tone === "act" || tone === "floor"
    readonly property bool wagering: tiles.length > 0
    readonly property bool acting: metrics.hasStrip && screen.acting === number

    // The result comes first; the wagers take what room it leaves.
    readonly property real linesRoom: height - body.y - metrics.bottomPad - (result.does === "" ? 0 : outcome.height) - (metrics.optionsInSeats ? metrics.optionsHeight + metrics.apart : 0)
    readonly property int pitch: Math.max(metrics.leastPitch, Math.min(metrics.pitch, Math.floor(linesRoom / Math.max(1, lines.length))))
    readonly property int linesShown: Math.floor(linesRoom / pitch)

    objectName: path
    radius: theme.px(16)
    color: acting ? theme.seatActing : quiet ? theme.seatQuiet : theme.seat
    border.color: tone === "floor" ? theme.floor : tone === "act" ? theme.gold : theme.seatLine
    border.width: acting ? Math.max(3, theme.px(5)) : Math.max(asked ? 2 : 1, theme.px(2))

    SeatHead {
        x: root.metrics.textPad
        width: root.width - 2 * x
        height: root.metrics.headHeight
        theme: root.theme
        metrics: root.metrics
        name: root.name
        status: root.status
        tone: root.tone
        button: root.button
        stack: root.stack
    }

    Row {
        x: root.metrics.textPad
        y: root.metrics.headHeight
        visible: !root.wagering
        height: root.metrics.cardHeight
        spacing: root.metrics.cardGap

        Repeater {
            model: root.cards.length

            delegate: PlayingCard {
                required property int index

                objectName: root.path + ".card." + index
                width: root.metrics.cardWidth
                height: root.metrics.cardHeight
                theme: root.theme
                face: root.cards[index]?.face ?? ""
                due: root.cards[index]?.due ?? 0
                word: root.cards[index]?.word ?? ""
                quiet: root.quiet
            }
        }
    }

    Item {
        objectName: root.path + ".hand"
        x: root.metrics.seatInset
        width: root.width - 2 * x
        height: root.metrics.headHeight + root.metrics.cardHeight
        visible: root.checkable && !turn.visible

        Touch {
            onTapped: root.screen.checkCards("hole", root.number)
        }
    }

    Column {
        id: body

        x: root.metrics.textPad
        y: root.metrics.headHeight + root.metrics.cardHeight + root.theme.px(8)
        width: root.width - 2 * x
        visible: !root.wagering

        Repeater {
            model: root.lines.length

            delegate: WagerLine {
                required property int index

                width: body.width
                height: root.pitch
                visible: index < root.linesShown
                narrow: root.metrics.narrow
                theme: root.theme
                label: root.lines[index]?.label ?? ""
                amount: root.lines[index]?.amount ?? ""
                empty: root.lines[index]?.empty ?? true
                quiet: root.quiet
            }
        }

        SeatResult {
            id: outcome

            visible: root.result.does !== ""
            width: body.width
            theme: root.theme
            room: root.height - body.y - root.metrics.bottomPad
            result: root.result
            pills: root.pills
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
        visible: root.metrics.optionsInSeats && !root.screen.forfeiting
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.metrics.bottomPad
        x: root.metrics.keyPad
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
        anchors.bottomMargin: root.metrics.bottomPad
        x: root.metrics.keyPad
        width: root.width - 2 * x
        height: Math.max(root.theme.touch, implicitHeight)
        theme: root.theme
        padding: 8
        size: 24
        tone: "take"
        text: qsTr("Forfeit seat %1").arg(root.number)
        onTapped: root.screen.forfeit(root.number)
    }

    Item {
        id: turn

        objectName: root.path + ".act"
        x: root.metrics.seatInset
        width: root.width - 2 * x
        height: root.height
        visible: root.metrics.hasStrip && root.screen.kind === "choices" && root.options.length > 0 && !root.forfeits

        Touch {
            onTapped: root.screen.act(root.number)
        }
    }
}
