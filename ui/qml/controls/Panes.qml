import QtQuick

// The places of the two parts of a page: the guide beside the main part, at the left or for a left hand at the right;
// or, where the screen is upright and the page wants it, above it.
QtObject {
    required property Theme theme
    required property real width
    required property real top
    required property real bottom
    property real guideWidth: theme.sideWidth // Width of a guide beside the page.
    property real guideHeight: 0 // Height of a guide above the page; 0: the guide is never above.

    readonly property bool stacked: theme.portrait && guideHeight > 0
    readonly property bool mirrored: theme.leftHanded && !stacked

    readonly property real sideWidth: stacked ? width : guideWidth
    readonly property real sideHeight: stacked ? guideHeight : bottom - top
    readonly property real sideX: mirrored ? width - sideWidth : 0
    readonly property real mainX: stacked || mirrored ? 0 : sideWidth
    readonly property real mainY: stacked ? top + guideHeight : top
    readonly property real mainWidth: stacked ? width : width - sideWidth
    readonly property real mainHeight: bottom - mainY
}
