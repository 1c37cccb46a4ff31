pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// One reading: the zone as the camera saw it, each card straightened with its likeliest names, and the reader with the time.
Item {
    id: root

    required property Theme theme
    required property EvidenceScreen evidence

    readonly property int gap: Math.max(10, theme.px(18))

    PlainText {
        id: title

        objectName: "evidence.title"
        width: parent.width
        font.pixelSize: root.theme.sizes.instruction
        wrapMode: Text.Wrap
        text: root.evidence.title
        color: root.theme.ink
        font.weight: Font.DemiBold
    }

    Rectangle {
        y: title.height + root.gap
        width: parent.width
        height: Math.max(40, row.y - y - root.gap)
        radius: root.theme.px(14)
        color: root.theme.panel
        border.color: root.evidence.wrong !== "" ? root.theme.take : root.theme.line
        border.width: Math.max(1, root.theme.px(2))

        Sight {
            objectName: "evidence.crop"
            anchors.fill: parent
            anchors.margins: root.theme.px(10)
            visible: root.evidence.hasCrop
            image: root.evidence.crop
        }

        PlainText {
            objectName: "evidence.wrong"
            anchors.centerIn: parent
            width: parent.width - 2 * root.gap
            horizontalAlignment: Text.AlignHCenter
            text: root.evidence.wrong !== "" ? "✕  " + root.evidence.wrong : root.evidence.note
            color: root.evidence.wrong !== "" ? root.theme.take : root.theme.soft
            font.pixelSize: root.theme.sizes.button
            wrapMode: Text.WordWrap
        }
    }

    Row {
        id: row

        readonly property int each: Math.min(root.theme.px(190), (root.width - 5 * root.gap) / 6)

        y: facts.y - height - root.gap
        height: flats.count > 0 ? Math.max(implicitHeight, each * 1.42 + root.theme.px(100)) : 0
        spacing: root.gap

        Repeater {
            id: flats

            model: root.evidence.flats

            delegate: Column {
                id: flat

                required property int index
                required property var image
                required property string likely
                required property string others
                required property string wrong

                spacing: root.theme.px(4)

                Rectangle {
                    width: row.each
                    height: row.each * 1.42
                    color: root.theme.panel
                    border.color: flat.wrong !== "" ? root.theme.take : root.theme.line
                    border.width: Math.max(1, root.theme.px(2))

                    Sight {
                        anchors.fill: parent
                        anchors.margins: 2
                        visible: flat.wrong === ""
                        image: flat.image
                    }

                    FewerWords {
                        objectName: "evidence.flat.wrong." + flat.index
                        anchors.fill: parent
                        anchors.margins: root.theme.px(8)
                        lines: height / (1.25 * root.theme.sizes.caption)
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        wordings: [flat.wrong, "✕"]
                        color: root.theme.take
                        font.pixelSize: root.theme.sizes.caption
                    }
                }

                PlainText {
                    objectName: "evidence.likely." + flat.index
                    width: row.each
                    horizontalAlignment: Text.AlignHCenter
                    text: flat.likely
                    color: root.theme.gold
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: Font.DemiBold
                    wrapMode: Text.WordWrap
                }

                PlainText {
                    width: row.each
                    horizontalAlignment: Text.AlignHCenter
                    text: flat.others
                    color: root.theme.muted
                    font.pixelSize: root.theme.sizes.caption
                    wrapMode: Text.WordWrap
                }
            }
        }

        PlainText {
            height: row.each * 1.42
            verticalAlignment: Text.AlignVCenter
            visible: text !== ""
            text: root.evidence.more
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
        }
    }

    Column {
        id: facts

        y: parent.height - height
        width: parent.width
        spacing: root.theme.px(4)

        PlainText {
            objectName: "evidence.frames"
            width: parent.width
            text: root.evidence.frames
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }

        PlainText {
            objectName: "evidence.hashes"
            width: parent.width
            text: root.evidence.hashes
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }
    }
}
