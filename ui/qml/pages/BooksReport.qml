pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The twelve questions, a chart that answers the chosen one, and the events of a figure that is touched.
Item {
    id: root

    required property Theme theme
    required property BooksScreen screen

    readonly property int margin: Math.max(14, theme.px(24))
    readonly property real asksWidth: theme.portrait ? width : width * 0.32
    readonly property real sideWidth: theme.portrait ? width : width * 0.24
    readonly property real asksHeight: theme.portrait ? Math.min(questions.height, height * 0.45) : height

    Flickable {
        width: root.asksWidth
        height: root.asksHeight
        contentHeight: questions.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Grid {
            id: questions

            columns: root.theme.portrait ? 3 : 2
            spacing: root.theme.gap

            Repeater {
                model: root.screen.keys

                delegate: TouchButton {
                    required property int index
                    required property string key
                    required property string label
                    required property bool chosen

                    objectName: "books." + key
                    width: (root.asksWidth - (questions.columns - 1) * root.theme.gap) / questions.columns
                    height: Math.max(root.theme.least, 3.9 * root.theme.sizes.caption + root.theme.px(10))
                    theme: root.theme
                    padding: 8
                    fixed: theme.sizes.caption
                    tone: chosen ? "chosen" : "plain"
                    text: label
                    onTapped: root.screen.pick(key)
                }
            }
        }
    }

    Item {
        id: chart

        x: root.theme.portrait ? 0 : root.asksWidth + root.margin
        y: root.theme.portrait ? root.asksHeight + root.margin : 0
        width: root.theme.portrait ? root.width : root.width - root.asksWidth - root.sideWidth - 2 * root.margin
        height: root.theme.portrait ? (root.height - y) * 0.55 : root.height

        Row {
            id: groups

            spacing: root.theme.gap

            Repeater {
                model: root.screen.letters

                delegate: TouchButton {
                    required property int index
                    required property string key
                    required property string label
                    required property bool chosen

                    objectName: "books." + key
                    width: (chart.width - 5 * groups.spacing) / 6
                    height: root.theme.least
                    theme: root.theme
                    padding: 4
                    fixed: theme.sizes.caption
                    tone: chosen ? "chosen" : "plain"
                    text: label
                    onTapped: root.screen.pick(key)
                }
            }
        }

        PlainText {
            objectName: "books.note"
            y: groups.height
            visible: text !== ""
            width: parent.width
            height: parent.height - y
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.screen.note
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.button
            wrapMode: Text.WordWrap
        }

        Flickable {
            y: groups.height + root.theme.gap
            width: parent.width
            height: parent.height - y
            contentHeight: bars.height
            clip: true
            boundsBehavior: Flickable.StopAtBounds

            Column {
                id: bars

                width: parent.width
                spacing: root.theme.gap

                Repeater {
                    model: root.screen.bars

                    delegate: BooksBar {
                        width: bars.width
                        theme: root.theme
                        onTapped: root.screen.openBar(key)
                    }
                }
            }
        }
    }

    BooksSide {
        x: root.theme.portrait ? 0 : root.width - width
        y: root.theme.portrait ? chart.y + chart.height + root.margin : 0
        width: root.sideWidth
        height: root.height - y
        theme: root.theme
        screen: root.screen
    }
}
