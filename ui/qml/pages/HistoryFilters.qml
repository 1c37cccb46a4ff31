pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The search of the hand history: the first five buttons show the chosen values, and select what the keys below enter.
Rectangle {
    id: root

    required property Theme theme
    required property HistoryScreen history

    readonly property int margin: Math.max(14, theme.px(24))
    readonly property int inner: width - 2 * margin
    readonly property real half: (inner - theme.gap) / 2
    readonly property real third: (inner - 2 * theme.gap) / 3
    readonly property real besides: height - 2 * margin - 3 * theme.touch - theme.padHeight - 7 * theme.gap - 1.3 * theme.sizes.primary // what a pad of digits leaves
    readonly property bool digits: history.keys === "number" || history.keys === "time"

    color: theme.panel

    Column {
        x: root.margin
        y: Math.max(10, root.theme.px(24))
        spacing: root.theme.gap

        PlainText {
            width: root.inner
            visible: !root.digits || implicitHeight + root.theme.gap + 1.3 * root.theme.sizes.caption <= root.besides
            text: qsTr("Hand history")
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.instruction
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        PlainText {
            objectName: "history.found"
            width: root.inner
            visible: !root.digits || 1.3 * root.theme.sizes.caption <= root.besides
            text: root.history.found
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
        }

        Grid {
            columns: 2
            spacing: root.theme.gap

            Repeater {
                model: [["seat", root.history.seatText], ["dealer", root.history.dealerText], ["number", root.history.numberText], ["time", root.history.timeText], ["mark", root.history.markText]]

                delegate: TouchButton {
                    required property var modelData

                    objectName: "history.by." + modelData[0]
                    width: root.half
                    theme: root.theme
                    padding: 6
                    fixed: theme.sizes.caption
                    tone: root.history.keys === modelData[0] ? "floorLine" : "plain"
                    text: modelData[1]
                    shorter: text.includes(" ") ? text.replace(/ .*/, "…") : ""
                    onTapped: root.history.keysFor(modelData[0])
                }
            }

            TouchButton {
                objectName: "history.everything"
                width: root.half
                theme: root.theme
                padding: 6
                fixed: theme.sizes.caption
                dimmed: root.history.isEverything
                text: qsTr("All hands")
                onTapped: root.history.everything()
            }
        }

        Grid {
            visible: root.history.keys === "seat"
            columns: 3
            spacing: root.theme.gap

            Repeater {
                model: root.history.seatKeys

                delegate: TouchButton {
                    required property int index
                    required property int seat
                    required property bool chosen

                    objectName: "history.seat." + seat
                    width: root.third
                    theme: root.theme
                    padding: 4
                    fixed: theme.sizes.primary
                    tone: chosen ? "chosen" : "option"
                    text: seat
                    onTapped: root.history.pickSeat(seat)
                }
            }
        }

        Grid {
            id: marks

            readonly property bool fits: y + outcomes.count * (root.theme.touch + spacing) <= root.height - parent.y

            visible: root.history.keys === "mark"
            columns: fits ? 1 : 2
            spacing: root.theme.gap

            Repeater {
                id: outcomes

                model: root.history.markKeys

                delegate: TouchButton {
                    required property int index
                    required property string key
                    required property string label
                    required property bool chosen

                    objectName: "history.mark." + key
                    width: marks.fits ? root.inner : root.half
                    theme: root.theme
                    padding: 6
                    fixed: theme.sizes.caption
                    shorter: text.replace(/ .*/, "") // its sign
                    tone: chosen ? "chosen" : "option"
                    text: label
                    onTapped: root.history.pickMark(key)
                }
            }
        }

        Column {
            visible: root.history.keys === "dealer"
            spacing: root.theme.gap

            Repeater {
                model: root.history.people

                delegate: TouchButton {
                    required property int index
                    required property string id
                    required property string name
                    required property bool chosen

                    objectName: "history.dealer." + id
                    width: root.inner
                    theme: root.theme
                    padding: 8
                    tone: chosen ? "chosen" : "option"
                    text: name
                    onTapped: root.history.pickDealer(id)
                }
            }

            TouchButton {
                objectName: "history.moreNames"
                visible: text !== ""
                width: root.inner
                theme: root.theme
                padding: 8
                fixed: theme.sizes.caption
                text: root.history.namesKey
                onTapped: root.history.moreNames()
            }
        }

        PlainText {
            objectName: "history.entered"
            visible: root.digits
            width: root.inner
            horizontalAlignment: Text.AlignHCenter
            text: root.history.entered
            color: root.theme.gold
            font.pixelSize: root.theme.sizes.primary
            font.weight: Font.Bold
        }

        NumberKeys {
            visible: root.digits
            theme: root.theme
            tone: "option"
            prefix: "history.key."
            extra: "clear"
            extraText: qsTr("Clear")
            extraMark: "✕"
            onPressed: key => root.history.key(key)
        }
    }
}
