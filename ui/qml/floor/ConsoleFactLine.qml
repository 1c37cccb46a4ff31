pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// A label and its value.
Item {
    id: root

    required property Theme theme
    required property string label
    required property string value
    Accessible.role: Accessible.StaticText
    Accessible.name: label + ": " + value
    implicitHeight: Math.max(name.implicitHeight, what.implicitHeight)
    height: implicitHeight

    PlainText {
        id: name

        width: Math.min(implicitWidth, root.width - Math.min(what.implicitWidth, root.width * 0.5) - root.theme.px(16))
        text: root.label
        color: root.theme.muted
        font.pixelSize: root.theme.sizes.caption
        wrapMode: Text.WordWrap
        elide: Text.ElideRight
    }

    PlainText {
        id: what

        anchors.right: parent.right
        width: root.width - name.width - root.theme.px(16)
        horizontalAlignment: Text.AlignRight
        text: root.value
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }
}
