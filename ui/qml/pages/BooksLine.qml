pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// A line of figures: its first cell begins at the left, and all others end at the right. It may be touched.
Rectangle {
    id: root

    required property Theme theme
    property var cells: []
    property string under: "" // A second line, from the second column on.
    property bool touched: false
    property bool heavy: false
    property bool muted: false
    property bool marked: false
    property bool bad: false
    property bool quiet: false // Whether its difference is explained.
    signal tapped

    readonly property bool wide: cells.length > 7
    readonly property bool split: wide && theme.portrait // into two rows of five and four
    readonly property bool fits: cells.length > 5 // an amount is whole
    readonly property real lines: split ? 2.8 : muted || (fits && theme.portrait) ? 2.6 : 1.4
    readonly property real figures: height - (under !== "" ? 1.4 * theme.sizes.caption : 0) // height of the figures
    readonly property real first: width * (cells.length === 2 ? 0.6 : split ? 0.2 : wide ? 0.1 : fits && theme.portrait ? 0.22 : 0.28)
    readonly property real lastMore: wide && !split ? 0.3 : 0 // In columns: "Difference" is a long word.
    readonly property real other: (width - first - 2 * theme.px(12)) / Math.max(1, (split ? 5 : cells.length) - 1 + lastMore)

    Accessible.role: touched ? Accessible.Button : Accessible.StaticText
    Accessible.name: cells.join(", ")
    Accessible.onPressAction: root.tapped()
    height: Math.max(touched ? theme.least : Math.max(30, theme.px(52)), (touched && !split ? under !== "" ? 1.4 : 0 : lines) * theme.sizes.caption + (under !== "" ? 1.5 * theme.sizes.caption : 0))
    radius: theme.px(8)
    color: tap.pressed ? theme.pressed : bad && touched ? theme.takePanel : heavy ? theme.panel : "transparent"
    border.color: marked ? theme.gold : bad && touched ? theme.take : theme.line
    border.width: marked || (bad && touched) ? Math.max(2, theme.px(3)) : touched ? 1 : 0

    Repeater {
        model: root.cells.length

        delegate: PlainText {
            required property int index

            readonly property bool isLast: index === root.cells.length - 1
            readonly property int row: root.split && index > 4 ? 1 : 0
            readonly property int column: index - 4 * row

            x: root.theme.px(12) + (column === 0 ? 0 : root.first + (column - 1) * root.other)
            y: row * height
            width: (root.cells.length === 1 ? root.width - root.theme.px(24) : index === 0 ? root.first : root.other * (isLast ? 1 + root.lastMore : 1)) - (root.theme.portrait ? 1 : root.theme.px(6))
            height: root.split ? root.figures / 2 : root.figures
            horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            text: (root.bad && root.touched && isLast && root.wide ? "⚠ " : "") + root.cells[index]
            color: root.muted || (root.quiet && isLast) ? root.theme.soft : root.bad && isLast ? root.theme.take : root.theme.ink
            fontSizeMode: root.fits && !root.muted && index > 0 ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: 11
            font.pixelSize: root.bad && root.touched && isLast && root.wide ? root.theme.sizes.button : root.theme.sizes.caption
            font.weight: root.heavy || (index === 6 && !root.muted) || index === 0 ? Font.DemiBold : Font.Normal
            wrapMode: root.fits && !root.muted && index > 0 ? Text.NoWrap : Text.WordWrap
            elide: root.fits && !root.muted && index > 0 ? Text.ElideNone : Text.ElideRight
        }
    }

    PlainText {
        objectName: "books.under"
        visible: text !== ""
        x: root.theme.px(12) + root.first
        y: root.figures
        width: root.width - x - root.theme.px(12)
        text: root.under
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.caption
        elide: Text.ElideRight
    }

    Touch {
        id: tap

        enabled: root.touched
        onTapped: root.tapped()
    }
}
