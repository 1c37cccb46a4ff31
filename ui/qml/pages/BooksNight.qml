pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// A night: each table with its figures by charity, where the win goes, and beside them what must be looked at.
Item {
    id: root

    required property Theme theme
    required property BooksScreen screen

    readonly property real sideWidth: theme.portrait ? width : Math.max(theme.px(560), width * 0.31)
    readonly property real tableWidth: theme.portrait ? width : width - sideWidth - theme.gap
    readonly property real tableHeight: theme.portrait ? height * 0.58 : height

    PlainText {
        objectName: "books.note"
        visible: text !== ""
        width: root.tableWidth
        height: root.tableHeight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.screen.note
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.button
        wrapMode: Text.WordWrap
    }

    Flickable {
        width: root.tableWidth
        height: root.tableHeight
        contentHeight: tables.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: tables

            width: parent.width
            spacing: root.theme.gap

            BooksLine {
                theme: root.theme
                width: parent.width
                visible: root.screen.hasNights
                cells: [qsTr("Table"), qsTr("Opener"), qsTr("Fills"), qsTr("Credits"), qsTr("Drop"), qsTr("Closer"), qsTr("Win"), qsTr("Hands say"), qsTr("Difference")]
                muted: true
            }

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
                    required property bool wrong
                    required property bool chosen

                    objectName: "night." + key
                    width: tables.width
                    theme: root.theme
                    touched: kind === "table"
                    heavy: kind !== "table"
                    marked: chosen
                    bad: wrong
                    cells: kind === "charity" ? [table] : [table, opener, fills, credits, drop, closer, win, hands, difference]
                    onTapped: root.screen.pickTable(key)
                }
            }

            Item {
                width: 1
                height: root.theme.gap
            }

            BooksLine {
                theme: root.theme
                width: parent.width
                visible: root.screen.hasShares
                cells: [qsTr("Where it goes"), qsTr("Win"), qsTr("State"), qsTr("Charity"), qsTr("House"), qsTr("Deposit")]
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

                    width: tables.width
                    theme: root.theme
                    heavy: total
                    cells: [charity, win, due, share, house, deposit]
                }
            }
        }
    }

    BooksSide {
        x: root.theme.portrait ? 0 : root.width - width
        y: root.theme.portrait ? root.tableHeight + root.theme.gap : 0
        width: root.sideWidth
        height: root.height - y
        theme: root.theme
        screen: root.screen
    }
}
