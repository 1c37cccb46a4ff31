pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// Lines as bars: name, share, per cent, time; as many as there is room for. A long name has several lines.
Column {
    id: root

    required property Theme theme
    required property var bars
    property int most: 99
    property bool timed: true

    readonly property bool isTight: theme.sizes.caption > theme.px(30)
    readonly property bool isNarrow: timed && width * 0.34 < 14 * theme.sizes.caption // a name has two lines
    readonly property real percentWidth: letters.font && Math.ceil(1.02 * letters.advanceWidth("100.0%")) // The bars below each other have one length.
    readonly property int fits: { // Rows from the top that have enough height.
        let [shown, sum] = [0, 0];
        while (shown < Math.min(most, rows.count) && (sum += rows.itemAt(shown)?.height ?? 0) <= height + 1)
            shown += 1;
        return shown;
    }
    readonly property real pitch: Math.max(isTight ? Math.ceil(3.8 * theme.sizes.caption) : isNarrow ? Math.ceil(2.5 * theme.sizes.caption) : theme.sizes.caption + 6, Math.min(theme.px(46), height / Math.max(1, Math.min(most, rows.count))))

    FontMetrics {
        id: letters

        font.pixelSize: root.theme.sizes.caption
    }

    Repeater {
        id: rows

        model: root.bars

        delegate: Item {
            id: bar

            required property int index
            required property string label
            required property real share
            required property string percent
            required property string seconds
            required property bool good

            visible: index < root.fits
            width: root.width
            height: Math.max(root.pitch, name.height + 2)

            PlainText {
                id: name

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width * (root.timed ? 0.34 : 0.58)
                text: bar.label
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.WordWrap
            }

            Rectangle {
                x: parent.width * (root.timed ? 0.36 : 0.6)
                anchors.verticalCenter: parent.verticalCenter
                width: root.timed ? parent.width * (root.isTight ? 0.3 : 0.42) : parent.width - x - root.percentWidth - root.theme.px(10)
                height: Math.max(6, root.theme.px(14))
                radius: height / 2
                color: root.theme.raised

                Rectangle {
                    visible: bar.share > 0
                    width: Math.max(height, parent.width * bar.share)
                    height: parent.height
                    radius: height / 2
                    color: bar.good ? root.theme.pay : root.theme.floor
                }
            }

            PlainText {
                id: percent

                x: root.timed ? parent.width * (root.isTight ? 0.68 : 0.8) : parent.width - width
                anchors.verticalCenter: parent.verticalCenter
                text: bar.percent
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.caption
            }

            PlainText {
                visible: root.timed
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: bar.seconds
                color: root.theme.muted
                font.pixelSize: root.theme.sizes.caption
            }
        }
    }
}
