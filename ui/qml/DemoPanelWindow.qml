pragma ComponentBehavior: Bound

import QtQuick
import Kiosk
import "controls"

// Not part of the product: striped, and in a separate window, so that nobody takes it for one.
Window {
    id: root

    required property DemoPanel panel

    // An empty part of the felt: right of the bonus cards.
    x: Screen.desktopAvailableWidth - width - 12
    y: 76
    width: 268
    height: column.height + 20
    visible: true
    flags: Qt.Tool | Qt.WindowStaysOnTopHint
    title: "Demo, not part of the product"
    color: "#3a3320"

    Column {
        id: column

        x: 10
        y: 10
        width: parent.width - 20
        spacing: 8

        PlainText {
            width: parent.width
            text: "DEMO · simulated shoe"
            color: "#ffe9a8"
            font.pixelSize: 18
            font.bold: true
        }

        PlainText {
            width: parent.width
            text: root.panel.people
            color: "#ffe9a8"
            font.pixelSize: 14
            wrapMode: Text.WordWrap
        }

        Grid {
            columns: 2
            spacing: 6

            Repeater {
                model: root.panel.actions

                Rectangle {
                    id: button

                    required property int index
                    required property string label

                    Accessible.role: Accessible.Button
                    Accessible.name: label
                    Accessible.onPressAction: root.panel.act(button.index)
                    width: (column.width - 6) / 2
                    height: 40
                    radius: 4
                    color: touch.pressed ? "#ffe9a8" : "#5a4f2e"

                    PlainText {
                        anchors.centerIn: parent
                        text: button.label
                        color: touch.pressed ? "#3a3320" : "#ffffff"
                        font.pixelSize: 15
                    }

                    Touch {
                        id: touch

                        onTapped: root.panel.act(button.index)
                    }
                }
            }
        }

        PlainText {
            width: parent.width
            visible: text !== ""
            text: root.panel.trouble
            color: "#ffb9ad"
            font.pixelSize: 14
            wrapMode: Text.WordWrap
        }
    }
}
