pragma ComponentBehavior: Bound
import QtQuick
import Kiosk

// The menu of the table, in the place of the guide, without covering a card or a chip; or the PIN pad for a sign-in.
Rectangle {
    id: root

    required property Theme theme
    required property Menu menu

    readonly property int margin: theme.px(24)
    readonly property int above: Math.max(34, theme.px(34), theme.least - theme.px(72) + 12) // Leave space for the button that opens it.
    readonly property int lines: Math.ceil(36 * theme.sizes.caption / (width - 2 * margin - theme.px(28))) // Lines of the longest refusal.
    readonly property int strip: Math.max(100, Math.ceil(1.22 * lines * theme.sizes.caption) + theme.px(24) + Math.max(6, theme.px(16)) + theme.gap)
    readonly property bool hasKeys: menu.asksPin && menu.signPad.signer !== ""
    readonly property bool wide: width > 1.4 * height
    readonly property real keysY: height - theme.barPad - (wide ? 0 : theme.touch + theme.gap) - theme.padHeight
    readonly property real innerX: wide && hasKeys ? 2 * theme.sideMargin + theme.padWidth : theme.sideMargin
    readonly property real inner: width - innerX - theme.sideMargin
    readonly property int across: width > 1.4 * height ? 3 : 1
    readonly property int room: across * Math.floor((height - above - strip) / (theme.touch + theme.gap))

    color: theme.panel
    border.color: theme.edge
    border.width: 1
    onRoomChanged: menu.setRoom(room)
    Component.onCompleted: menu.setRoom(room)

    Column {
        x: root.menu.asksPin ? root.innerX : root.margin
        y: root.above
        width: root.menu.asksPin ? root.inner : parent.width - 2 * x
        spacing: root.theme.gap

        Grid {
            visible: !root.menu.asksPin
            columns: root.across
            spacing: root.theme.gap

            Repeater {
                model: root.menu.asksPin ? null : root.menu.entries

                delegate: TouchButton {
                    required property int index
                    required property string key
                    required property string label
                    required property bool due

                    objectName: "menu." + key
                    width: (root.width - 2 * root.margin - (root.across - 1) * root.theme.gap) / root.across
                    theme: root.theme
                    padding: 8
                    tone: key === "enter_pin" || key === "go" ? "floorQuiet" : "plain"
                    dimmed: !due
                    text: label
                    shorter: key === "go" ? label.split(/[,，（]/)[0] : key === "enter_pin" ? label.replace(/([,，、]).*$/, "$1 …") : ""
                    onTapped: root.menu.choose(key)
                }
            }
        }

        Loader {
            width: parent.width
            active: root.menu.asksPin

            sourceComponent: PinPad {
                width: parent.width
                theme: root.theme
                pad: root.menu.signPad
                prefix: "menu."
                columns: root.across === 3 ? 6 : 3
                hasKeys: false
                room: root.hasKeys && refusal.visible ? refusal.y - root.above : Infinity
            }
        }
    }

    Loader {
        active: root.hasKeys
        x: root.theme.sideMargin
        y: root.keysY

        sourceComponent: PinKeys {
            theme: root.theme
            pad: root.menu.signPad
            prefix: "menu.pin."
        }
    }

    TouchButton {
        objectName: "menu.sign"
        visible: root.hasKeys
        x: root.innerX
        y: root.height - root.theme.barPad - height
        width: root.inner
        theme: root.theme
        padding: 6
        weight: Font.Bold
        tone: "floor"
        dimmed: !root.menu.signPad.isEnough
        text: qsTr("Sign")
        onTapped: root.menu.enterPin()
    }

    Rectangle {
        id: refusal

        y: (root.hasKeys ? (root.wide ? root.height - root.theme.barPad - root.theme.touch : root.keysY) - root.theme.gap : root.height - Math.max(6, root.theme.px(16))) - height
        x: root.hasKeys ? root.innerX : root.margin
        width: root.hasKeys ? root.inner : parent.width - 2 * x
        height: why.height + root.theme.px(24)
        visible: root.menu.strip !== ""
        radius: root.theme.px(10)
        color: root.theme.refusal
        border.color: root.theme.take
        border.width: Math.max(1, root.theme.px(2))

        PlainText {
            id: why

            objectName: "menu.strip"
            anchors.centerIn: parent
            width: parent.width - root.theme.px(28)
            text: root.menu.strip
            color: root.theme.onStrip
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }
    }
}
