pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The totals of a wager; or each pot with the seats that it is pushed to, those due first, and the sum of all pots. With
// enough room each pot also has its players, what they put in, and its rake. Otherwise the lines are in as many columns
// as they need and have room for; the last one then counts the others.
Item {
    id: root

    required property Theme theme
    required property TableScreen screen

    readonly property alias count: lines.count
    readonly property real least: Math.ceil(1.3 * theme.sizes.caption)
    readonly property real sum: settled.text === "" ? 0 : settled.height
    readonly property int fitting: Math.max(1, Math.floor((height - sum) / least)) // rows
    readonly property bool isTable: screen.potTotal !== "" && count <= fitting && width >= 30 * theme.sizes.caption
    readonly property int columns: Math.max(1, Math.min(Math.ceil(count / fitting), Math.floor(width / (11 * theme.sizes.caption))))
    readonly property int rows: Math.min(fitting, Math.ceil(count / columns))
    readonly property int others: count > rows * columns ? count - rows * columns + 1 : 0 // lines without room
    readonly property real line: isTable ? Math.min(Math.floor((height - sum) / rows), Math.ceil(1.8 * theme.sizes.caption)) : least
    readonly property real gap: columns > 1 ? theme.px(24) : 0
    readonly property real used: rows * line + sum
    readonly property bool saysSeats: all(shown => shown.hasSeats) // Each column of the table has one form.
    readonly property bool saysTo: all(shown => shown.hasTo)
    property int made: 0 // Number of created lines.

    function all(has: var): bool {
        return Array.from({
            length: made
        }, (_, nth) => lines.itemAt(nth)).every(shown => !shown || has(shown));
    }

    function seatsOf(seats: string): string {
        return (/\D/.test(seats) ? qsTr("seats %1") : qsTr("seat %1")).arg(seats);
    }

    component Cell: FewerWords {
        height: root.line
        visible: root.isTable
        verticalAlignment: Text.AlignVCenter
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
    }

    Repeater {
        id: lines

        model: root.screen.totals
        onItemAdded: root.made += 1
        onItemRemoved: root.made -= 1

        delegate: TotalLine {
            id: total

            required property int index
            required property string name
            required property string brief
            required property string seats
            required property string put
            required property string rake
            required property string to

            readonly property bool hasSeats: played.holds(played.inFull)
            readonly property bool hasTo: winners.holds(winners.inFull)

            x: Math.floor(index / root.rows) * (width + root.gap)
            y: index % root.rows * root.line
            height: root.line
            width: (root.width - (root.columns - 1) * root.gap) / root.columns
            visible: index < root.count - root.others
            theme: root.theme
            labelWidth: root.isTable ? 0.22 * width : 0
            wordings: root.isTable ? [`${shape} ${name}`, `${shape} ${brief}`] : to === "" || root.columns === 1 ? [`${shape} ${word}`, word, `${shape} ${brief} → ${to}`] : [`${shape} ${name} → ${to}`, `${shape} ${brief} → ${to}`]

            Cell {
                id: played

                readonly property string inFull: total.seats === "" ? "" : root.seatsOf(total.seats)

                x: 0.225 * total.width
                width: 0.205 * total.width
                wordings: root.saysSeats ? [inFull] : [total.seats, total.seats.replace(/, /g, ","), ""]
                color: root.theme.feltInk
                font.weight: Font.Normal
            }

            Cell {
                x: 0.43 * total.width
                width: 0.105 * total.width
                wordings: [total.put]
                horizontalAlignment: Text.AlignRight
            }

            Cell {
                x: 0.55 * total.width
                width: 0.15 * total.width
                wordings: total.rake === "" ? [""] : [qsTr("− %1 rake").arg(total.rake), `− ${total.rake}`]
                color: root.theme.gold
            }

            Cell {
                id: winners

                readonly property string inFull: `→ ${root.seatsOf(total.to)}`

                x: 0.705 * total.width
                width: total.width - x - total.sumWidth - root.theme.px(10)
                wordings: [root.saysTo ? inFull : `→ ${total.to}`]
            }
        }
    }

    PlainText {
        visible: root.others > 0
        x: (root.columns - 1) * (width + root.gap)
        y: (root.rows - 1) * root.line
        width: (root.width - (root.columns - 1) * root.gap) / root.columns
        height: root.line
        verticalAlignment: Text.AlignVCenter
        text: qsTr("and %1 more").arg(root.others)
        color: root.theme.feltInk
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
    }

    FewerWords {
        id: settled

        y: root.rows * root.line
        width: parent.width
        wordings: [root.screen.settled, ""]
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
    }
}
