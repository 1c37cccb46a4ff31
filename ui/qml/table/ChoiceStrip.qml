pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The options of one seat, in turn, where they need the whole width. Each has its place, whatever else is offered.
Item {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property real room

    readonly property int places: Math.max(1, screen.stripPlaces)
    readonly property real spacing: Math.max(10, theme.px(16))
    readonly property int titleWidth: Math.max(theme.type(92), Math.ceil(title.implicitWidth))
    readonly property real keyWidth: Math.min(theme.px(240), (room - titleWidth - places * spacing) / places)

    width: titleWidth + places * (keyWidth + spacing)
    implicitHeight: theme.touch

    PlainText {
        id: title

        anchors.verticalCenter: parent.verticalCenter
        text: root.screen.actingTitle
        color: root.theme.gold
        font.pixelSize: root.theme.type(26)
        font.weight: Font.DemiBold
    }

    Repeater {
        model: root.screen.actingOptions

        delegate: TouchButton {
            required property int index
            required property string key
            required property string label
            required property bool chosen
            required property bool quiet
            required property int nth

            objectName: "option." + key
            x: root.titleWidth + root.spacing + nth * (root.keyWidth + root.spacing)
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
