pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// One finished hand: which, when, who dealt it, what it was to the house, the biggest payout, and what became of it.
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
    readonly property bool tall: height > theme.type(180) // The win is below the result for the house.
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
        width: Math.round(root.tall ? root.room * 0.42 : root.room * 0.25)
        spacing: root.theme.px(2)

        PlainText {
            width: parent.width
            text: root.title
            color: root.theme.ink
            font.pixelSize: root.theme.type(30)
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
        }

        PlainText {
            width: parent.width
            text: qsTr("%1 · %2").arg(root.when).arg(root.dealer)
            color: root.theme.muted
            font.pixelSize: root.theme.type(21)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
        }
    }

    Column {
        id: house

        x: which.x + which.width + root.gap
        y: Math.round((root.height - height - (root.tall ? won.height + spacing : 0)) / 2)
        width: root.tall ? root.width - x - root.pad : Math.round(root.room * 0.27)
        spacing: root.theme.px(2)

        PlainText {
            width: parent.width
            text: root.result
            color: root.resultColor
            font.pixelSize: root.theme.type(26)
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
        }

        PlainText {
            width: parent.width
            text: root.game
            color: root.theme.muted
            font.pixelSize: root.theme.type(21)
            wrapMode: Text.WordWrap
        }
    }

    Column {
        id: won

        x: root.tall ? house.x : house.x + house.width + root.gap
        y: root.tall ? house.y + house.height + spacing : Math.round((root.height - height) / 2)
        width: root.tall ? house.width : root.room - which.width - house.width - (fates.width > 0 ? fates.width + root.gap : 0)
        spacing: root.theme.px(2)

        PlainText {
            width: parent.width
            text: root.best
            color: root.amount === "" ? root.theme.muted : root.theme.ink
            font.pixelSize: root.theme.type(26)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
        }

        PlainText {
            width: parent.width
            visible: text !== ""
            text: root.more === "" ? root.amount : qsTr("%1 · %2").arg(root.amount).arg(root.more)
            color: root.tone === "void" ? root.theme.muted : root.theme.pay
            font.pixelSize: root.theme.type(24)
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
        }
    }

    Column {
        id: fates

        x: root.tall ? which.x : root.width - root.pad - width
        y: root.tall ? which.y + which.height + spacing : (root.height - height) / 2
        spacing: root.theme.px(3)

        Repeater {
            model: root.marks

            delegate: PlainText {
                required property string modelData

                x: root.tall ? 0 : fates.width - width
                text: modelData
                color: root.theme.floor
                font.pixelSize: root.theme.type(root.marks.length > 2 ? 17 : 20)
                font.weight: Font.Bold
            }
        }
    }

    Touch {
        id: tap

        onTapped: root.history.recall(root.number)
    }
}
