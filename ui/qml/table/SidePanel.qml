pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// In the place of the guide: the path through an exception, or why the floor is called, and who signs for it.
Item {
    id: root

    required property Theme theme
    required property TableScreen screen

    readonly property int margin: Math.max(14, theme.px(24))
    readonly property bool wide: width > 1.4 * height
    readonly property real inner: width - 2 * margin
    readonly property int columns: wide ? 3 : 1

    PlainText {
        id: title

        readonly property real room: root.height - 2 * y - root.theme.gap - below.height

        x: root.margin
        y: root.theme.px(24)
        width: root.inner
        height: Math.max(1, Math.min(implicitHeight, room)) // many keys leave little room
        fontSizeMode: Text.Fit
        minimumPixelSize: 13
        text: root.screen.panelTitle
        color: root.theme.ink
        font.pixelSize: root.theme.type(root.screen.pad === "" ? 34 : 26)
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    Column {
        id: below

        x: root.margin
        y: title.y + title.height + (title.text === "" ? 0 : root.theme.gap)
        width: root.inner
        spacing: root.theme.gap

        PlainText {
            objectName: "panelNote"
            width: parent.width
            visible: text !== ""
            text: root.screen.panelNote
            color: root.theme.gold
            font.pixelSize: root.theme.type(22)
            wrapMode: Text.WordWrap
        }

        Repeater {
            model: root.screen.panelSteps

            delegate: PlainText {
                required property string step

                width: root.width - 2 * root.margin
                text: step
                color: root.theme.ink
                font.pixelSize: root.theme.type(26)
                wrapMode: Text.WordWrap
            }
        }

        Flow {
            width: parent.width
            spacing: root.theme.gap

            Repeater {
                model: root.screen.reasons

                delegate: TouchButton {
                    required property int index
                    required property string key
                    required property string label
                    required property string tint
                    required property bool narrow

                    objectName: "reason." + key
                    width: (root.inner - (across - 1) * root.theme.gap) / across
                    theme: root.theme
                    padding: 10
                    size: 24
                    tone: tint

                    readonly property int across: narrow ? 3 * root.columns : root.columns

                    text: label
                    onTapped: root.screen.pickReason(index)
                }
            }
        }

        PinPad {
            visible: root.screen.pad !== ""
            width: parent.width
            theme: root.theme
            pad: root.screen.signPad
            columns: root.wide ? 6 : 3
        }
    }

    TouchButton {
        objectName: "panel.sign"
        visible: root.screen.signPad.signer !== "" || (root.screen.panelAction !== "" && root.screen.pad === "")
        x: root.margin
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.theme.barPad
        width: root.width - 2 * root.margin
        theme: root.theme
        padding: 6
        size: 26
        weight: Font.Bold
        tone: root.screen.pad === "" ? "primary" : "floor"
        dimmed: root.screen.pad !== "" && !root.screen.signPad.isEnough
        text: root.screen.panel === "came" ? qsTr("Floor is here") : root.screen.panelAction
        onTapped: root.screen.panelAct()
    }
}
