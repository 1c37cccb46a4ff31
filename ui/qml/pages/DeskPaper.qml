pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// A slip as paper, with its mark as a copy. If its lines do not fit, a touch turns to the next page.
Rectangle {
    id: root

    required property Theme theme
    required property Desk screen

    readonly property color ink: theme.paperInk
    readonly property color soft: theme.paperSoft
    readonly property int pad: Math.max(10, theme.px(26))
    readonly property real free: height - 2 * pad - head.height - theme.px(12)
    readonly property int size: theme.sizes.caption
    readonly property real least: Math.ceil(1.22 * size)
    readonly property real pitch: Math.max(least, Math.min(theme.px(46), free / Math.max(1, wanted)))
    readonly property real wanted: rows.reduce((sum, high) => sum + high, 0) // in lines of text
    readonly property var rows: Array.from({length: paper.count}, (_, nth) => made > nth ? paper.itemAt(nth)?.rows ?? 1 : 1) // qmllint disable missing-property
    readonly property real foot: paper.count === 0 ? 0 : rows[paper.count - 1] // the last line, the amount, is on each page
    readonly property var pages: paged(rows, free / least - foot - (wanted * least > free ? 1.2 : 0))
    readonly property int count: pages.reduce((most, nth) => Math.max(most, nth + 1), 1)
    readonly property string number: screen.paperNumber
    property int made: 0 // Number of created lines.
    property int page: 0

    onNumberChanged: page = 0

    // Return the page of each line, if a page holds `most` lines of text.
    function paged(rows: var, most: real): var {
        let [page, held] = [0, 0];
        return rows.slice(0, -1).map(high => {
            [page, held] = held + high > most + 0.01 && held > 0 ? [page + 1, high] : [page, held + high];
            return page;
        });
    }

    radius: theme.px(6)
    color: theme.paper

    Column {
        id: head

        x: root.pad
        y: root.pad
        width: parent.width - 2 * x
        spacing: root.theme.px(4)

        Rectangle {
            width: parent.width
            height: mark.height + root.theme.px(10)
            visible: root.screen.paperMark !== ""
            color: root.ink

            PlainText {
                id: mark

                objectName: "paper.mark"
                anchors.centerIn: parent
                text: root.screen.paperMark
                color: root.theme.paperMark
                font.pixelSize: root.theme.sizes.button
                font.weight: Font.Bold
                font.letterSpacing: root.theme.px(2)
            }
        }

        PlainText {
            text: root.screen.paperTitle
            color: root.soft
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.Bold
        }

        PlainText {
            objectName: "paper.number"
            width: parent.width
            text: root.screen.paperNumber
            color: root.ink
            font.pixelSize: root.theme.sizes.primary
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
        }

        Rectangle {
            width: parent.width
            height: Math.max(1, root.theme.px(2))
            color: root.ink
        }
    }

    Column {
        x: root.pad
        y: head.y + head.height + root.theme.px(12)
        width: parent.width - 2 * x

        Repeater {
            id: paper

            model: root.screen.paper
            onItemAdded: root.made += 1
            onItemRemoved: root.made -= 1

            delegate: Item {
                id: line

                required property int index
                required property string label
                required property string value
                required property bool large

                readonly property bool inRow: name.implicitWidth + printed.implicitWidth + root.theme.px(12) <= width
                readonly property real rows: (large ? 1.8 : 1) * (inRow ? 1 : printed.implicitWidth > width ? 3 : 2)

                visible: index === paper.count - 1 || (root.pages[index] ?? 0) === root.page % root.count
                width: head.width
                height: root.pitch * rows

                PlainText {
                    id: name

                    width: parent.width
                    height: line.inRow ? parent.height : root.pitch
                    verticalAlignment: Text.AlignVCenter
                    text: line.label
                    color: line.large ? root.ink : root.soft
                    font.pixelSize: root.size
                    font.weight: line.large ? Font.Bold : Font.Normal
                }

                PlainText {
                    id: printed

                    objectName: "paper.line." + line.index
                    y: parent.height - height
                    width: parent.width
                    height: line.inRow ? parent.height : parent.height - name.height
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignRight
                    verticalAlignment: Text.AlignVCenter
                    text: line.value
                    color: root.ink
                    font.pixelSize: line.large ? Math.round(root.size * 1.7) : root.size
                    font.weight: line.large ? Font.Bold : Font.DemiBold
                }
            }
        }
    }

    PlainText {
        id: turned

        objectName: "paper.page"
        visible: root.count > 1
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.pad / 2
        text: qsTr("%1 of %2 →").arg(root.page % root.count + 1).arg(root.count)
        color: root.ink
        font.pixelSize: root.size
        font.weight: Font.Bold
    }

    Item {
        Accessible.role: Accessible.Button
        Accessible.name: turned.text
        Accessible.onPressAction: root.page += 1
        objectName: "paper.turn"
        anchors.fill: parent
        visible: turned.visible

        Touch {
            onTapped: root.page += 1
        }
    }
}
