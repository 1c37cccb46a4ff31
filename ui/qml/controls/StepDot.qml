import QtQuick

// The mark before a step: gold for the present one, dull for completed ones, an empty ring for later ones.
Rectangle {
    required property Theme theme
    required property string phase

    width: theme.px(18)
    height: width
    radius: width / 2
    color: phase === "now" ? theme.gold : phase === "done" ? theme.done : "transparent"
    border.color: phase === "now" ? theme.gold : phase === "done" ? theme.done : theme.edge
    border.width: Math.max(1, theme.px(2))
}
