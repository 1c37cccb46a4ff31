pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// One row to settle: take, push or pay, whether the floor is called first, the amount, and the chips that are cut.
Item {
    id: root

    required property Theme theme
    required property TrainingExam exam

    readonly property real gap: Math.max(10, theme.px(12))
    readonly property real cell: (height - 5 * gap) / 4
    readonly property real verbsWidth: Math.max(2 * theme.least, width * 0.2)
    readonly property real keysWidth: Math.max(3 * theme.least + 2 * theme.gap, width * 0.27)
    readonly property real rackWidth: width - verbsWidth - keysWidth - 4 * gap

    Rectangle {
        anchors.fill: parent
        color: root.theme.seat
    }

    Column {
        id: verbs

        x: root.gap
        y: root.gap
        spacing: root.gap

        Repeater {
            model: root.exam?.isPots ? ["push"] : ["take", "push", "pay"]

            delegate: TouchButton {
                required property string modelData

                objectName: "does." + modelData
                width: root.verbsWidth
                height: root.cell
                theme: root.theme
                padding: 6
                size: 26
                tone: root.exam?.verb === modelData ? "chosen" : "plain"
                text: modelData === "take" ? qsTr("Take") : modelData === "push" ? qsTr("Push") : qsTr("Pay")
                onTapped: root.exam.does(modelData)
            }
        }

        TouchButton {
            objectName: "does.call"
            visible: !(root.exam?.isPots ?? false)
            width: root.verbsWidth
            height: root.cell
            theme: root.theme
            padding: 6
            size: 22
            tone: root.exam?.called ? "floor" : "plain"
            text: qsTr("Call the floor")
            onTapped: root.exam.call()
        }
    }

    NumberKeys {
        id: keys

        x: verbs.x + root.verbsWidth + root.gap
        y: root.gap
        width: root.keysWidth
        spacing: root.gap
        theme: root.theme
        keyHeight: root.cell
        size: 30
        extra: root.exam?.corner ?? ""
        onPressed: key => root.exam.key(key)
    }

    PlainText {
        objectName: "amountShown"
        x: rack.x
        y: root.height - root.gap - root.cell
        width: (root.rackWidth - root.gap) * 0.4
        height: root.cell
        verticalAlignment: Text.AlignVCenter
        text: root.exam?.amount === "" ? "–" : (root.exam?.amount ?? "")
        color: root.theme.ink
        font.pixelSize: root.theme.type(44)
        font.weight: Font.Bold
        fontSizeMode: Text.Fit
        minimumPixelSize: 13
    }

    Grid {
        id: rack

        x: keys.x + root.keysWidth + root.gap
        y: root.gap
        columns: Math.max(3, Math.min(4, Math.floor((root.rackWidth + spacing) / (root.theme.least + spacing))))
        spacing: root.gap

        readonly property real side: Math.min(root.cell, (root.rackWidth - (columns - 1) * spacing) / columns)

        Repeater {
            model: root.exam?.rack ?? null

            delegate: Item {
                id: place

                required property int index
                required property string text
                required property string colour
                required property int count
                readonly property bool repeats: true // each touch adds a chip

                Accessible.role: Accessible.Button
                Accessible.name: count > 0 ? [text, count].join(" × ") : text
                Accessible.onPressAction: root.exam.addChip(place.index)
                objectName: "rack." + text
                width: rack.side
                height: rack.side

                Chip {
                    anchors.centerIn: parent
                    width: parent.width * 0.86
                    theme: root.theme
                    text: place.text
                    colour: place.colour
                }

                PlainText {
                    anchors.bottom: parent.bottom
                    anchors.right: parent.right
                    visible: place.count > 0
                    text: qsTr("× %1").arg(place.count)
                    color: root.theme.ink
                    font.pixelSize: root.theme.type(22)
                    font.weight: Font.Bold
                }

                Touch {
                    onTapped: root.exam.addChip(place.index)
                }
            }
        }
    }

    TouchButton {
        objectName: "clearChips"
        visible: (root.exam?.cut ?? "") !== ""
        x: rack.x + root.rackWidth - width
        y: root.height - root.gap - root.cell
        width: (root.rackWidth - root.gap) * 0.6
        height: root.cell
        theme: root.theme
        padding: 6
        size: 24
        text: qsTr("Clear chips: %1").arg(root.exam?.cut ?? "")
        onTapped: root.exam.clearChips()
    }
}
