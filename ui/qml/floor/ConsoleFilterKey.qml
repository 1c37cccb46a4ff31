pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// A filter of the search for hands, and its value.
Rectangle {
    id: root

    required property Theme theme
    required property int index
    required property string id
    required property string label
    required property string value
    required property bool set
    required property bool chosen
    signal tapped

    Accessible.role: Accessible.Button
    Accessible.name: label + ": " + value
    Accessible.onPressAction: root.tapped()
    objectName: "filter." + id
    height: Math.max(theme.least, theme.px(72), name.implicitHeight + theme.gap, said.implicitHeight + theme.gap)
    radius: theme.px(14)
    color: tap.pressed ? theme.pressed : theme.raised
    border.color: chosen ? theme.ink : root.set ? theme.gold : theme.edge
    border.width: chosen || root.set ? Math.max(2, theme.px(3)) : 1

    PlainText {
        id: name

        x: root.theme.px(18)
        height: parent.height
        width: Math.min(implicitWidth, parent.width * 0.45)
        verticalAlignment: Text.AlignVCenter
        text: root.label
        color: root.theme.muted
        font.pixelSize: root.theme.sizes.caption
        wrapMode: Text.WordWrap
    }

    PlainText {
        id: said

        x: name.x + name.width + root.theme.px(12)
        width: parent.width - x - root.theme.px(18)
        height: parent.height
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        text: root.value
        color: root.set ? root.theme.gold : root.theme.ink
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    Touch {
        id: tap

        gesturePolicy: TapHandler.DragThreshold // The list is dragged.
        onTapped: root.tapped()
    }
}
