pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The options of one seat, in turn, where they need the whole width.
Row {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property real room

    readonly property real keyWidth: Math.min(theme.px(240), (room - title.width - keys.count * spacing) / Math.max(1, keys.count))

    spacing: Math.max(10, theme.px(16))

    PlainText {
        id: title

        anchors.verticalCenter: parent.verticalCenter
        text: root.screen.actingTitle
        color: root.theme.gold
        font.pixelSize: root.theme.type(26)
        font.weight: Font.DemiBold
    }

    Repeater {
        id: keys

        model: root.screen.actingOptions

        delegate: TouchButton {
            required property int index
            required property string key
            required property string label
            required property bool chosen
            required property bool quiet

            objectName: "option." + key
            width: root.keyWidth
            theme: root.theme
            padding: 8
            weight: Font.Bold
            text: label
            tone: chosen ? "chosen" : quiet ? "quiet" : "option"
            onTapped: root.screen.choose(root.screen.acting, key)
        }
    }
}
