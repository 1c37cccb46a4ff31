pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// What something is called, and what it is.
Item {
    id: root

    required property Theme theme
    required property string label
    required property string value
    property bool single: false // in one line, smaller, where that can still be read

    readonly property bool fits: single && metrics.width * 0.7 <= width * 0.54

    Accessible.role: Accessible.StaticText
    Accessible.name: label + ": " + value
    implicitHeight: Math.max(name.implicitHeight, what.implicitHeight)
    height: implicitHeight

    TextMetrics {
        id: metrics

        font: what.font
        text: root.value
    }

    PlainText {
        id: name

        width: Math.min(implicitWidth, root.width - Math.min(what.implicitWidth, root.width * (root.fits ? 0.56 : 0.5)) - root.theme.px(16))
        text: root.label
        color: root.theme.muted
        font.pixelSize: root.theme.type(22)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        elide: Text.ElideRight
    }

    PlainText {
        id: what

        anchors.right: parent.right
        width: root.width - name.width - root.theme.px(16)
        horizontalAlignment: Text.AlignRight
        text: root.value
        color: root.theme.ink
        font.pixelSize: root.theme.type(22)
        font.weight: Font.DemiBold
        wrapMode: root.fits ? Text.NoWrap : Text.WordWrap
        fontSizeMode: root.fits ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: 11
    }
}
