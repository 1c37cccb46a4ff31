import QtQuick
import "../controls"

// A bar of a chart, as long as its figure; a lighter field behind it is the band that chance explains.
Rectangle {
    id: root

    required property int index
    required property string key
    required property string of
    required property string note
    required property string value
    required property double share
    required property double low
    required property double high
    required property bool wrong
    required property bool chosen
    required property Theme theme
    signal tapped

    readonly property real room: width - 2 * theme.px(14)
    readonly property real barHeight: Math.max(10, theme.px(18))

    objectName: "bar." + key
    Accessible.role: Accessible.Button
    Accessible.name: of + ", " + note + ", " + value
    Accessible.onPressAction: root.tapped()
    height: Math.max(theme.least, noteText.y + noteText.implicitHeight + theme.px(6)) + barHeight
    radius: theme.px(10)
    color: tap.pressed ? theme.pressed : theme.panel
    border.color: chosen ? theme.gold : wrong ? theme.take : theme.line
    border.width: chosen || wrong ? Math.max(2, theme.px(3)) : 1

    PlainText {
        id: nameText

        x: root.theme.px(14)
        y: root.theme.px(8)
        width: root.room - amount.width - root.theme.gap
        text: root.of
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
        elide: Text.ElideRight
    }

    PlainText {
        id: noteText

        x: root.theme.px(14)
        y: nameText.y + Math.max(nameText.implicitHeight, root.theme.least / 2)
        width: root.room - amount.width - root.theme.gap
        text: root.note
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.caption
        elide: Text.ElideRight
    }

    PlainText {
        id: amount

        anchors.right: parent.right
        anchors.rightMargin: root.theme.px(14)
        y: root.theme.px(8)
        text: root.value
        color: root.wrong ? root.theme.take : root.theme.ink
        font.pixelSize: root.theme.sizes.button
        font.weight: Font.DemiBold
    }

    Rectangle {
        visible: root.low >= 0
        x: root.theme.px(14) + root.room * root.low
        y: root.height - root.barHeight - root.theme.px(6)
        width: Math.max(2, root.room * (root.high - root.low))
        height: root.barHeight
        color: root.theme.raised
    }

    Rectangle {
        x: root.theme.px(14)
        y: root.height - root.barHeight
        width: Math.max(2, root.room * root.share)
        height: root.barHeight - root.theme.px(10)
        radius: height / 2
        color: root.wrong ? root.theme.take : root.theme.gold
    }

    Touch {
        id: tap

        onTapped: root.tapped()
    }
}
