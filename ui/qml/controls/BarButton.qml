import QtQuick
import QtQuick.Layouts

// A button of the bar. It is as wide as the longest of what it may say, so that none moves when one says another word.
// One that appears has its place at once: till the next frame it would lie on the first button, and take its touch.
TouchButton {
    property string orElse: "" // what it says at other times
    readonly property real longest: (shorter !== "" ? shorter : text + " " + orElse).split(" ").reduce((most, word) => Math.max(most, widthOf(word)), 0)

    property bool inTwoLines: false // its words are not squeezed into more

    Layout.fillHeight: true
    Layout.fillWidth: true
    Layout.minimumWidth: Math.max(theme.touch, fixed > 0 ? (inTwoLines ? Math.max(longest, (widthOf(text) + longest) / 2) : longest) + Math.max(8, theme.px(12)) + 4 : 0)
    Layout.maximumWidth: Math.max(implicitWidth, Math.ceil(natural(orElse)) + 2 * padding, Layout.minimumWidth)
    Layout.preferredWidth: Layout.maximumWidth
    onVisibleChanged: parent?.ensurePolished()
}
