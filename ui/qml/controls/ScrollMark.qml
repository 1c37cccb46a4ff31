import QtQuick

// The position in a list that can be dragged.
Rectangle {
    required property Theme theme
    required property Flickable list

    visible: list.visible && list.contentHeight > list.height + 1
    y: list.y + list.visibleArea.yPosition * list.height
    width: Math.max(4, theme.px(6))
    height: Math.max(theme.px(40), list.visibleArea.heightRatio * list.height)
    radius: width / 2
    color: theme.edge
}
