pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// A night: each table with its figures by charity, the shares of the win, and beside them the open items.
Item {
    id: root

    required property Theme theme
    required property BooksScreen screen

    readonly property real sideWidth: theme.portrait ? width : Math.max(theme.px(480), width * 0.27)
    readonly property real tableWidth: theme.portrait ? width : width - sideWidth - theme.gap
    readonly property real leftHeight: theme.portrait ? height * 0.58 : height

    PlainText {
        objectName: "books.note"
        visible: text !== ""
        width: root.tableWidth
        height: root.leftHeight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.screen.note
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.button
        wrapMode: Text.WordWrap
    }

    Rectangle {
        id: tables

        visible: root.screen.hasNights
        width: root.tableWidth
        height: Math.min(rows.height + heads.height, root.leftHeight - (shares.visible ? shares.height + root.theme.gap : 0))
        color: "transparent"
        border.color: root.theme.line
        border.width: 1
        radius: root.theme.px(16)

        BooksLine {
            id: heads

            theme: root.theme
            width: parent.width
            cells: [qsTr("Table"), qsTr("Opener"), qsTr("Fills"), qsTr("Credits"), qsTr("Drop"), qsTr("Closer"), qsTr("Win"), qsTr("Hand result"), qsTr("Difference")]
            muted: true
        }

        Flickable {
            id: list

            y: heads.height
            width: parent.width
            height: parent.height - y
            contentHeight: rows.height
            clip: true
            boundsBehavior: Flickable.StopAtBounds

            Column {
                id: rows

                width: parent.width
                spacing: Math.max(10, root.theme.px(10)) // A row of a table is touched.

                Repeater {
                    model: root.screen.nights

                    delegate: BooksLine {
                        required property int index
                        required property string key
                        required property string table
                        required property string opener
                        required property string fills
                        required property string credits
                        required property string drop
                        required property string closer
                        required property string win
                        required property string hands
                        required property string difference
                        required property string kind
                        required property string note
                        required property bool wrong
                        required property bool explained
                        required property bool chosen

                        objectName: "night." + key
                        width: rows.width
                        theme: root.theme
                        touched: kind === "table"
                        heavy: kind !== "table"
                        marked: chosen
                        bad: wrong
                        quiet: explained
                        cells: kind === "charity" ? [table, note] : [table, opener, fills, credits, drop, closer, win, hands, difference]
                        under: kind === "table" ? note : ""
                        onTapped: root.screen.pickTable(key)
                    }
                }
            }
        }

        Rectangle { // The shown part of the list.
            visible: list.visibleArea.heightRatio < 1
            x: parent.width - width
            y: list.y + list.height * list.visibleArea.yPosition
            width: Math.max(4, root.theme.px(6))
            height: list.height * list.visibleArea.heightRatio
            radius: width / 2
            color: root.theme.edge
        }
    }

    Rectangle {
        id: shares

        visible: root.screen.hasShares
        y: tables.height + root.theme.gap
        width: root.tableWidth
        height: shareRows.height
        color: "transparent"
        border.color: root.theme.line
        border.width: 1
        radius: root.theme.px(16)

        Column {
            id: shareRows

            width: parent.width

            BooksLine {
                theme: root.theme
                width: parent.width
                cells: [qsTr("Where it goes"), qsTr("Win"), [qsTr("State"), root.screen.statePercent].join(" ").trim(), [qsTr("Charity"), root.screen.charityPercent].join(" ").trim(), qsTr("House"), qsTr("Deposit")]
                muted: true
            }

            Repeater {
                model: root.screen.shares

                delegate: BooksLine {
                    required property int index
                    required property string charity
                    required property string win
                    required property string due
                    required property string share
                    required property string house
                    required property string deposit
                    required property bool total

                    width: shareRows.width
                    theme: root.theme
                    heavy: total
                    cells: [charity, win, due, share, house, deposit]
                }
            }
        }
    }

    Column {
        id: cards

        readonly property real begin: root.theme.portrait ? root.leftHeight + root.theme.gap : 0

        x: root.theme.portrait ? 0 : root.width - width
        y: begin
        width: root.sideWidth
        spacing: root.theme.gap

        BooksSide {
            width: parent.width
            height: root.height - cards.begin - month.height - slips.height - (month.visible ? cards.spacing : 0) - (slips.visible ? cards.spacing : 0)
            theme: root.theme
            screen: root.screen
        }

        BooksMonth {
            id: month

            visible: root.screen.monthTitle !== ""
            width: parent.width
            theme: root.theme
            screen: root.screen
        }

        BooksSlips {
            id: slips

            visible: root.screen.slipsTitle !== ""
            width: parent.width
            theme: root.theme
            screen: root.screen
        }
    }
}
