pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "../controls"

// A tube of a rack: the chips that were counted, with a line at each twenty. A touch counts the full stacks below it.
Rectangle {
    id: root

    required property Theme theme
    required property string name
    required property string hue
    required property int chips
    required property bool counted
    required property bool chosen
    signal touched(int stacks)

    readonly property int stack: 20
    readonly property int stacks: 5
    readonly property int apart: 10 // from one target to the next
    readonly property int drawn: Math.min(chips, stack * stacks)
    readonly property real thick: height / (stack * stacks)

    radius: theme.px(12)
    color: theme.tube
    border.color: chosen ? theme.gold : theme.trayEdge
    border.width: Math.max(1, theme.px(chosen ? 4 : 2))

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
        model: root.stacks

        delegate: Item {
            id: slot

            required property int index
            readonly property int full: index + 1
            readonly property bool isFull: root.drawn >= root.stack * full

            y: root.height - (index + 1) * height
            width: root.width
            height: root.height / root.stacks

            Rectangle {
                width: parent.width
                height: Math.max(1, root.theme.px(slot.isFull ? 3 : 1))
                color: slot.isFull ? root.theme.bead : root.theme.trayEdge
            }

            PlainText {
                anchors.horizontalCenter: parent.horizontalCenter
                y: root.theme.px(8)
                visible: root.drawn <= root.stack * slot.index
                text: root.stack * slot.full
                color: root.theme.soft
                font.pixelSize: root.theme.sizes.caption
            }

            Rectangle {
                Accessible.role: Accessible.Button
                Accessible.name: [root.name, root.stack * slot.full].join(" · ")
                Accessible.onPressAction: root.touched(slot.full)
                objectName: "tube." + root.name + "." + root.stack * slot.full
                y: root.apart / 2
                width: parent.width
                height: parent.height - root.apart
                color: tap.pressed ? root.theme.pressed : "transparent"
                opacity: 0.6

                Touch {
                    id: tap

                    onTapped: root.touched(slot.full)
                }
            }
        }
    }
}
