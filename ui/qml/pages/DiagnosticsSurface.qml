pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The whole screen under test: fields that light up where they are touched, a trace of each finger, and plain colors.
Rectangle {
    id: root

    required property Theme theme
    required property Surface surface

    objectName: "surface"
    color: theme.background

    Grid {
        anchors.fill: parent
        columns: root.surface?.columns ?? 1

        Repeater {
            model: root.surface?.fields ?? null

            delegate: Rectangle {
                required property int index
                required property bool touched

                width: root.width / (root.surface?.columns ?? 1)
                height: root.height / (root.surface?.lines ?? 1)
                color: touched ? root.theme.feltTop : root.theme.panel
                border.color: touched ? root.theme.pay : root.theme.edge
                border.width: 1
            }
        }
    }

    Repeater {
        model: root.surface?.dots ?? null

        delegate: Rectangle {
            required property int index
            required property real across
            required property real down

            x: across * root.width - width / 2
            y: down * root.height - height / 2
            width: Math.max(8, root.theme.px(14))
            height: width
            radius: width / 2
            color: root.theme.gold
        }
    }

    MultiPointTouchArea {
        anchors.fill: parent
        onTouchUpdated: points => points.forEach(point => root.surface.feel(point.x / width, point.y / height, points.length))
    }

    Column {
        anchors.centerIn: parent
        width: parent.width * 0.7
        spacing: Math.max(10, root.theme.px(24))

        PlainText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.surface?.instruction ?? ""
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.primary
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        PlainText {
            objectName: "surface.result"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.surface?.result ?? ""
            color: root.theme.gold
            font.pixelSize: root.theme.sizes.button
            wrapMode: Text.WordWrap
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Math.max(10, root.theme.px(18))

            TouchButton {
                objectName: "surface.colors"
                theme: root.theme
                text: qsTr("Plain colors")
                onTapped: root.surface.nextColor()
            }

            TouchButton {
                objectName: "surface.close"
                theme: root.theme
                tone: "primary"
                text: qsTr("Done")
                onTapped: root.surface.leave()
            }
        }
    }

    Rectangle {
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Plain colors")
        Accessible.onPressAction: root.surface.nextColor()
        objectName: "surface.color"
        anchors.fill: parent
        visible: root.surface !== null && root.surface.hue !== ""
        color: root.surface?.hue || "transparent"

        Touch {
            onTapped: root.surface.nextColor()
        }
    }
}
