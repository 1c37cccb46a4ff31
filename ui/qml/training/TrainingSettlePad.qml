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
    readonly property real keysWidth: theme.padWidth
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
                tone: root.exam?.verb === modelData ? "chosen" : "plain"
                text: modelData === "take" ? qsTr("▼ Take") : modelData === "pay" ? qsTr("▲ Pay") : root.exam?.isPots ? qsTr("Push", "of a pot") : qsTr("= Push")
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
            fixed: theme.sizes.caption
            tone: root.exam?.called ? "floor" : "plain"
            text: qsTr("Call the floor")
            onTapped: root.exam.call()
        }
    }

    NumberKeys {
        id: keys

        x: verbs.x + root.verbsWidth + root.gap
        y: root.gap
        theme: root.theme
        extra: root.exam?.corner ?? ""
        onPressed: key => root.exam.key(key)
    }

    PlainText {
        id: amount

        objectName: "amountShown"
        x: rack.x
        y: root.height - root.gap - root.cell
        width: (root.rackWidth - root.gap) * 0.4
        height: root.cell
        verticalAlignment: Text.AlignVCenter
        text: root.exam?.amount ?? ""
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.instruction
        font.weight: Font.Bold
        wrapMode: Text.WordWrap
    }

    Rectangle { // the field of the amount
        x: amount.x
        y: amount.y + amount.height - height
        width: amount.width
        height: Math.max(2, root.theme.px(4))
        color: root.theme.gold
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
                required property string hue
                required property int count
                readonly property bool repeats: true // Each touch adds a chip.

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
                    hue: place.hue
                }

                PlainText {
                    anchors.bottom: parent.bottom
                    anchors.right: parent.right
                    visible: place.count > 0
                    text: qsTr("× %1").arg(place.count)
                    color: root.theme.ink
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: Font.Bold
                }

                Touch {
                    onTapped: root.exam.addChip(place.index)
                }
            }
        }
    }

    // The chips that are cut, as stacks: beside the rack where there is room, or else below it.
    Row {
        id: stacks

        readonly property real beside: root.rackWidth - rack.width - 2 * root.gap
        readonly property bool isBeside: beside >= 2 * root.theme.least
        readonly property real room: isBeside ? beside : root.rackWidth - root.gap
        readonly property real from: isBeside ? root.gap : rack.y + rack.height + root.gap
        readonly property real upto: root.height - 2 * root.gap - root.cell
        readonly property int kinds: Math.max(1, cutKinds.count)
        readonly property real each: Math.min(root.theme.px(84), (room - (kinds - 1) * spacing) / kinds)

        x: rack.x + (isBeside ? rack.width + 2 * root.gap : 0)
        y: from
        height: upto - from
        visible: height > root.theme.px(70)
        spacing: Math.max(6, root.theme.px(10))

        Repeater {
            id: cutKinds

            model: root.exam?.stacks ?? null

            delegate: Item {
                id: cut

                required property string text
                required property string hue
                required property int count

                objectName: "cutStack." + text
                width: stacks.each
                height: stacks.height

                ChipStack {
                    anchors.bottom: named.top
                    width: parent.width
                    thick: Math.min(width / 4, Math.max(3, (cut.height - named.height - 2 * half) / layers))
                    theme: root.theme
                    hue: cut.hue
                    count: cut.count
                }

                PlainText {
                    id: named

                    anchors.bottom: parent.bottom
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: qsTr("%1 × %2").arg(cut.count).arg(cut.text)
                    color: root.theme.ink
                    font.pixelSize: root.theme.sizes.caption
                    wrapMode: Text.WordWrap
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
        fixed: theme.sizes.caption
        text: qsTr("Clear chips: %1").arg(root.exam?.cut ?? "")
        onTapped: root.exam.clearChips()
    }
}
