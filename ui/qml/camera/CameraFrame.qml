pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// The common parts of the camera's setup pages: the instruction and the progress beside the live picture,
// keys of the other pages above it, one sentence below it, and the actions at the foot.
Rectangle {
    id: root

    required property Theme theme
    required property CameraScreen screen
    default property alias controls: controls.data // Controls below the instruction, at the side.
    property alias over: over.data // Items over the picture, of the same size.

    readonly property int margin: Math.max(14, theme.px(24))

    color: theme.background

    Panes {
        id: panes

        theme: root.theme
        width: root.width
        top: 0
        bottom: foot.y
        guideHeight: root.theme.px(640)
    }

    Rectangle {
        id: side

        x: panes.sideX
        width: panes.sideWidth
        height: panes.sideHeight
        color: root.theme.panel

        Item {
            x: root.margin
            y: Math.max(10, root.theme.px(24))
            width: parent.width - 2 * x
            height: (controls.visible ? controls.y : status.y) - y - root.theme.gap

            CameraGuide {
                anchors.fill: parent
                theme: root.theme
                screen: root.screen
            }
        }

        Item {
            id: controls

            x: root.margin
            y: status.y - height - root.theme.gap
            width: parent.width - 2 * x
            height: childrenRect.height
            visible: children.length > 0
        }

        Rectangle {
            id: status

            x: root.margin
            y: side.height - height - Math.max(10, root.theme.px(20))
            width: parent.width - 2 * x
            height: condition.height + 2 * Math.max(8, root.theme.px(14))
            radius: root.theme.px(14)
            color: root.theme.background
            border.color: root.screen.isWell ? root.theme.pay : root.theme.floor
            border.width: Math.max(1, root.theme.px(2))

            PlainText {
                id: condition

                objectName: "camera.condition"
                x: Math.max(10, root.theme.px(16))
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 2 * x
                text: (root.screen.isWell ? "✓  " : "!  ") + root.screen.condition
                color: root.screen.isWell ? root.theme.pay : root.theme.floor
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.WordWrap
            }
        }
    }

    RowLayout {
        id: steps

        x: panes.mainX + root.margin
        y: panes.mainY + Math.max(10, root.theme.px(20))
        width: panes.mainWidth - 2 * root.margin
        height: root.theme.touch
        spacing: Math.max(10, root.theme.gap)

        Repeater {
            model: root.screen.steps

            delegate: TouchButton {
                required property int index
                required property string key
                required property string label
                required property bool chosen

                objectName: "camera.step." + key
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                theme: root.theme
                padding: 8
                tone: chosen ? "chosen" : "plain"
                text: label
                onTapped: root.screen.go(key)
            }
        }
    }

    Rectangle {
        id: frame

        x: steps.x
        y: steps.y + steps.height + root.theme.gap
        width: steps.width
        height: foot.y - y - 2 * root.theme.gap - (root.theme.portrait ? root.theme.stripRoom : strip.oneLine)
        radius: root.theme.px(14)
        color: root.theme.panel
        border.color: root.theme.line
        border.width: 1

        Sight {
            id: sight

            readonly property real shape: root.screen.shape

            objectName: "camera.sight"
            anchors.centerIn: parent
            width: Math.min(frame.width, frame.height * shape) - 2
            height: width / shape
            image: root.screen.image
        }

        Item {
            id: over

            anchors.fill: sight
        }

        PlainText {
            objectName: "camera.blind"
            anchors.centerIn: parent
            width: parent.width * 0.8
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            text: root.screen.blind
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.button
            wrapMode: Text.WordWrap
        }
    }

    Strip {
        id: strip

        readonly property int oneLine: Math.max(34, root.theme.px(48))

        x: steps.x
        y: foot.y - root.theme.gap - height
        width: steps.width
        height: Math.max(implicitHeight, oneLine)
        theme: root.theme
        screen: root.screen
    }

    Foot {
        id: foot

        y: root.height - height
        width: root.width
        theme: root.theme

        BarButton {
            objectName: "camera.close"
            theme: root.theme
            text: qsTr("← Back to the table")
            onTapped: root.screen.leave()
        }

        Item {
            Layout.fillWidth: true
        }

        Repeater {
            model: root.screen.verbs

            delegate: BarButton {
                required property int index
                required property string key
                required property string label
                required property string shade
                required property bool due

                objectName: "camera.do." + key
                theme: root.theme
                tone: shade
                dimmed: !due
                text: label
                onTapped: root.screen.press(key)
            }
        }
    }
}
