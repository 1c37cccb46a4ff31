import QtQuick
import "../controls"

// A seat's name, its word, the dealer button and the stack.
Item {
    id: root

    required property Theme theme
    required property FeltMetrics metrics
    required property string name
    required property string status
    required property string tone
    required property bool button
    required property string stack

    readonly property bool quiet: tone === "quiet" || tone === "empty"
    readonly property real nameRoom: width - (metrics.narrow ? 0 : natural.advanceWidth + theme.px(10)) - (button ? seat.height + theme.px(8) : 0)

    PlainText {
        id: title

        y: root.metrics.narrow ? root.theme.px(6) : (root.height - height) / 2
        text: root.name
        color: root.quiet ? root.theme.seatMuted : root.theme.ink
        font.pixelSize: Math.floor(seat.font.pixelSize * Math.min(1, root.nameRoom / Math.max(1, seat.advanceWidth)))
        font.weight: Font.DemiBold
    }

    Rectangle {
        visible: root.button
        anchors.verticalCenter: title.verticalCenter
        x: title.width + root.theme.px(8)
        width: title.height
        height: width
        radius: width / 2
        color: root.theme.ink

        PlainText {
            anchors.centerIn: parent
            text: qsTr("D", "the dealer button")
            color: root.theme.goldInk
            font.pixelSize: Math.round(parent.height * 0.55)
            font.weight: Font.Bold
        }
    }

    TextMetrics {
        id: seat

        text: root.name
        font.pixelSize: root.theme.type(23)
        font.weight: Font.DemiBold
    }

    TextMetrics {
        id: natural

        text: standing.text
        font.pixelSize: root.theme.type(20)
    }

    PlainText {
        id: standing

        x: root.metrics.narrow ? 0 : root.width - width
        width: root.metrics.narrow ? root.width : Math.ceil(natural.advanceWidth)
        y: root.metrics.narrow ? title.y + title.height - root.theme.px(2) : (root.height - height) / 2
        text: root.stack === "" ? root.status : qsTr("%1 · %2").arg(root.status).arg(root.stack)
        color: root.tone === "act" ? root.theme.gold : root.tone === "floor" ? root.theme.floor : root.quiet ? root.theme.seatMuted : root.theme.feltInk
        font.pixelSize: root.theme.type(20)
        fontSizeMode: root.metrics.narrow ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: 9
    }
}
