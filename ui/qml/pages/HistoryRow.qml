pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// One finished hand: its number, time, and dealer, the house result, the biggest payout, and its marks.
Rectangle {
    id: root

    required property Theme theme
    required property HistoryScreen history
    required property int index
    required property int number
    required property string title
    required property string when
    required property string game
    required property string dealer
    required property string result
    required property string tone
    required property string best
    required property string amount
    required property string more
    required property var marks

    readonly property int pad: Math.max(12, theme.px(26))
    readonly property int gap: Math.max(8, theme.px(20))
    readonly property int room: width - 2 * pad - 2 * gap
    readonly property bool tall: height > 7 * theme.sizes.caption // The win is below the result for the house.
    readonly property bool compact: !tall && width < 34 * theme.sizes.caption // The win is in the place of the game.
    readonly property color resultColor: tone === "void" ? theme.floor : tone === "paid" ? theme.pay : theme.ink

    Accessible.role: Accessible.Button
    Accessible.name: [title, result].join(" · ")
    Accessible.onPressAction: root.history.recall(root.number)
    objectName: "history.hand." + number
    radius: theme.px(16)
    color: tap.pressed ? Qt.lighter(theme.raised, 1.45) : tone === "void" ? theme.floorPanel : theme.panel
    border.color: tap.pressed ? theme.gold : tone === "void" ? theme.floorEdge : theme.line
    border.width: Math.max(1, theme.px(2))

    Column {
        id: which

        x: root.pad
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(root.tall ? root.room * 0.42 : root.room * (root.compact ? 0.3 : 0.27))
        spacing: root.theme.px(2)

        FewerWords {
            width: parent.width
            wordings: [root.title]
            cuts: true
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.DemiBold
        }

        FewerWords {
            width: parent.width
            wordings: [qsTr("%1 · %2").arg(root.when).arg(root.dealer), root.when]
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
        }
    }

    Column {
        id: house

        x: which.x + which.width + root.gap
        y: Math.round((root.height - height - (root.tall ? won.height + spacing : 0)) / 2)
        width: root.tall ? root.width - x - root.pad : root.compact ? root.room - which.width - (fates.width > 0 ? fates.width + root.gap : 0) : Math.round(root.room * 0.27)
        spacing: root.theme.px(2)

        FewerWords {
            width: parent.width
            wordings: [root.result]
            cuts: true
            color: root.resultColor
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.DemiBold
        }

        FewerWords {
            width: parent.width
            lines: root.tall ? 2 : 1
            wordings: !root.compact ? [root.game] : root.amount === "" ? [root.best] : [qsTr("%1 · %2").arg(root.best).arg(root.amount), root.amount]
            cuts: true
            color: root.compact && root.amount !== "" && root.tone !== "void" ? root.theme.pay : root.theme.muted
            font.pixelSize: root.theme.sizes.caption
        }
    }

    Column {
        id: won

        visible: !root.compact
        x: root.tall ? house.x : house.x + house.width + root.gap
        y: root.tall ? house.y + house.height + spacing : Math.round((root.height - height) / 2)
        width: root.tall ? house.width : root.room - which.width - house.width - (fates.width > 0 ? fates.width + root.gap : 0)
        spacing: root.theme.px(2)

        FewerWords {
            width: parent.width
            lines: root.tall ? 2 : 1
            wordings: [root.best]
            cuts: true
            color: root.amount === "" ? root.theme.muted : root.theme.ink
            font.pixelSize: root.theme.sizes.button
        }

        FewerWords {
            width: parent.width
            visible: text !== ""
            wordings: root.more === "" ? [root.amount] : [qsTr("%1 · %2").arg(root.amount).arg(root.more), root.amount]
            color: root.tone === "void" ? root.theme.muted : root.theme.pay
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
        }
    }

    Column {
        id: fates

        x: root.tall ? which.x : root.width - root.pad - width
        y: root.tall ? which.y + which.height + spacing : (root.height - height) / 2
        spacing: root.theme.px(3)

        Repeater {
            model: root.tall || root.marks.length * Math.ceil(1.25 * root.theme.sizes.caption) < root.height ? root.marks : [root.marks.slice(0, 2).join(" · "), root.marks.slice(2).join(" · ")]

            delegate: PlainText {
                required property string modelData

                x: root.tall ? 0 : fates.width - width
                text: modelData
                color: root.theme.floor
                font.pixelSize: root.theme.sizes.caption
                font.weight: Font.Bold
            }
        }
    }

    Touch {
        id: tap

        onTapped: root.history.recall(root.number)
    }
}
