pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The wagers of the seat that acts, in full, where the seats are folded; its keys are in the strip below.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen

    readonly property int pad: Math.max(10, theme.px(20))

    readonly property int rows: Math.max(1, Math.floor((height - pad) / (1.25 * theme.sizes.name)))
    readonly property real room: 0.85 * rows * wagers.width // With fewer rows, names fit.
    readonly property bool named: root.wanted() <= room
    readonly property bool titled: root.wanted() + title.implicitWidth + wagers.spacing <= room

    function wanted(): real {
        let width = 0;
        for (let nth = 0; nth < pairs.count; nth++)
            width += ((pairs.itemAt(nth) as WagerPair)?.wanted ?? 0) + wagers.spacing;
        return width;
    }

    radius: theme.px(16)
    color: theme.seat
    border.color: theme.seatLine
    border.width: Math.max(1, theme.px(2))

    Flow {
        id: wagers

        x: root.pad
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 2 * x
        spacing: root.theme.px(36)

        PlainText {
            id: title

            objectName: "actsTitle"
            visible: root.titled
            text: root.screen.actingTitle
            color: root.theme.gold
            font.pixelSize: root.theme.sizes.name
            font.weight: Font.DemiBold
        }

        Repeater {
            id: pairs

            model: root.screen.actingLines

            delegate: WagerPair {
                required property int index

                theme: root.theme
                named: root.named
            }
        }
    }
}
