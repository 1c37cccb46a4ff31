import QtQuick
import "../controls"

// A signature, a slip or a form that a payout needs: a check mark and the signer, or a ring and the open step.
Rectangle {
    id: root

    required property Theme theme
    required property string name
    required property string note
    required property bool done
    required property real room

    readonly property int pad: theme.px(12)
    readonly property bool inRow: title.implicitWidth + says.implicitWidth + 4 * pad + mark.width <= width
    readonly property real wanted: (inRow ? title.implicitHeight : title.implicitHeight + says.implicitHeight) + pad

    height: Math.min(wanted, room)
    radius: theme.px(12)
    color: done ? theme.seat : theme.floorBanner
    border.color: done ? theme.seatLine : theme.floor
    border.width: Math.max(1, theme.px(2))

    PlainText {
        id: mark

        x: root.pad
        y: title.y
        width: root.theme.sizes.caption
        horizontalAlignment: Text.AlignHCenter
        text: root.done ? "✓" : "○"
        color: root.done ? root.theme.pay : root.theme.floor
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.Bold
    }

    PlainText {
        id: title

        x: mark.x + mark.width + root.pad
        y: root.inRow || !says.visible ? (root.height - height) / 2 : root.pad / 2
        width: root.inRow ? implicitWidth : root.width - x - root.pad
        text: root.name
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    PlainText {
        id: says

        visible: root.inRow || root.wanted <= root.room + 1
        x: root.inRow ? root.width - width - root.pad : title.x
        y: root.inRow ? (root.height - height) / 2 : title.y + title.height
        width: root.inRow ? implicitWidth : root.width - x - root.pad
        text: root.note
        color: root.done ? root.theme.pay : root.theme.floor
        font.pixelSize: root.theme.sizes.caption
        wrapMode: Text.WordWrap
    }
}
