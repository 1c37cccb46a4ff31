import QtQuick
import "../controls"

// One reading in the list: when, where, and what was read.
Rectangle {
    id: root

    required property Theme theme
    required property int index
    required property int nth
    required property string at
    required property string zone
    required property string read
    required property bool chosen
    signal tapped

    readonly property int pad: Math.max(8, theme.px(14))

    Accessible.role: Accessible.Button
    Accessible.name: [zone, read].join(" · ")
    Accessible.onPressAction: root.tapped()
    objectName: "evidence.reading." + nth
    height: Math.max(theme.least, words.height + 2 * pad)
    radius: theme.px(16)
    color: tap.pressed ? theme.pressed : theme.raised
    border.color: chosen ? theme.gold : theme.edge
    border.width: Math.max(1, theme.px(2))

    Column {
        id: words

        x: root.pad
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 2 * x

        PlainText {
            width: parent.width
            text: qsTr("%1 · %2").arg(root.zone).arg(root.at)
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }

        PlainText {
            width: parent.width
            text: root.read
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }
    }

    Touch {
        id: tap

        onTapped: root.tapped()
    }
}
