pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "../controls"

// A tube of a rack: the chips that were counted, with a line at each twenty. A touch counts the full stacks below it;
// sliding sideways adds loose chips. A tube that is only `shown` takes no touch.
Rectangle {
    id: root

    required property Theme theme
    required property string name
    required property string hue
    required property int chips
    required property bool counted
    required property bool chosen
    property bool shown: false
    property int full: 0 // Chips in full tubes beside this one.
    readonly property int sliding: { // the count while a finger slides, else -1
        for (let nth = 0; nth < slots.count; nth++) {
            const slot = slots.itemAt(nth) as TubeSlot;
            if (slot && slot.loose >= 0)
                return full + stack * slot.full + slot.loose;
        }
        return -1;
    }
    signal touched(int stacks)
    signal slid(int stacks, int loose)

    readonly property int stack: 20
    readonly property int stacks: 5
    readonly property int apart: 10 // Distance between two targets.
    readonly property int drawn: Math.min((sliding < 0 ? chips : sliding) - full, stack * stacks)
    readonly property real thick: height / (stack * stacks)

    radius: theme.px(12)
    color: theme.tube
    border.color: chosen ? theme.gold : theme.trayEdge
    border.width: Math.max(1, theme.px(chosen ? 4 : 2))

    Image { // not counted yet
        x: root.theme.px(8)
        y: x
        width: root.width - 2 * x
        height: root.height - 2 * y
        visible: !root.counted && root.sliding < 0
        source: root.theme.picture(this, "place", [root.theme.trayEdge, Math.max(1, root.theme.px(2))])
    }

    Shape {
        x: root.theme.px(10)
        y: root.height - height
        visible: root.drawn > 0
        width: root.width - 2 * x
        height: root.drawn * root.thick

        ShapePath {
            strokeColor: "transparent"
            fillColor: root.theme.chip(root.hue)

            PathSvg {
                path: `M0 0 H${root.width - 2 * root.theme.px(10)} V${root.drawn * root.thick} H0 Z`
            }
        }

        ShapePath {
            strokeColor: "transparent"
            fillColor: root.theme.chipEdge(root.hue)

            PathSvg {
                path: root.theme.chipDrawing.tubeMarks(root.width - 2 * root.theme.px(10), root.drawn * root.thick, root.drawn, root.thick)
            }
        }
    }

    Repeater {
        id: slots

        model: root.stacks

        delegate: TubeSlot {
            y: root.height - (index + 1) * height
            width: root.width
            height: root.height / root.stacks
            theme: root.theme
            name: root.name
            drawn: root.drawn
            stack: root.stack
            before: root.full
            apart: root.apart
            shown: root.shown
            waits: !root.counted && root.sliding < 0
            onTouched: root.touched(full)
            onSlid: loose => root.slid(full, loose)
        }
    }
}
