pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Each device with its state, why and since when; below, the bytes from and to the chosen one, newest first.
Column {
    id: root

    required property Theme theme
    required property DiagnosticsScreen diagnostics

    readonly property int pad: Math.max(10, theme.px(20))

    spacing: theme.gap

    FittingRows {
        rows: frames
        column: root
        room: root.height
        onFits: most => root.diagnostics.showAtMost(most)
    }

    Repeater {
        model: root.diagnostics.devices

        delegate: Rectangle {
            id: device

            required property int index
            required property string name
            required property string condition
            required property string why
            required property string since
            required property bool good
            required property bool chosen

            Accessible.role: Accessible.Button
            Accessible.name: [name, condition].join(" · ")
            Accessible.onPressAction: root.diagnostics.chooseDevice(device.name)
            objectName: "diagnostics.device." + name
            width: root.width
            height: Math.max(root.theme.least, words.height + 2 * Math.max(8, root.theme.px(16)))
            radius: root.theme.px(16)
            color: tap.pressed ? root.theme.pressed : root.theme.panel
            border.color: chosen ? root.theme.gold : root.theme.line
            border.width: Math.max(1, root.theme.px(2))

            Column {
                id: words

                x: root.pad
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 2 * x
                spacing: root.theme.px(4)

                PlainText {
                    width: parent.width
                    text: qsTr("%1 · %2 · %3").arg(device.name).arg(device.condition).arg(device.since)
                    color: device.good ? root.theme.pay : root.theme.floor
                    font.pixelSize: root.theme.sizes.button
                    font.weight: Font.DemiBold
                    wrapMode: Text.Wrap
                }

                PlainText {
                    width: parent.width
                    visible: text !== ""
                    text: device.why
                    color: root.theme.ink
                    font.pixelSize: root.theme.sizes.caption
                    wrapMode: Text.Wrap
                }
            }

            Touch {
                id: tap

                onTapped: root.diagnostics.chooseDevice(device.name)
            }
        }
    }

    Repeater {
        id: frames

        model: root.diagnostics.frames

        delegate: Rectangle {
            id: frame

            required property int index
            required property string at
            required property string way
            required property string sent
            required property string meaning

            objectName: "diagnostics.frame." + index
            width: root.width
            height: lines.height + 2 * Math.max(6, root.theme.px(12))
            radius: root.theme.px(12)
            color: root.theme.raised
            border.color: root.theme.line
            border.width: 1

            Column {
                id: lines

                x: root.pad
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 2 * x
                spacing: root.theme.px(2)

                PlainText {
                    width: parent.width
                    text: qsTr("%1 · %2 · %3").arg(frame.at).arg(frame.way).arg(frame.meaning)
                    color: root.theme.soft
                    font.pixelSize: root.theme.sizes.caption
                    wrapMode: Text.Wrap
                }

                PlainText {
                    width: parent.width
                    text: frame.sent
                    color: root.theme.ink
                    font.pixelSize: root.theme.sizes.caption
                    wrapMode: Text.Wrap
                }
            }
        }
    }
}
