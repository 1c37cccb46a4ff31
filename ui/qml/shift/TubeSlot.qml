import QtQuick
import "../controls"

// A full stack of a tube: a touch counts the stacks up to it.
Item {
    id: root

    required property Theme theme
    required property string name // of its tube
    required property int index
    required property int drawn // chips of its tube
    required property int stack // chips of a full one
    required property int before // chips in whole tubes beside its tube
    required property int apart // Distance between two targets.
    required property bool shown // it takes no touch
    required property bool waits // no chip of its tube is counted yet
    readonly property int full: index + 1
    readonly property bool isFull: drawn >= stack * full
    readonly property int loose: finger.loose
    signal touched
    signal slid(int loose)

    Rectangle {
        visible: root.isFull || !root.shown
        width: parent.width
        height: Math.max(1, root.theme.px(root.isFull ? 3 : 1))
        color: root.isFull ? root.theme.bead : root.theme.trayEdge
    }

    PlainText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.theme.px(8)
        visible: !root.shown && root.drawn <= root.stack * root.index
        text: root.before + root.stack * root.full
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.caption
    }

    PlainText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height - height + root.theme.sizes.caption) / 2
        visible: root.index === 0 && !root.shown && root.waits
        text: "+"
        color: root.theme.bead
        font.pixelSize: root.theme.sizes.primary
    }

    TubeTouch {
        id: finger

        Accessible.name: [root.name, root.stack * root.full].join(" · ")
        objectName: "tube." + root.name + "." + root.stack * root.full
        visible: !root.shown
        y: root.apart / 2
        width: parent.width
        height: parent.height - root.apart
        theme: root.theme
        color: pressed ? theme.pressed : "transparent"
        opacity: 0.6
        onTapped: root.touched()
        onSlid: loose => root.slid(loose)
    }
}
