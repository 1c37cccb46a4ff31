pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The pay tables of a game, as in the house's file, and its posted jackpots.
Item {
    id: root

    required property Theme theme
    required property ShiftScreen screen
    readonly property alias tables: tables

    readonly property bool isTight: theme.sizes.caption > theme.px(34) && !theme.portrait // as on a small glass

    PlainText {
        id: title

        width: parent.width
        text: root.screen.paysTitle
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.button
        wrapMode: Text.WordWrap
    }

    PayTables {
        id: tables

        y: title.height + root.theme.px(18)
        width: parent.width
        height: (posted.count > 0 ? box.y - root.theme.gap : root.height) - y
        theme: root.theme
        columns: root.screen.pays
        hasKey: false // The primary key turns its pages.
    }

    Rectangle {
        id: box

        anchors.bottom: parent.bottom
        width: parent.width
        height: root.theme.portrait ? amounts.height + note.height + 2 * root.theme.px(18) + root.theme.gap : Math.max(root.isTight ? 0 : 66, amounts.height + root.theme.px(24), note.visible ? note.height + root.theme.px(24) : 0)
        visible: posted.count > 0
        radius: root.theme.px(18)
        color: root.theme.panel
        border.color: root.theme.line
        border.width: 1

        Row {
            id: amounts

            x: root.theme.px(30)
            y: root.theme.portrait ? root.theme.px(18) : Math.round((parent.height - height) / 2)
            spacing: root.theme.px(root.isTight ? 20 : 54)

            Repeater {
                id: posted

                model: root.screen.jackpots

                delegate: Grid {
                    id: jackpot

                    required property int index
                    required property string name
                    required property string posted

                    columns: root.isTight ? 2 : 1
                    columnSpacing: root.theme.px(14)
                    verticalItemAlignment: Grid.AlignVCenter

                    PlainText {
                        text: jackpot.name
                        color: root.theme.gold
                        font.pixelSize: root.theme.sizes.caption
                        font.weight: Font.Bold
                        font.letterSpacing: root.theme.px(2)
                    }

                    PlainText {
                        text: jackpot.posted
                        color: root.theme.ink
                        font.pixelSize: root.theme.sizes.primary
                        font.weight: Font.DemiBold
                    }
                }
            }
        }

        PlainText {
            id: note

            visible: !root.isTight // Otherwise the amounts and the keys show it.
            readonly property real free: parent.width - amounts.width - 3 * amounts.x

            anchors.right: parent.right
            anchors.rightMargin: root.theme.px(30)
            y: root.theme.portrait ? amounts.y + amounts.height + root.theme.gap : Math.round((parent.height - height) / 2)
            width: root.theme.portrait ? parent.width - 2 * amounts.x : implicitWidth <= free ? free : Math.min(free, implicitWidth * 0.56) // two lines alike
            horizontalAlignment: root.theme.portrait ? Text.AlignLeft : Text.AlignRight
            text: root.screen.jackpotsNote
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }
    }
}
