pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The map of skills: a field for each line, card and move; what is known is full, what is weak is half, what is new is
// empty. Its legend says so in words.
Item {
    id: root

    required property Theme theme
    required property TrainingWay way

    readonly property int count: Math.max(1, topics.count)
    readonly property real each: (height - legend.height - theme.px(12)) / count

    Repeater {
        id: topics

        model: root.way?.topics ?? null

        delegate: Item {
            id: topic

            required property int index
            required property string label
            required property string note
            required property var cells

            readonly property real room: height - head.height - root.theme.px(16)
            readonly property int across: Math.max(1, Math.ceil(Math.sqrt(cells.length * width / Math.max(1, room))))
            readonly property int down: Math.ceil(cells.length / across)
            readonly property real side: Math.min(root.theme.px(54), width / across, room / Math.max(1, down))

            y: index * root.each
            width: root.width
            height: root.each

            PlainText {
                id: head

                objectName: "topic." + topic.index
                width: parent.width
                text: qsTr("%1 · %2").arg(topic.label).arg(topic.note)
                color: root.theme.soft
                font.pixelSize: root.theme.type(20)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 11
            }

            Grid {
                y: head.height + root.theme.px(6)
                columns: Math.max(1, Math.floor(topic.width / Math.max(1, topic.side)))

                Repeater {
                    model: topic.cells

                    delegate: Item {
                        id: cell

                        required property var modelData

                        Accessible.role: Accessible.StaticText
                        Accessible.name: modelData.label
                        width: topic.side
                        height: topic.side

                        Rectangle {
                            anchors.fill: parent
                            anchors.margins: Math.max(1, topic.side * 0.08)
                            radius: width * 0.2
                            color: "transparent"
                            border.width: 1
                            border.color: cell.modelData.tone === "new" ? root.theme.line : cell.modelData.tone === "known" ? root.theme.pay : root.theme.floor

                            Rectangle {
                                anchors.bottom: parent.bottom
                                width: parent.width
                                height: parent.height * Math.max(0, Math.min(1, cell.modelData.share))
                                radius: parent.radius
                                color: cell.modelData.tone === "known" ? root.theme.pay : root.theme.floor
                            }
                        }
                    }
                }
            }
        }
    }

    PlainText {
        id: legend

        anchors.bottom: parent.bottom
        width: parent.width
        text: qsTr("Full bar: known. Partial bar: weak. Empty bar: new.")
        color: root.theme.muted
        font.pixelSize: root.theme.type(18)
        wrapMode: Text.WordWrap
    }
}
