pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The question, and its keys: names, digits, or the rack; after the answer, the right one.
Item {
    id: root

    required property Theme theme
    required property TrainingDrill drill
    required property Item felt // onto which chips are dragged

    property bool ruleElsewhere: false

    readonly property string stage: drill?.stage ?? ""
    readonly property bool answered: stage === ""
    readonly property real room: height - asked.height - theme.gap

    readonly property int down: stage === "amount" ? 4 : stage === "cut" ? rack.down : 0
    readonly property real keysLeast: stage === "name" ? names.leastHeight : down * (stage === "cut" ? rack.least : theme.digit) + Math.max(0, down - 1) * theme.gap
    readonly property real most: height - keysLeast - theme.gap

    TrainingAsk {
        id: asked

        width: parent.width
        theme: root.theme
        drill: root.drill
        most: root.most
    }

    Grid {
        id: names

        visible: root.stage === "name"
        y: asked.height + root.theme.gap
        columns: isSingle ? 1 : 2
        spacing: Math.max(10, root.theme.px(10))

        readonly property var keys: Array.from({length: nameKeys.count}, (_, nth) => nameKeys.itemAt(nth) as TouchButton).filter(key => key !== null)
        readonly property bool isSingle: keys.length < 6 && keys.some(key => key.longestWord + Math.max(8, root.theme.px(12)) > (root.width - spacing) / 2)
        readonly property int down: Math.max(1, Math.ceil(nameKeys.count / columns))
        readonly property real usual: Math.max(root.theme.px(root.drill?.namesAreLong ? 132 : 96), Math.ceil(4 * root.theme.sizes.caption)) // Height of a row with enough space.
        readonly property var least: Array.from({length: down}, (_, row) => Math.max(root.theme.least, ...keys.slice(row * columns, (row + 1) * columns).map(key => Math.ceil(key.wrappedHeight) + 8)))
        readonly property real leastHeight: least.reduce((sum, row) => sum + row, 0) + (down - 1) * spacing
        readonly property real more: Math.max(0, (root.room - leastHeight) / down)

        Repeater {
            id: nameKeys

            model: root.drill?.names ?? null

            delegate: TouchButton {
                required property int index
                required property string label

                readonly property real least: names.least[Math.floor(index / names.columns)] ?? 0

                objectName: "name." + index
                width: (root.width - (names.columns - 1) * names.spacing) / names.columns
                height: Math.max(least, Math.min(names.usual, least + names.more))
                grows: true
                theme: root.theme
                padding: 6
                fixed: theme.sizes.caption
                text: label
                onTapped: root.drill.chooseName(index)
            }
        }
    }

    NumberKeys {
        visible: root.stage === "amount"
        y: asked.height + root.theme.gap
        theme: root.theme
        extra: root.drill?.corner ?? ""
        onPressed: key => root.drill.key(key)
    }

    TrainingRack {
        id: rack

        visible: root.stage === "cut"
        y: asked.height + root.theme.gap
        width: root.width
        height: root.room
        theme: root.theme
        drill: root.drill
        felt: root.felt
    }

    TrainingAnswer {
        visible: root.answered
        y: asked.height + 2 * root.theme.gap
        width: parent.width
        theme: root.theme
        drill: root.drill
        hasRule: !root.ruleElsewhere
    }
}
