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
    property bool stacked: false // Whether its value is below its name.
    signal tapped

    readonly property real pad: theme.px(stacked ? 12 : 18)
    readonly property real inner: width - 2 * pad

    Accessible.role: Accessible.Button
    Accessible.name: label + ": " + value
    Accessible.onPressAction: root.tapped()
    objectName: "filter." + id
    height: Math.max(theme.least, theme.px(stacked ? 132 : 72), (stacked ? name.implicitHeight + said.implicitHeight : Math.max(name.implicitHeight, said.implicitHeight)) + theme.gap)
    radius: theme.px(14)
    color: tap.pressed ? theme.pressed : theme.raised
    border.color: chosen ? theme.ink : root.set ? theme.gold : theme.edge
    border.width: chosen || root.set ? Math.max(2, theme.px(3)) : 1

    PlainText {
        id: name

        x: root.pad
        y: root.stacked ? (root.height - implicitHeight - said.implicitHeight) / 2 : 0
        height: root.stacked ? implicitHeight : root.height
        width: root.stacked ? root.inner : Math.min(implicitWidth, root.width * 0.45)
        verticalAlignment: Text.AlignVCenter
        text: root.label
        color: root.theme.muted
        font.pixelSize: root.theme.sizes.caption
        wrapMode: Text.WordWrap
    }

    PlainText {
        id: said

        x: root.stacked ? root.pad : name.x + name.width + root.theme.px(12)
        y: root.stacked ? name.y + name.height : 0
        width: root.width - x - root.pad
        height: root.stacked ? implicitHeight : root.height
        horizontalAlignment: root.stacked ? Text.AlignLeft : Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        text: root.value
        color: root.set ? root.theme.gold : root.theme.ink
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    Touch {
        id: tap

        onTapped: root.tapped()
    }
}
