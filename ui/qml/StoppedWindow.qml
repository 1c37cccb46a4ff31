pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "controls"

// The table could not be opened. It takes a supervisor, and it is the same at every start until one has seen to it, or a
// manager has signed that the table goes on from what is there.
Window {
    id: root

    required property StoppedScreen stopped
    required property string sentence
    required property bool elsewhere // another kiosk has the table open, and goes on behind this window

    readonly property bool portrait: height > width
    readonly property real unit: Math.max(1, portrait ? Math.min(width / 640, height / 1100) : Math.min(width, height) / 800)
    readonly property Hues hues: Hues {}
    readonly property Theme theme: Theme {
        width: root.width
        height: root.height
    }

    title: qsTr("Dealer assist kiosk")

    color: root.elsewhere ? root.hues.background : root.hues.stop

    Column {
        anchors.centerIn: parent
        visible: !root.stopped.asks
        width: parent.width * (root.portrait ? 0.84 : 0.7)
        spacing: 32 * root.unit

        PlainText {
            width: parent.width
            text: root.elsewhere ? qsTr("This table is already open") : qsTr("Stopped: call a supervisor")
            color: root.elsewhere ? root.hues.gold : root.hues.stopInk
            font.pixelSize: 56 * root.unit
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
        }

        PlainText {
            objectName: "stopped"
            width: parent.width
            height: Math.min(implicitHeight, root.height * 0.6)
            text: root.sentence
            color: root.hues.ink
            font.pixelSize: 34 * root.unit
            fontSizeMode: Text.VerticalFit
            minimumPixelSize: 18 * root.unit
            elide: Text.ElideRight
            wrapMode: Text.Wrap
        }

        PlainText {
            width: parent.width
            text: root.elsewhere ? qsTr("Close this window: the table runs behind it. Nothing was changed.") : qsTr("Do not move cards or chips. Nothing was changed.")
            color: root.hues.soft
            font.pixelSize: 26 * root.unit
            wrapMode: Text.WordWrap
        }

        PlainText {
            objectName: "whoMayGoOn"
            visible: text !== ""
            width: parent.width
            text: root.stopped.who
            color: root.hues.ink
            font.pixelSize: 26 * root.unit
            wrapMode: Text.WordWrap
        }

        TouchButton {
            objectName: "goOn"
            visible: root.stopped.canGoOn
            theme: root.theme
            tone: "floorLine"
            size: 34
            text: qsTr("Continue from saved data")
            onTapped: root.stopped.goOn()
        }

        Rectangle {
            Accessible.role: Accessible.Button
            Accessible.name: closes.text
            Accessible.onPressAction: root.close()
            objectName: "closeWindow"
            visible: root.elsewhere
            width: closes.implicitWidth + 80 * root.unit
            height: 96 * root.unit
            radius: 16 * root.unit
            color: tap.pressed ? root.hues.goldEdge : root.hues.gold

            PlainText {
                id: closes

                anchors.centerIn: parent
                text: qsTr("Close this window")
                color: root.hues.goldInk
                font.pixelSize: 34 * root.unit
                font.weight: Font.Bold
            }

            Touch {
                id: tap

                onTapped: root.close()
            }
        }
    }

    Column {
        anchors.centerIn: parent
        visible: root.stopped.asks
        width: Math.min(parent.width * 0.9, root.theme.px(1200))
        spacing: root.theme.px(20)

        PlainText {
            width: parent.width
            text: qsTr("Continue from saved data")
            color: root.hues.stopInk
            font.pixelSize: root.theme.type(root.portrait ? 64 : 48)
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
        }

        PlainText { // what is signed for is seen
            objectName: "signedFor"
            width: parent.width
            text: root.sentence
            color: root.hues.ink
            font.pixelSize: root.theme.type(root.portrait ? 40 : 30)
            maximumLineCount: 3
            elide: Text.ElideRight
            wrapMode: Text.Wrap
        }

        Grid { // no reason moves when a name is touched
            id: signing

            columns: root.portrait ? 1 : 2
            columnSpacing: 2 * root.theme.sideMargin
            rowSpacing: root.theme.px(20)

            Item {
                width: root.theme.padWidth
                height: Math.max(pad.implicitHeight, root.theme.type(84) + root.theme.padHeight)

                PinPad {
                    id: pad

                    width: parent.width
                    theme: root.theme
                    pad: root.stopped.signPad
                }
            }

            Column {
                width: signing.parent.width - (root.portrait ? 0 : root.theme.padWidth + signing.columnSpacing)
                spacing: root.theme.px(20)

                Repeater {
                    model: root.stopped.reasons

                    delegate: TouchButton {
                        required property int index
                        required property string label

                        objectName: "acceptFor." + index
                        width: parent?.width ?? 0
                        theme: root.theme
                        size: 28
                        dimmed: !root.stopped.isEnough
                        text: label
                        onTapped: root.stopped.acceptFor(index)
                    }
                }
            }
        }

        Item {
            width: parent.width
            height: cancel.height

            Strip { // beside a key that stays, so that none moves when something is said
                anchors.left: parent.left
                anchors.right: cancel.left
                anchors.rightMargin: root.theme.gap
                height: parent.height
                theme: root.theme
                screen: root.stopped
            }

            TouchButton {
                id: cancel

                objectName: "cancel"
                anchors.right: parent.right
                theme: root.theme
                size: 28
                text: qsTr("Cancel")
                onTapped: root.stopped.cancel()
            }
        }
    }
}
