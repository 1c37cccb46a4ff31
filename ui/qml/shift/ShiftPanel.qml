pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// A part of a fill: its amount and slip, each chip, and the signers; or the options after a count that differs
// from the slip.
Rectangle {
    id: root

    required property Theme theme
    required property ShiftScreen screen
    required property string title
    required property string number
    required property string phase
    required property string at
    required property string amount
    required property string slip
    required property var chips
    required property var signers
    required property string note
    required property bool wrong

    readonly property bool isNow: phase === "now"
    readonly property bool asks: isNow && signers.length === 0 // Whether the panel asks for the next step.
    readonly property int margin: theme.px(20)
    readonly property int footRows: asks ? ways.count : signers.length
    readonly property int footRow: asks ? Math.max(theme.touch, Math.ceil(2.6 * theme.sizes.caption)) : Math.max(theme.least, theme.px(78))
    readonly property real chipRow: Math.min(theme.px(84), (foot.y - rows.y - theme.gap) / Math.max(1, chips.length))

    radius: theme.px(18)
    color: theme.panel
    border.color: isNow ? theme.gold : theme.line
    border.width: Math.max(1, theme.px(isNow ? 5 : 2))

    Row {
        id: head

        x: root.margin
        y: root.margin
        height: Math.ceil(1.5 * root.theme.sizes.caption)
        spacing: root.theme.px(14)

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.height
            height: width
            radius: width / 2
            color: root.isNow ? root.theme.gold : root.theme.raised
            border.color: root.theme.edge
            border.width: root.phase === "next" ? 1 : 0

            PlainText {
                anchors.centerIn: parent
                text: root.phase === "done" ? "✓" : root.number
                color: root.isNow ? root.theme.goldInk : root.theme.soft
                font.pixelSize: root.theme.sizes.caption
                font.weight: Font.Bold
            }
        }

        FewerWords {
            anchors.verticalCenter: parent.verticalCenter
            width: root.width - 2 * root.margin - parent.height - time.width - 2 * parent.spacing
            wordings: [root.title]
            cuts: true
            color: root.phase === "next" ? root.theme.soft : root.theme.ink
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
        }
    }

    PlainText {
        id: time

        anchors.right: parent.right
        anchors.rightMargin: root.margin
        anchors.verticalCenter: head.verticalCenter
        text: root.at
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.caption
    }

    PlainText {
        id: sum

        objectName: "panel." + root.number
        x: root.margin
        y: head.y + head.height + root.theme.px(10)
        text: root.amount
        color: root.wrong ? root.theme.take : root.theme.ink
        font.pixelSize: root.theme.sizes.pot
        font.weight: Font.Bold
    }

    Column {
        anchors.right: parent.right
        anchors.rightMargin: root.margin
        anchors.bottom: sum.bottom
        visible: root.amount !== ""

        PlainText { // Shown if it fits beside the amount.
            anchors.right: parent.right
            visible: implicitWidth <= root.width - 2 * root.margin - sum.width - root.theme.gap
            text: qsTr("Slip")
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
        }

        PlainText {
            anchors.right: parent.right
            text: root.slip
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.Bold
        }
    }

    Column {
        id: rows

        x: root.margin
        y: sum.y + Math.ceil(1.25 * root.theme.sizes.pot) + root.theme.px(8)
        width: parent.width - 2 * x

        Repeater {
            model: root.chips.length

            delegate: Rectangle {
                id: row

                required property int index
                readonly property var kind: root.chips[index] ?? null
                readonly property bool isWrong: kind?.tone === "wrong"

                width: rows.width
                height: root.chipRow
                radius: root.theme.px(10)
                color: isWrong ? root.theme.takePanel : "transparent"
                border.color: root.theme.wrong
                border.width: isWrong ? Math.max(1, root.theme.px(4)) : 0

                Rectangle {
                    width: parent.width
                    height: 1
                    visible: !row.isWrong
                    color: root.theme.line
                }

                Chip {
                    id: face

                    x: root.theme.px(8)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(parent.height - root.theme.px(10), root.theme.px(60))
                    theme: root.theme
                    text: (row.kind?.chip ?? "").replace(",", "")
                    hue: row.kind?.hue ?? ""
                }

                ChipStack {
                    id: stack

                    x: face.x + face.width + root.theme.px(10)
                    y: face.y + face.height - height
                    visible: parent.height >= root.theme.px(70)
                    width: visible ? root.theme.px(46) : 0
                    thick: root.theme.px(4)
                    theme: root.theme
                    hue: row.kind?.hue ?? ""
                    count: row.kind?.chips ?? 0
                }

                PlainText {
                    id: count

                    x: stack.x + stack.width + root.theme.px(14)
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.kind?.count ?? ""
                    color: row.isWrong ? root.theme.take : root.theme.ink
                    font.pixelSize: root.theme.sizes.button
                    font.weight: Font.Bold
                }

                PlainText {
                    x: count.x + count.width + root.theme.px(10)
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.kind?.tone === "right" ? "✓" : row.kind?.of ?? ""
                    color: row.kind?.tone === "right" ? root.theme.pay : root.theme.soft
                    font.pixelSize: root.theme.sizes.caption
                }

                PlainText {
                    anchors.right: parent.right
                    anchors.rightMargin: root.theme.px(10)
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.kind?.amount ?? ""
                    color: row.isWrong ? root.theme.take : root.theme.soft
                    font.pixelSize: root.theme.sizes.caption
                }
            }
        }
    }

    Column {
        id: foot

        x: root.margin
        y: below.y - (root.footRows > 0 ? height + spacing : 0)
        width: parent.width - 2 * x
        spacing: root.theme.gap

        Repeater {
            model: root.asks ? 0 : root.signers.length

            delegate: Rectangle {
                id: signer

                required property int index
                readonly property var who: root.signers[index] ?? null
                readonly property string phase: who?.phase ?? ""
                readonly property bool mayWithdraw: phase === "done" && (who?.withdraws ?? false)

                Accessible.role: Accessible.Button
                Accessible.name: [who?.label ?? "", who?.name ?? ""].join(" · ")
                Accessible.onPressAction: root.screen.signAgain(signer.who.role)
                objectName: root.isNow ? "signature." + (who?.role ?? "") : ""
                width: foot.width
                height: root.footRow
                radius: root.theme.px(12)
                color: tap.pressed ? root.theme.pressed : phase === "done" ? root.theme.payPanel : phase === "now" ? root.theme.floorPanel : "transparent"
                border.color: phase === "done" ? root.theme.seatLine : phase === "now" ? root.theme.floor : root.theme.line
                border.width: Math.max(1, root.theme.px(phase === "now" ? 3 : 2))

                Column {
                    x: root.theme.px(16)
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - x - root.theme.px(50)

                    PlainText {
                        text: signer.who?.label ?? ""
                        color: root.theme.soft
                        font.pixelSize: root.theme.sizes.caption
                        lineHeight: 0.95
                    }

                    FewerWords {
                        width: parent.width
                        wordings: [signer.who?.name ?? ""]
                        cuts: true
                        color: root.theme.ink
                        font.pixelSize: root.theme.sizes.caption
                        font.weight: Font.DemiBold
                    }
                }

                PlainText {
                    anchors.right: parent.right
                    anchors.rightMargin: root.theme.px(16)
                    anchors.verticalCenter: parent.verticalCenter
                    visible: signer.phase === "done"
                    text: "✓"
                    color: root.theme.pay
                    font.pixelSize: root.theme.sizes.button
                }

                Touch {
                    id: tap

                    enabled: signer.mayWithdraw
                    onTapped: root.screen.signAgain(signer.who.role)
                }
            }
        }

        Repeater {
            id: ways

            model: root.asks ? root.screen.ways : null

            delegate: Rectangle {
                id: way

                required property int index
                required property string key
                required property string label
                required property string note

                Accessible.role: Accessible.Button
                Accessible.name: note === "" ? label : [label, note].join(" · ")
                Accessible.onPressAction: root.screen.chooseWay(way.key)
                objectName: "way." + key
                width: foot.width
                height: Math.max(root.footRow, words.height + root.theme.px(16)) // Words of three lines in Spanish.
                radius: root.theme.px(12)
                color: press.pressed ? root.theme.pressed : root.theme.tileFull
                border.color: press.pressed ? root.theme.gold : root.theme.tileFullLine
                border.width: Math.max(1, root.theme.px(2))

                Column {
                    id: words

                    x: root.theme.px(16)
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - 2 * x

                    PlainText {
                        width: parent.width
                        text: way.label
                        color: root.theme.ink
                        font.pixelSize: root.theme.sizes.caption
                        font.weight: Font.DemiBold
                        wrapMode: Text.WordWrap
                    }

                    PlainText {
                        width: parent.width
                        visible: text !== ""
                        text: way.note
                        color: root.theme.ink
                        font.pixelSize: root.theme.sizes.caption
                        lineHeight: 0.9
                        wrapMode: Text.WordWrap
                    }
                }

                Touch {
                    id: press

                    onTapped: root.screen.chooseWay(way.key)
                }
            }
        }
    }

    PlainText {
        id: below

        x: root.margin
        y: parent.height - root.margin - height
        width: parent.width - 2 * x
        height: text === "" ? 0 : contentHeight
        text: root.note
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.caption
        wrapMode: Text.WordWrap
    }
}
