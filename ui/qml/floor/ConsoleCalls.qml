pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Every call, the oldest first and largest.
Rectangle {
    id: root

    required property Theme theme
    required property FloorScreen screen

    readonly property int margin: theme.px(24)

    color: theme.panel

    Item {
        id: head

        x: root.margin
        width: root.width - 2 * x
        height: Math.max(root.theme.px(70), Math.ceil(2.6 * root.theme.sizes.caption))

        HeaderText {
            id: title

            theme: root.theme
            text: qsTr("Calls")
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.DemiBold
        }

        HeaderText {
            id: count

            objectName: "callsCount"
            anchors.left: title.right
            anchors.leftMargin: root.theme.px(12)
            visible: callList.contentHeight > callList.height // Visible if some calls are out of sight.
            theme: root.theme
            text: callList.count
            color: root.theme.floor
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.DemiBold
        }

        HeaderText {
            objectName: "callsNote"
            anchors.right: parent.right
            width: Math.min(implicitWidth, head.width - title.width - root.theme.px(24) - (count.visible ? count.width : 0))
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.WordWrap
            theme: root.theme
            text: root.screen.callsNote
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
        }
    }

    ConsoleList {
        id: callList

        objectName: "calls"
        x: root.margin
        y: head.height
        width: root.width - 2 * x
        height: facts.y - y - root.theme.gap
        theme: root.theme
        model: root.screen.calls

        delegate: Rectangle {
            id: row

            required property int index
            required property string id
            required property string table
            required property string title
            required property string age
            required property string line
            required property string kind
            required property string amount
            required property string does
            required property bool chosen

            readonly property bool first: index === 0
            readonly property int pad: root.theme.px(20)

            Accessible.role: Accessible.Button
            Accessible.name: [row.title, row.kind, row.age, row.line, row.amount].join(", ")
            Accessible.onPressAction: root.screen.openCall(row.table, row.id)
            objectName: "call." + table + "." + id
            visible: callList.shows(row)
            width: callList.width
            height: first ? words.implicitHeight + 2 * pad : Math.max(root.theme.least, pair.implicitHeight + 2 * root.theme.px(16))
            radius: root.theme.px(16)
            color: tap.pressed ? root.theme.pressed : first ? root.theme.floorPanel : root.theme.raised
            border.color: chosen ? root.theme.ink : first ? root.theme.floor : root.theme.floorEdge
            border.width: first || chosen ? Math.max(2, root.theme.px(4)) : Math.max(1, root.theme.px(2))

            Column {
                id: words

                x: row.pad
                y: row.pad
                width: parent.width - 2 * x
                visible: row.first
                spacing: root.theme.px(4)

                PlainText {
                    width: parent.width
                    text: row.title
                    color: root.theme.ink
                    font.pixelSize: root.theme.sizes.button
                    font.weight: Font.DemiBold
                    elide: Text.ElideRight
                }

                Row {
                    spacing: root.theme.px(16)

                    ConsoleMark {
                        anchors.verticalCenter: parent.verticalCenter
                        size: root.theme.px(44)
                        mark: "clock"
                        color: root.theme.floor
                    }

                    PlainText {
                        objectName: "oldestAge"
                        text: row.age
                        color: root.theme.floor
                        font.pixelSize: root.theme.sizes.pot
                        font.weight: Font.Bold
                    }
                }

                PlainText {
                    width: parent.width
                    text: row.line
                    color: root.theme.ink
                    font.pixelSize: root.theme.sizes.button
                    font.weight: Font.DemiBold
                    wrapMode: Text.WordWrap
                }

                PlainText {
                    text: row.kind
                    color: root.theme.floorSoft
                    font.pixelSize: root.theme.sizes.caption
                }

                PlainText {
                    visible: text !== ""
                    text: row.amount
                    color: root.theme.outcome(row.does)
                    font.pixelSize: root.theme.sizes.instruction
                    font.weight: Font.Bold
                }
            }

            Column {
                id: pair

                x: row.pad
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 2 * x
                visible: !row.first
                spacing: root.theme.px(8)

                Item {
                    width: parent.width
                    height: age.implicitHeight

                    PlainText {
                        width: parent.width - age.implicitWidth - root.theme.px(12)
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.title
                        color: root.theme.ink
                        font.pixelSize: root.theme.sizes.caption
                        font.weight: Font.DemiBold
                        elide: Text.ElideRight
                    }

                    PlainText {
                        id: age

                        anchors.right: parent.right
                        text: row.age
                        color: root.theme.floor
                        font.pixelSize: root.theme.sizes.button
                        font.weight: Font.DemiBold
                    }
                }

                Item {
                    width: parent.width
                    height: line.implicitHeight

                    PlainText {
                        id: line

                        width: parent.width - amount.implicitWidth - root.theme.px(12)
                        text: row.line || row.kind
                        color: root.theme.soft
                        font.pixelSize: root.theme.sizes.caption
                        wrapMode: Text.WordWrap
                        elide: Text.ElideRight
                    }

                    PlainText {
                        id: amount

                        anchors.right: parent.right
                        text: row.amount
                        color: root.theme.outcome(row.does)
                        font.pixelSize: root.theme.sizes.caption
                        font.weight: Font.DemiBold
                    }
                }
            }

            Touch {
                id: tap

                gesturePolicy: TapHandler.DragThreshold // The list is dragged.
                onTapped: root.screen.openCall(row.table, row.id)
            }
        }
    }

    ScrollMark {
        x: root.width - width - 2
        theme: root.theme
        list: callList
    }

    Column {
        id: facts

        x: root.margin
        y: parent.height - height - root.theme.px(20)
        width: parent.width - 2 * x
        spacing: root.theme.px(14)

        Rectangle {
            width: parent.width
            height: 1
            color: root.theme.line
        }

        Repeater {
            model: root.screen.answered

            delegate: ConsoleFactLine {
                required property int index

                visible: index < 2 || callList.count < 3 || root.theme.sizes.caption <= root.theme.px(24) // Calls come first.
                width: facts.width
                theme: root.theme
            }
        }
    }

    Rectangle {
        x: parent.width - 1
        width: 1
        height: parent.height
        color: root.theme.line
    }
}
