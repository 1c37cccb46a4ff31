import QtQuick
import QtQuick.Layouts

// A button of the bar. It is as wide as the longest of what it may say, so that none moves when one says another word.
// One that appears has its place at once: till the next frame it would lie on the first button, and take its touch.
TouchButton {
    id: root

    property string orElse: "" // what it says at other times

    Layout.fillHeight: true
    Layout.fillWidth: true
    Layout.minimumWidth: theme.touch
    Layout.maximumWidth: Math.max(implicitWidth, Math.ceil(other.advanceWidth) + 2 * padding, Layout.minimumWidth)
    Layout.preferredWidth: Layout.maximumWidth
    onVisibleChanged: parent?.ensurePolished()

    TextMetrics {
        id: other

        text: root.orElse
        font.pixelSize: root.theme.type(root.size)
        font.weight: root.weight
    }
}
