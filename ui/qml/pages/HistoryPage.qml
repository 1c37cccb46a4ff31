pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// The finished hands, newest first, a page at a time. The search is at the left; a touch recalls a hand.
Rectangle {
    id: root

    required property Theme theme
    required property HistoryScreen history

    readonly property int margin: Math.max(10, theme.px(24))

    readonly property Panes panes: Panes {
        theme: root.theme
        width: root.width
        top: 0
        bottom: bar.y
    }

    color: theme.background

    HistoryFilters {
        x: root.panes.sideX
        width: root.panes.sideWidth
        height: bar.y
        theme: root.theme
        history: root.history
    }

    Column {
        id: list

        readonly property int rowHeight: Math.floor((bar.y - 2 * root.margin - 6 * spacing) / 7)

        x: root.panes.mainX + root.margin
        y: root.margin
        width: root.panes.mainWidth - 2 * root.margin
        spacing: Math.max(10, root.theme.px(12))

        Repeater {
            model: root.history.rows

            delegate: HistoryRow {
                width: list.width
                height: list.rowHeight
                theme: root.theme
                history: root.history
            }
        }
    }

    PlainText {
        objectName: "history.empty"
        visible: text !== ""
        x: list.x
        y: root.margin
        width: list.width
        height: bar.y - 2 * y
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.history.empty
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.button
        wrapMode: Text.WordWrap
    }

    Foot {
        id: bar

        y: root.height - height
        width: root.width
        height: implicitHeight
        theme: root.theme

        BarButton {
            objectName: "history.close"
            theme: root.theme
            text: qsTr("← Back to the table")
            onTapped: root.history.leave()
        }

        PlainText {
            objectName: "history.strip"
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: root.history.strip !== "" ? "✕  " + root.history.strip : root.history.pageText
            color: root.history.strip !== "" ? root.theme.take : root.theme.muted
            font.pixelSize: root.theme.sizes.caption
            font.weight: root.history.strip !== "" ? Font.DemiBold : Font.Normal
            wrapMode: Text.WordWrap
        }

        BarButton {
            objectName: "history.newer"
            theme: root.theme
            text: qsTr("↑ Newer")
            dimmed: !root.history.canNewer
            onTapped: root.history.newer()
        }

        BarButton {
            objectName: "history.older"
            theme: root.theme
            text: qsTr("↓ Older")
            dimmed: !root.history.canOlder
            onTapped: root.history.older()
        }
    }
}
