pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The shown pit, the keys, the signed-in supervisor, and the time.
Rectangle {
    id: root

    required property Theme theme
    required property FloorScreen screen

    readonly property int line: theme.portrait ? height / 2 : height // An upright header has two lines.

    readonly property Item last: books.visible ? books : people.visible ? people : search // The last key in the middle.

    color: theme.background

    Rectangle {
        id: pit

        Accessible.role: Accessible.Button
        Accessible.name: root.screen.pit
        Accessible.onPressAction: root.screen.turnPit()
        objectName: "pit"
        width: Math.max(root.theme.px(220), pitRow.implicitWidth + root.theme.px(32))
        height: root.line
        color: tap.pressed ? root.theme.pressed : root.theme.raised

        Row {
            id: pitRow

            anchors.centerIn: parent
            spacing: root.theme.px(16)

            Column {
                anchors.verticalCenter: parent.verticalCenter
                spacing: Math.max(2, root.theme.px(5))

                Repeater {
                    model: 3

                    delegate: Rectangle {
                        required property int index

                        width: root.theme.px(24)
                        height: Math.max(2, root.theme.px(3))
                        color: root.theme.ink
                    }
                }
            }

            PlainText {
                text: root.screen.pit
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.button
                font.weight: Font.DemiBold
            }
        }

        Touch {
            id: tap

            onTapped: root.screen.turnPit()
        }
    }

    Row {
        x: root.theme.portrait ? root.theme.px(28) : pit.width + root.theme.px(26)
        y: root.height - root.line
        height: root.line
        spacing: root.theme.px(24)

        HeaderText {
            id: title

            theme: root.theme
            text: qsTr("Floor console")
            font.pixelSize: root.theme.sizes.button
        }

        FewerWords {
            objectName: "heading"

            readonly property var counts: root.screen.heading.split(" · ")

            room: (root.theme.portrait ? devices.x : search.x) - parent.x - title.width - 2 * parent.spacing
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            wordings: counts.map((_, nth) => counts.slice(0, counts.length - nth).join(" · "))
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
        }
    }

    Rectangle {
        id: search

        objectName: "search"
        Accessible.role: Accessible.Button
        Accessible.name: hands.text
        Accessible.onPressAction: root.screen.turnSearch()
        x: root.theme.portrait ? pit.width + root.theme.gap : parent.width * 0.5
        width: Math.max(root.theme.least, hands.implicitWidth + root.theme.px(48))
        height: root.line
        color: look.pressed ? root.theme.pressed : root.screen.searches ? root.theme.raised : "transparent"

        HeaderText {
            id: hands

            anchors.horizontalCenter: parent.horizontalCenter
            theme: root.theme
            text: root.screen.searches ? qsTr("Tables") : qsTr("Search hands")
            color: root.theme.gold
            font.weight: Font.DemiBold
        }

        Touch {
            id: look

            onTapped: root.screen.turnSearch()
        }
    }

    Item {
        id: people

        objectName: "people"
        Accessible.role: Accessible.Button
        Accessible.name: staff.text
        Accessible.onPressAction: root.screen.openPeople()
        x: search.x + search.width + root.theme.gap
        visible: root.screen.changesPeople
        width: Math.max(root.theme.least, staff.implicitWidth)
        height: root.line

        HeaderText {
            id: staff

            anchors.horizontalCenter: parent.horizontalCenter
            theme: root.theme
            text: qsTr("People")
            color: change.pressed ? root.theme.ink : root.theme.gold
            font.weight: Font.DemiBold
        }

        Touch {
            id: change

            onTapped: root.screen.openPeople()
        }
    }

    Item {
        id: books

        objectName: "books"
        Accessible.role: Accessible.Button
        Accessible.name: night.text
        Accessible.onPressAction: root.screen.openBooks()
        x: people.visible ? people.x + people.width + root.theme.gap : people.x
        visible: root.screen.hasBooks
        width: Math.max(root.theme.least, night.implicitWidth)
        height: root.line

        HeaderText {
            id: night

            anchors.horizontalCenter: parent.horizontalCenter
            theme: root.theme
            text: qsTr("Night")
            color: open.pressed ? root.theme.ink : root.theme.gold
            font.weight: Font.DemiBold
        }

        Touch {
            id: open

            onTapped: root.screen.openBooks()
        }
    }

    Row {
        id: devices

        x: (root.theme.portrait ? root.width - root.theme.px(28) : after.x - root.theme.px(26)) - width
        y: root.height - root.line
        height: root.line
        visible: root.screen.devices !== ""
        spacing: root.theme.px(10)

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: root.theme.px(14)
            height: width
            radius: root.screen.allWell ? width / 2 : 0
            rotation: root.screen.allWell ? 0 : 45
            color: root.screen.allWell ? root.theme.pay : root.theme.take
        }

        FewerWords {
            objectName: "devices"
            room: root.theme.portrait ? root.width : after.x - root.last.x - root.last.width - root.theme.px(26) - root.theme.px(48)
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            wordings: [root.screen.devices]
            cuts: true
            font.pixelSize: root.theme.sizes.caption
            color: root.screen.allWell ? root.theme.soft : root.theme.take
        }
    }

    Row {
        id: after

        anchors.right: parent.right
        anchors.rightMargin: root.theme.px(28)
        height: root.line
        spacing: root.theme.px(26)

        Item {
            objectName: "signOut"
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Sign out %1").arg(root.screen.who)
            Accessible.onPressAction: root.screen.signOut()
            width: Math.max(root.theme.least, who.implicitWidth)
            height: parent.height

            HeaderText {
                id: who

                theme: root.theme
                text: root.screen.who + "  ⏏"
                color: leave.pressed ? root.theme.gold : root.theme.ink
                font.weight: Font.DemiBold
            }

            Touch {
                id: leave

                onTapped: root.screen.signOut()
            }
        }

        HeaderText {
            theme: root.theme
            text: root.screen.clock
            color: root.theme.soft
        }
    }

    Rectangle {
        y: parent.height - 1
        width: parent.width
        height: 1
        color: root.theme.line
    }
}
