pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The rack of the table: a touch puts a chip onto the payout, or it is dragged to the felt, wherever that is.
Grid {
    id: root

    required property Theme theme
    required property TrainingDrill drill
    required property Item felt

    readonly property real least: Math.max(84, theme.least)
    readonly property int down: Math.max(1, Math.ceil(chips.count / columns))
    readonly property real cell: Math.min((width - (columns - 1) * spacing) / columns, Math.max(least, (height - (down - 1) * spacing) / down))

    columns: 3
    spacing: Math.max(10, theme.px(14))

    Repeater {
        id: chips

        model: root.drill?.rack ?? null

        delegate: Item {
            id: place

            required property int index
            required property string text
            required property string hue
            readonly property bool repeats: true // Each touch adds a chip.

            Accessible.role: Accessible.Button
            Accessible.name: text
            Accessible.onPressAction: root.drill.addChip(place.index)
            objectName: "rack." + text
            width: root.cell
            height: root.cell

            Item {
                id: loose

                width: place.width
                height: place.height
                z: drag.active ? 10 : 0

                Chip {
                    anchors.centerIn: parent
                    width: Math.min(parent.width, parent.height) * 0.92
                    theme: root.theme
                    text: place.text
                    hue: place.hue
                    rim: tap.pressed || drag.active ? root.theme.gold : root.theme.chipLine(place.hue)
                }

                DragHandler {
                    id: drag

                    onGrabChanged: transition => { // A lifted finger counts, and a touch that is canceled does not.
                        if (transition !== PointerDevice.UngrabExclusive && transition !== PointerDevice.CancelGrabExclusive)
                            return;
                        if (transition === PointerDevice.UngrabExclusive && root.felt.contains(loose.mapToItem(root.felt, loose.width / 2, loose.height / 2)))
                            root.drill.addChip(place.index);
                        loose.x = 0;
                        loose.y = 0;
                    }
                }
            }

            Touch {
                id: tap

                onTapped: root.drill.addChip(place.index)
            }
        }
    }
}
