pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The question in a hand of an examination: moves to choose from, players' actions, or rows to settle.
Item {
    id: root

    required property Theme theme
    required property TrainingExam exam
    required property TrainingClock clock

    readonly property real most: height - keys.height - theme.gap

    Column {
        id: words

        width: parent.width
        spacing: root.theme.px(12)

        PlainText {
            id: asks

            objectName: "asks"
            width: parent.width
            visible: implicitHeight <= root.most // Otherwise the keys suffice.
            text: root.exam?.asks ?? ""
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.primary
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        PlainText {
            id: seen

            objectName: "seen"
            width: parent.width
            visible: text !== ""
            text: root.exam?.seen ?? ""
            color: root.theme.floor
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }

        PlainText {
            objectName: "note"
            width: parent.width
            visible: text !== "" && (asks.visible ? asks.height + words.spacing : 0) + (seen.visible ? seen.height + words.spacing : 0) + implicitHeight <= root.most
            text: root.exam?.note ?? ""
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }

        Repeater {
            model: root.exam?.scene ?? null

            delegate: PlainText {
                required property int index
                required property string says

                objectName: "scene." + index
                width: words.width
                text: says
                color: root.theme.gold
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.WordWrap
            }
        }
    }

    Binding {
        root.theme.hasRing: ring.visible
    }

    TrainingRing {
        id: ring

        readonly property real free: root.most - words.height

        visible: free > root.theme.px(200) && (root.clock?.timeLeft ?? "") !== ""
        x: (root.width - width) / 2
        y: words.y + words.height + (free - height) / 2
        width: Math.min(root.theme.px(250), root.width * 0.8, free - root.theme.px(30))
        height: width
        theme: root.theme
        clock: root.clock
    }

    Grid {
        id: keys

        readonly property real each: (root.width - (columns - 1) * spacing) / columns

        anchors.bottom: parent.bottom
        width: parent.width
        columns: root.width > 1.2 * root.height ? 2 : 1
        spacing: Math.max(10, root.theme.px(12))

        Repeater {
            model: root.exam?.moves ?? null

            delegate: TouchButton {
                required property int index
                required property string label

                objectName: "move." + index
                width: keys.each
                height: Math.max(root.theme.least, root.theme.px(92), Math.ceil(wrappedHeight) + Math.max(8, root.theme.px(14)))
                grows: true
                theme: root.theme
                padding: 8
                fixed: theme.sizes.caption
                text: label
                onTapped: root.exam.make(index)
            }
        }

        Repeater {
            model: root.exam?.rows ?? null

            delegate: TouchButton {
                required property int index
                required property string label
                required property string answer
                required property bool chosen

                objectName: "row." + index
                width: keys.each
                height: Math.max(root.theme.least, root.theme.px(84))
                theme: root.theme
                padding: 8
                fixed: theme.sizes.caption
                tone: chosen ? "chosen" : "plain"
                text: qsTr("%1:\u00a0%2").arg(label).arg(answer)
                onTapped: root.exam.chooseRow(index)
            }
        }

        TouchButton {
            objectName: "moreRows"
            visible: (root.exam?.more ?? "") !== ""
            width: keys.each
            theme: root.theme
            padding: 8
            fixed: theme.sizes.caption
            text: root.exam?.more ?? ""
            onTapped: root.exam.moreRows()
        }
    }
}
