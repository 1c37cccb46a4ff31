pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The details of a table: its name, its amount, and its lines; open items are red.
Rectangle {
    id: root

    required property Theme theme
    required property BooksScreen screen

    readonly property int pad: theme.px(20)

    color: screen.sideWrong ? theme.takePanel : theme.panel
    border.color: screen.sideWrong ? theme.take : theme.line
    border.width: screen.sideWrong ? Math.max(2, theme.px(3)) : 1
    radius: theme.px(16)

    PlainText {
        id: title

        objectName: "books.sideTitle"
        x: root.pad
        y: root.pad
        width: parent.width - 2 * x
        text: (root.screen.sideWrong ? "⚠ " : "") + root.screen.sideTitle
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.button
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    PlainText {
        id: amount

        objectName: "books.sideAmount"
        x: root.pad
        y: title.y + title.height
        width: parent.width - 2 * x
        height: text === "" ? 0 : Math.max(28, root.theme.px(76))
        text: root.screen.sideAmount
        color: root.screen.sideWrong ? root.theme.take : root.theme.soft
        font.pixelSize: root.theme.sizes.pot
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    PlainText {
        id: total

        objectName: "books.sideTotal"
        x: root.pad
        y: amount.y + amount.height
        width: parent.width - 2 * x
        height: text === "" ? 0 : Math.max(18, root.theme.px(36))
        text: root.screen.tab === "reports" ? root.screen.total : ""
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.caption
    }

    Flickable {
        x: root.pad
        y: total.y + total.height + root.theme.gap
        width: parent.width - 2 * x
        height: parent.height - y - root.pad - (keys.visible ? keys.height + root.theme.gap : 0)
        contentHeight: lines.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: lines

            width: parent.width
            spacing: Math.max(4, root.theme.px(10))

            PlainText {
                objectName: "books.sideText"
                visible: text !== ""
                width: parent.width
                text: root.screen.sideText
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.Wrap
            }

            Repeater {
                model: root.screen.sideLines

                delegate: Row {
                    id: line

                    required property int index
                    required property string label
                    required property string value
                    required property bool wrong

                    width: lines.width
                    spacing: root.theme.gap

                    PlainText {
                        width: line.width - worth.width - (worth.width > 0 ? line.spacing : 0)
                        text: line.label
                        color: line.wrong ? root.theme.ink : root.theme.soft
                        font.pixelSize: root.theme.sizes.caption
                        wrapMode: Text.Wrap
                    }

                    PlainText {
                        id: worth

                        width: text === "" ? 0 : Math.min(implicitWidth, line.width * 0.45)
                        horizontalAlignment: Text.AlignRight
                        text: line.value
                        color: line.wrong ? root.theme.take : root.theme.ink
                        font.pixelSize: root.theme.sizes.caption
                        font.weight: Font.DemiBold
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
    }

    Row {
        id: keys

        readonly property int count: (sees.visible ? 1 : 0) + (explains.visible ? 1 : 0)
        readonly property real share: (width - (count - 1) * spacing) / Math.max(1, count)

        visible: count > 0
        x: root.pad
        y: parent.height - height - root.pad
        width: parent.width - 2 * x
        spacing: root.theme.gap

        TouchButton {
            id: sees

            objectName: "books.sees"
            visible: root.screen.sees !== ""
            width: keys.share
            theme: root.theme
            padding: 8
            fixed: theme.sizes.caption
            tone: "plain"
            text: root.screen.sees
            onTapped: root.screen.seeHands()
        }

        TouchButton {
            id: explains

            objectName: "books.explains"
            visible: root.screen.explains !== ""
            width: keys.share
            theme: root.theme
            padding: 8
            fixed: theme.sizes.caption
            tone: "plain"
            text: root.screen.explains
            onTapped: root.screen.writeKnown()
        }
    }
}
