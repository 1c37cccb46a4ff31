pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The entry of an amount and its direction. At the foot of the side, its keys are in the place of a PIN pad.
Item {
    id: root

    required property Theme theme
    required property Desk screen
    property bool atFoot: false
    readonly property real leastHeight: title.implicitHeight + amount.implicitHeight + theme.padHeight + theme.touch + 3 * theme.gap

    PlainText {
        id: title

        objectName: "desk.amountTitle"
        width: parent.width
        height: root.atFoot ? Math.max(1, Math.min(implicitHeight, amount.y - root.theme.gap)) : implicitHeight
        text: root.screen.amountTitle
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.button
        wrapMode: Text.WordWrap
    }

    Grid {
        id: ways

        readonly property int across: Math.min(3, signs.count)
        readonly property int lines: Math.ceil(signs.count / 3)

        y: root.atFoot ? root.height - root.theme.touch : title.height + root.theme.gap
        width: parent.width
        columns: Math.max(1, across)
        spacing: root.theme.gap

        Repeater {
            id: signs

            model: root.visible ? root.screen.amountSigns : null

            delegate: TouchButton {
                required property int index
                required property string label

                objectName: "amount.way." + index
                width: (ways.width - (ways.across - 1) * ways.spacing) / ways.across
                theme: root.theme
                padding: 6
                fixed: theme.sizes.caption
                tone: index === root.screen.amountSign ? "chosen" : "plain"
                text: label
                onTapped: root.screen.amountWay(index)
            }
        }
    }

    PlainText {
        id: amount

        objectName: "desk.amount"
        y: root.atFoot ? keys.y - height - root.theme.gap : ways.y + ways.lines * (root.theme.touch + root.theme.gap)
        width: parent.width
        horizontalAlignment: Text.AlignRight
        text: root.screen.amount
        color: root.theme.gold
        font.pixelSize: root.screen.letters === "" || text.length < 9 ? root.theme.sizes.pot : root.theme.sizes.primary
        font.weight: Font.Bold
        wrapMode: root.screen.letters === "" ? Text.WordWrap : Text.WrapAnywhere // A number with letters has no spaces.
    }

    NumberKeys {
        id: keys

        y: root.atFoot ? root.height - root.theme.touch - root.theme.gap - root.theme.padHeight : amount.y + amount.height + root.theme.gap
        theme: root.theme
        prefix: "amount."
        extra: root.screen.amountCorner
        onPressed: key => root.screen.amountKey(key)
    }
}
