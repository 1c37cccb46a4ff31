import QtQuick

// The mark before a step: filled in gold for now, filled and dull for what is done, an empty ring for what comes.
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
