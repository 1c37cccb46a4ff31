pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "controls"

// The hands on the players' sign, from right to left as they are settled: cards, words, payment, and reason.
Item {
    id: root

    required property Sign sign
    required property Theme theme

    readonly property int count: rows.count
    readonly property bool tall: height > width
    readonly property real u: tall ? width / 1080 : width / 1920
    readonly property real margin: 48 * u
    readonly property real rowRoom: (height - head.height - middle.height - foot.height - 2 * margin) / Math.max(1, rows.count)
    readonly property real rowHeight: Math.min((tall ? 170 : 122) * u, rowRoom - 12 * u)
    readonly property bool low: rowHeight < 160 * u
    readonly property bool dense: rowHeight < (tall ? 150 : 110) * u // Many seats: all words have the smallest size.
    readonly property real least: 36 * u // The smallest type on the sign: see ui/sign.py.

    function words(board: real): int {
        return Math.round(root.dense ? root.least : board * root.u);
    }

    Rectangle {
        id: head

        width: parent.width
        height: (root.tall ? 250 : 130) * root.u
        color: root.theme.signGround

        PlainText {
            id: title

            objectName: "sign.title"
            x: root.margin
            y: root.tall ? 16 * root.u : 26 * root.u
            width: Math.min(implicitWidth, root.tall ? root.width - 2 * root.margin : 600 * root.u)
            elide: Text.ElideRight
            text: root.sign.game
            color: root.theme.signAmount
            font.pixelSize: Math.round(44 * root.u)
            font.weight: Font.DemiBold
        }

        Row {
            anchors.right: parent.right
            anchors.rightMargin: root.margin
            y: root.tall ? title.y + title.height + 4 * root.u : 18 * root.u
            spacing: (root.tall ? 60 : 40) * root.u

            Repeater {
                model: root.sign.jackpots

                delegate: Item {
                    id: jackpot

                    required property string name
                    required property string amount
                    required property string pending

                    width: root.tall ? Math.max(called.width, posted.width) : called.width + 12 * root.u + posted.width
                    height: posted.y + posted.height

                    PlainText {
                        id: called

                        anchors.baseline: root.tall ? undefined : posted.baseline
                        width: Math.min(implicitWidth, (root.tall ? 260 : 190) * root.u)
                        elide: Text.ElideRight
                        text: jackpot.name
                        color: root.theme.gold
                        font.pixelSize: Math.round(root.least)
                        font.weight: Font.Bold
                    }

                    PlainText {
                        id: posted

                        objectName: "amount." + jackpot.name
                        anchors.right: parent.right
                        y: root.tall ? called.height : 0
                        text: jackpot.amount
                        color: root.theme.signAmount
                        font.pixelSize: Math.round(46 * root.u)
                        font.weight: Font.Bold

                        Rectangle {
                            y: parent.height - 4 * root.u
                            anchors.right: parent.right
                            width: waits.implicitWidth + 20 * root.u
                            height: waits.implicitHeight
                            visible: jackpot.pending !== ""
                            radius: height / 6
                            color: root.theme.floor

                            PlainText {
                                id: waits

                                objectName: "pending." + jackpot.name
                                anchors.centerIn: parent
                                text: jackpot.pending
                                color: root.theme.floorInk
                                font.pixelSize: Math.round(root.least)
                                font.weight: Font.Bold
                            }
                        }
                    }
                }
            }
        }

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Math.max(1, root.height / 540)
            color: root.theme.signLine
        }
    }

    Item {
        id: middle

        y: head.height
        width: parent.width
        height: cards.count > 0 ? board.y + board.height + (root.tall && root.sign.folded !== "" ? 60 : 8) * root.u : 0

        Row {
            id: board

            x: root.margin
            y: 16 * root.u
            spacing: 48 * root.u

            Repeater {
                id: cards

                model: root.sign.board

                delegate: Column {
                    id: spot

                    required property string name
                    required property var cards

                    spacing: 4 * root.u

                    PlainText {
                        text: spot.name
                        color: root.theme.soft
                        font.pixelSize: Math.round(root.least)
                    }

                    Row {
                        spacing: 10 * root.u

                        Repeater {
                            model: spot.cards.length

                            delegate: PlayingCard {
                                required property int index

                                theme: root.theme
                                face: spot.cards[index]?.face ?? ""
                                width: Math.round((root.tall ? 100 : 112) * root.u)
                                height: Math.round((root.tall ? 140 : 157) * root.u)
                            }
                        }
                    }
                }
            }
        }

        PlainText {
            objectName: "sign.folded"
            anchors.bottom: parent.bottom
            anchors.right: parent.right
            anchors.rightMargin: root.margin
            horizontalAlignment: Text.AlignRight
            text: root.sign.folded
            color: root.theme.soft
            font.pixelSize: Math.round(40 * root.u)
        }
    }

    Column {
        y: head.height + middle.height + root.margin / 2
        x: root.margin
        width: parent.width - 2 * x
        spacing: 12 * root.u

        Repeater {
            id: rows

            model: root.sign.seats

            delegate: Rectangle {
                id: row

                required property string seat
                required property var cards
                required property string hand
                required property string terms
                required property string does
                required property string word
                required property string amount
                required property bool now

                readonly property string said: word === "" ? "" : (does === "take" ? "▼ " : does === "pay" ? "▲ " : does === "push" ? "= " : "") + word
                readonly property color tone: does === "" ? root.theme.soft : root.theme.outcome(does)

                width: parent.width
                height: root.rowHeight
                radius: 14 * root.u
                color: root.theme.signGround
                border.color: row.now ? root.theme.gold : root.theme.signLine
                border.width: Math.max(1, Math.round((row.now ? 5 : 2) * root.u))

                PlainText {
                    id: number

                    objectName: "seat." + row.seat
                    x: 28 * root.u
                    y: (parent.height - height) / 2
                    width: Math.max((root.tall ? 170 : 190) * root.u, implicitWidth + 24 * root.u)
                    lineHeight: 0.9
                    text: row.seat
                    color: root.theme.ink
                    font.pixelSize: root.words(root.tall ? 40 : 46)
                    font.weight: Font.Bold
                }

                Row {
                    id: held

                    x: number.x + number.width
                    y: (parent.height - height) / 2
                    spacing: 8 * root.u

                    Repeater {
                        model: row.cards.length

                        delegate: PlayingCard {
                            required property int index

                            theme: root.theme
                            face: row.cards[index]?.face ?? ""
                            height: Math.round(Math.min(root.rowHeight * 0.86, (root.tall ? 120 : 150) * root.u))
                            width: Math.round(height / 1.4)
                        }
                    }
                }

                PlainText {
                    id: made

                    x: held.x + held.width + 30 * root.u
                    y: (parent.height - height - (root.tall && row.terms !== "" ? why.height : 0)) / 2
                    width: root.tall ? paid.x - x - 20 * root.u : 560 * root.u
                    elide: Text.ElideRight
                    wrapMode: Text.WordWrap
                    maximumLineCount: root.tall && !root.low ? 3 : 2
                    lineHeight: 0.88
                    text: row.hand
                    color: root.theme.ink
                    font.pixelSize: root.words(root.tall ? 40 : 46)
                    font.weight: Font.DemiBold
                }

                PlainText {
                    id: why

                    x: root.tall ? made.x : made.x + made.width + 20 * root.u
                    y: root.tall ? made.y + made.height : (parent.height - height) / 2
                    width: paid.x - x - 20 * root.u
                    elide: Text.ElideRight
                    wrapMode: Text.WordWrap
                    maximumLineCount: root.tall && (root.low || made.lineCount > 2) ? 1 : 2
                    lineHeight: 0.88
                    text: row.terms
                    color: root.theme.soft
                    font.pixelSize: root.words(38)
                }

                Column {
                    id: paid

                    anchors.right: parent.right
                    anchors.rightMargin: 28 * root.u
                    y: (parent.height - height) / 2
                    width: Math.max(result.implicitWidth, sum.implicitWidth)

                    PlainText {
                        id: result

                        anchors.right: parent.right
                        visible: root.tall
                        text: row.said
                        color: row.tone
                        font.pixelSize: root.words(38)
                        font.weight: Font.Bold
                    }

                    PlainText {
                        id: sum

                        anchors.right: parent.right
                        text: row.amount === "" ? "" : root.tall ? row.amount : row.said + "  " + row.amount
                        color: row.tone
                        font.pixelSize: root.words(62)
                        font.weight: Font.Bold
                    }
                }
            }
        }
    }

    PlainText {
        id: foot

        objectName: "sign.plays"
        anchors.bottom: parent.bottom
        x: root.margin
        width: parent.width - 2 * x
        height: (root.tall ? 150 : 110) * root.u
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        text: root.sign.rule === "" ? root.sign.limits : root.sign.limits + " · " + root.sign.rule
        color: root.theme.soft
        font.pixelSize: Math.round(root.least)
        wrapMode: Text.WordWrap
        maximumLineCount: root.tall ? 3 : 2
    }
}
