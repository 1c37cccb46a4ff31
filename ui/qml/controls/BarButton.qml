import QtQuick
import QtQuick.Layouts

// A button of the bar. It is as wide as its longest possible text, so that no button moves when a text changes.
// A button that appears gets its place immediately, or it would cover the first button until the next frame.
TouchButton {
    property string orElse: "" // Its text at other times.
    readonly property real longest: (shorter !== "" ? shorter : text + " " + orElse).split(" ").reduce((most, word) => Math.max(most, widthOf(word)), 0)

    property bool inTwoLines: false // Its words use at most two lines.
    readonly property real twoLines: theme.twoLines(text, widthOf)

    Layout.fillHeight: true
    Layout.fillWidth: true
    Layout.minimumWidth: Math.max(theme.touch, fixed > 0 ? (inTwoLines ? twoLines : longest) + Math.max(8, theme.px(12)) + 4 : 0)
    Layout.maximumWidth: Math.max(implicitWidth, Math.ceil(natural(orElse)) + 2 * padding, Layout.minimumWidth)
    Layout.preferredWidth: Layout.maximumWidth
    onVisibleChanged: parent?.ensurePolished()
}
