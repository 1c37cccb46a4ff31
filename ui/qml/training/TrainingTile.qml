import QtQuick
import "../controls"

// A choice: its name, its description, and a mark.
Rectangle {
    id: root

    required property Theme theme
    property string title
    property string detail
    property string mark
    signal tapped

    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.onPressAction: root.tapped()
    height: Math.max(theme.touch, theme.px(116), Math.ceil(1.25 * (theme.sizes.button + theme.sizes.caption)) + theme.px(24))
    radius: theme.px(18)
    color: tap.pressed ? theme.pressed : theme.panel
    border.color: tap.pressed ? theme.gold : mark !== "" ? theme.gold : theme.edge
    border.width: Math.max(1, theme.px(2))

    Column {
        x: root.theme.px(24)
        width: parent.width - 2 * x - (flag.visible ? flag.width + root.theme.px(12) : 0)
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.theme.px(4)

        PlainText {
            id: name

            width: parent.width
            text: root.title
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
        }

        PlainText {
            width: parent.width
            visible: root.detail !== "" && name.implicitHeight + implicitHeight + parent.spacing <= root.height - root.theme.px(8) // Otherwise its name suffices.
            text: root.detail
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.Wrap
        }
    }

    PlainText {
        id: flag

        visible: root.mark !== ""
        anchors.right: parent.right
        anchors.rightMargin: root.theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        text: root.mark
        color: root.theme.gold
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
    }

    Touch {
        id: tap

        onTapped: root.tapped()
    }
}
