pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The options of one seat, in turn, if they need the whole width. Each has a fixed place.
Item {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property real room

    readonly property int places: Math.max(1, screen.stripPlaces)
    readonly property real spacing: Math.max(10, theme.px(16))
    readonly property bool titled: title.implicitWidth + places * (theme.touch + 2 * spacing) <= room * 0.75 // The seat shows it, too.
    readonly property real titleWidth: titled ? Math.ceil(title.implicitWidth) + spacing : 0
    readonly property real keyWidth: Math.min(theme.px(240), (room - titleWidth - (places - 1) * spacing) / places)

    width: titleWidth + places * (keyWidth + spacing) - spacing
    implicitHeight: theme.touch

    PlainText {
        id: title

        anchors.verticalCenter: parent.verticalCenter
        visible: root.titled
        text: root.screen.actingTitle
        color: root.theme.gold
        font.pixelSize: root.theme.sizes.name
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
            required property string brief

            objectName: "option." + key
            x: root.titleWidth + nth * (root.keyWidth + root.spacing)
            width: root.keyWidth
            theme: root.theme
            fixed: theme.sizes.button
            padding: 8
            weight: Font.Bold
            shorter: brief === "" ? "" : (chosen ? "✓ " : "") + brief
            text: (chosen ? "✓ " : "") + label
            tone: chosen ? "chosen" : quiet ? "quiet" : "option"
            onTapped: root.screen.choose(root.screen.acting, key)
        }
    }
}
