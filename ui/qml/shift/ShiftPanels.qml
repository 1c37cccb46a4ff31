pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The parts of a fill side by side, the present one in a gold rim. The signer has the last place; after a count that
// differs from the slip, its part has the options.
Item {
    id: root

    required property Theme theme
    required property ShiftScreen screen

    readonly property bool signs: screen.signPad.title !== ""
    readonly property real partWidth: (width - 2 * theme.px(16)) / 3

    Row {
        spacing: root.theme.px(16)

        Repeater {
            model: root.screen.panels

            delegate: ShiftPanel {
                width: root.partWidth
                height: root.height
                theme: root.theme
                screen: root.screen
            }
        }
    }

    PinPad {
        x: root.width - width
        width: root.partWidth
        visible: root.signs
        theme: root.theme
        pad: root.screen.signPad
        columns: 3
    }
}
