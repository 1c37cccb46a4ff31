pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "controls"

// The table could not be opened. It stays so at every start until a supervisor has corrected the fault, or a
// manager has signed to continue from the remaining data.
Window {
    id: root

    required property StoppedScreen stopped
    required property var wordings // Wordings of the reason, each with fewer words than the one before.
    required property bool elsewhere // Another kiosk has the table open, behind this window.

    readonly property real inches: Math.min(width, height) <= 800 ? 10.1 : 15.6 // of the smallest glass with so many pixels: what is stopped may not know its settings
    readonly property bool portrait: height > width
    readonly property real most: height * 0.6 // Maximum height of the reason.
    readonly property int fits: { // The first wording that fits, or else the last.
        for (let nth = 0; nth < measured.count; nth++) {
            if (((measured.itemAt(nth) as Text)?.implicitHeight ?? 0) <= most)
                return nth;
        }
        return measured.count - 1;
    }
    readonly property Hues hues: Hues {}
    readonly property Theme theme: Theme {
        width: root.width
        height: root.height
        inches: root.inches
    }

    title: qsTr("Dealer assist kiosk")

    color: root.elsewhere ? root.hues.background : root.hues.stop

    Column {
        anchors.centerIn: parent
        visible: !root.stopped.asks
        width: parent.width * (root.portrait ? 0.84 : 0.7)
        spacing: root.theme.px(34)

        PlainText {
            width: parent.width
            text: root.elsewhere ? qsTr("This table is already open") : qsTr("Stopped: call a supervisor")
            color: root.elsewhere ? root.hues.gold : root.hues.stopInk
            font.pixelSize: root.theme.sizes.pot
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
        }

        PlainText {
            objectName: "stopped"
            width: parent.width
            height: Math.min(implicitHeight, root.most)
            text: root.wordings[root.fits] ?? ""
            color: root.hues.ink
            font.pixelSize: root.theme.sizes.instruction
            elide: Text.ElideRight
            wrapMode: Text.Wrap
        }

        PlainText {
            width: parent.width
            text: root.elsewhere ? qsTr("Close this window: the table runs behind it. Nothing was changed.") : qsTr("Do not move cards or chips. Nothing was changed.")
            color: root.hues.soft
            font.pixelSize: root.theme.sizes.primary
            wrapMode: Text.WordWrap
        }

        Repeater { // Measures each wording; it is never visible.
            id: measured

            model: root.wordings.length

            delegate: PlainText {
                required property int index

                visible: false
                width: parent?.width ?? 0
                text: root.wordings[index]
                font.pixelSize: root.theme.sizes.instruction
                wrapMode: Text.Wrap
            }
        }

        PlainText {
            objectName: "whoMayGoOn"
            visible: text !== ""
            width: parent.width
            text: root.stopped.who
            color: root.hues.ink
            font.pixelSize: root.theme.sizes.primary
            wrapMode: Text.WordWrap
        }

        TouchButton {
            objectName: "goOn"
            visible: root.stopped.canGoOn
            theme: root.theme
            tone: "floorLine"
            text: qsTr("Continue from saved data")
            onTapped: root.stopped.goOn()
        }

        Rectangle {
            Accessible.role: Accessible.Button
            Accessible.name: closes.text
            Accessible.onPressAction: root.close()
            objectName: "closeWindow"
            visible: root.elsewhere
            width: closes.implicitWidth + root.theme.px(100)
            height: root.theme.stepHeight
            radius: root.theme.px(16)
            color: tap.pressed ? root.hues.goldEdge : root.hues.gold

            PlainText {
                id: closes

                anchors.centerIn: parent
                text: qsTr("Close this window")
                color: root.hues.goldInk
                font.pixelSize: root.theme.sizes.primary
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
            font.pixelSize: root.theme.sizes.pot
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
        }

        PlainText { // The signer sees the text that is signed for.
            objectName: "signedFor"
            width: parent.width
            text: root.wordings[0] ?? ""
            color: root.hues.ink
            font.pixelSize: root.theme.sizes.primary
            maximumLineCount: 3
            elide: Text.ElideRight
            wrapMode: Text.Wrap
        }

        Grid { // No reason moves when a name is touched.
            id: signing

            columns: root.portrait ? 1 : 2
            columnSpacing: 2 * root.theme.sideMargin
            rowSpacing: root.theme.px(20)

            Item {
                width: root.theme.padWidth
                height: Math.max(pad.implicitHeight, Math.ceil(3.7 * root.theme.sizes.caption) + root.theme.gap + root.theme.padHeight)

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
                        grows: true
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

            Strip { // Beside a fixed key, so that no key moves when a message appears.
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
                text: qsTr("Cancel")
                onTapped: root.stopped.cancel()
            }
        }
    }
}
