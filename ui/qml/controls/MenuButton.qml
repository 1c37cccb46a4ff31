pragma ComponentBehavior: Bound
import QtQuick

// The table's id, and the menu behind it. On a small screen it is touched a little below the header, too.
Item {
    id: root

    required property Theme theme
    required property string text
    required property real room
    required property bool isOpen
    signal tapped

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: root.tapped()
    width: Math.max(theme.least, bars.width + id.implicitWidth + theme.px(14))

    Rectangle {
        y: root.theme.px(9)
        x: -root.theme.px(14)
        width: root.width + 2 * root.theme.px(14)
        height: root.room - 2 * y
        radius: root.theme.px(12)
        color: tap.pressed ? root.theme.pressed : root.theme.raised
        border.color: tap.pressed || root.isOpen ? root.theme.gold : root.theme.edge
        border.width: 1
    }

    Column {
        id: bars

        y: (root.room - height) / 2
        width: Math.max(12, root.theme.px(20))
        spacing: Math.max(2, root.theme.px(4))

        Repeater {
            model: 3

            delegate: Rectangle {
                width: bars.width
                height: Math.max(2, root.theme.px(3))
                color: root.theme.soft
            }
        }
    }

    PlainText {
        id: id

        x: bars.width + root.theme.px(14)
        height: root.room
        verticalAlignment: Text.AlignVCenter
        text: root.text
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.Bold
    }

    Touch {
        id: tap

        onTapped: root.tapped()
    }
}
