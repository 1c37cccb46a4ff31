import QtQuick
import "../controls"

// A full stack of a tube: a touch counts the stacks up to it.
Item {
    id: root

    required property Theme theme
    required property ChipTube tube
    required property int index
    readonly property int full: index + 1
    readonly property bool isFull: tube.drawn >= tube.stack * full
    readonly property int loose: finger.loose

    y: tube.height - (index + 1) * height
    width: tube.width
    height: tube.height / tube.stacks

    Rectangle {
        visible: root.isFull || !root.tube.shown
        width: parent.width
        height: Math.max(1, root.theme.px(root.isFull ? 3 : 1))
        color: root.isFull ? root.theme.bead : root.theme.trayEdge
    }

    PlainText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.theme.px(8)
        visible: !root.tube.shown && root.tube.drawn <= root.tube.stack * root.index
        text: root.tube.full + root.tube.stack * root.full
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.caption
    }

    PlainText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height - height + root.theme.sizes.caption) / 2
        visible: root.index === 0 && !root.tube.shown && !root.tube.counted && root.tube.sliding < 0
        text: "+"
        color: root.theme.bead
        font.pixelSize: root.theme.sizes.primary
    }

    TubeTouch {
        id: finger

        Accessible.name: [root.tube.name, root.tube.stack * root.full].join(" · ")
        objectName: "tube." + root.tube.name + "." + root.tube.stack * root.full
        visible: !root.tube.shown
        y: root.tube.apart / 2
        width: parent.width
        height: parent.height - root.tube.apart
        theme: root.theme
        color: pressed ? theme.pressed : "transparent"
        opacity: 0.6
        onTapped: root.tube.touched(root.full)
        onSlid: loose => root.tube.slid(root.full, loose)
    }
}
