pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Weak spots by name, each with the last missed example; below them, the days of training.
Item {
    id: root

    required property Theme theme
    required property TrainingWay way

    readonly property bool hasWeak: weak.count > 0 && spots.height > Math.max(theme.px(150), Math.ceil(7 * theme.sizes.caption))

    PlainText {
        id: head

        visible: root.hasWeak
        width: parent.width
        text: qsTr("Weak spots · your last miss in each")
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    Row {
        id: spots

        y: head.height + root.theme.px(10)
        width: parent.width
        height: Math.min(root.theme.px(250), days.y - y - root.theme.px(12))
        visible: root.hasWeak
        spacing: root.theme.px(14)

        Repeater {
            id: weak

            model: root.way?.weak ?? null

            delegate: Rectangle {
                id: spot

                required property int index
                required property string label
                required property string tally
                required property string said
                required property string answer
                required property var faces

                readonly property int pad: root.theme.px(20)
                readonly property real faceHeight: Math.min(height * 0.36, root.theme.px(92), (width - 2 * pad) / Math.max(1, faces.length) / 0.78)

                width: (spots.width - spots.spacing) / 2
                height: spots.height
                radius: root.theme.px(16)
                color: root.theme.panel
                border.color: root.theme.line
                border.width: 1

                Row {
                    id: cards

                    x: spot.pad
                    y: root.theme.px(14)
                    height: spot.faces.length > 0 ? spot.faceHeight : 0
                    spacing: Math.max(4, root.theme.px(8))

                    Repeater {
                        model: spot.faces

                        delegate: PlayingCard {
                            required property var modelData

                            width: spot.faceHeight * 0.72
                            height: spot.faceHeight
                            theme: root.theme
                            face: modelData.face
                            word: modelData.word
                        }
                    }
                }

                Column {
                    id: said

                    x: spot.pad
                    y: cards.y + cards.height + root.theme.px(8)
                    width: parent.width - 2 * x

                    readonly property real line: (spot.height - y - root.theme.px(10)) / 4

                    Repeater {
                        model: [spot.label, spot.tally, spot.said, spot.answer]

                        delegate: FewerWords {
                            required property int index
                            required property string modelData

                            objectName: index === 0 ? "weak." + spot.index : ""
                            width: parent?.width ?? 0
                            height: said.line
                            verticalAlignment: Text.AlignVCenter
                            wordings: [modelData]
                            cuts: true
                            color: index === 0 ? root.theme.ink : index === 3 ? root.theme.pay : root.theme.soft
                            font.pixelSize: root.theme.sizes.caption
                            font.weight: index === 0 || index === 3 ? Font.DemiBold : Font.Normal
                        }
                    }
                }
            }
        }
    }

    Row {
        id: days

        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(root.theme.sizes.primary, Math.ceil(1.25 * root.theme.sizes.caption))
        spacing: root.theme.px(8)

        PlainText {
            objectName: "days"
            width: Math.min(implicitWidth, parent.width - 14 * (Math.max(8, root.theme.px(22)) + parent.spacing))
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.way?.daysText ?? ""
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }

        Repeater {
            model: root.way?.days ?? null

            delegate: Rectangle {
                required property string tone

                anchors.verticalCenter: parent?.verticalCenter
                width: Math.max(8, root.theme.px(22))
                height: tone === "none" ? Math.max(3, root.theme.px(6)) : Math.max(12, root.theme.px(30))
                radius: root.theme.px(4)
                color: tone === "today" ? root.theme.gold : tone === "trained" ? root.theme.pay : root.theme.edge
            }
        }
    }
}
