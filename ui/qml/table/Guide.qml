import QtQuick
import Kiosk
import "../controls"

// The instruction, in one sentence; the call; the rule; and the rail of steps in the remaining space: below, or
// beside if the guide is above the felt. If not all fits, the rule's text is left out first, then the
// name of the step, which the rail has too.
Item {
    id: root

    required property Theme theme
    required property TableScreen screen
    signal why

    readonly property bool wide: width > 1.4 * height
    readonly property int margin: theme.px(28)
    readonly property int spacing: Math.min(theme.px(22), theme.sizes.caption)
    readonly property int textWidth: wide ? Math.round((width - 3 * margin) * 0.6) : width - 2 * margin
    readonly property real room: height - words.y - theme.px(16)
    readonly property real spoken: saying.visible ? saying.height + spacing : 0
    readonly property real leastRuling: Math.max(theme.least, clause.implicitHeight)
    readonly property int leastPitch: Math.ceil(1.25 * theme.sizes.caption) // of the rail
    readonly property bool hasRule: screen.rule !== ""
    readonly property bool showsWhy: hasRule && instruction.implicitHeight + spoken + spacing + leastRuling <= room
    readonly property bool showsStep: instruction.implicitHeight + spoken + (hasRule ? spacing + leastRuling : 0) + step.implicitHeight + spacing <= room - (wide ? 0 : 2 * leastPitch)
    readonly property bool showsRule: showsWhy && instruction.implicitHeight + spoken + (showsStep ? step.implicitHeight + spacing : 0) + spacing + Math.max(theme.least, rule.implicitHeight + theme.px(6) + clause.implicitHeight) <= room - (wide ? 0 : 2 * leastPitch)

    Column {
        id: words

        x: root.margin
        y: Math.min(root.theme.px(28), root.theme.sizes.caption)
        width: root.textWidth
        spacing: root.spacing

        PlainText {
            id: step

            width: parent.width
            visible: root.showsStep
            text: root.screen.step
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.Wrap
        }

        PlainText {
            id: instruction

            objectName: "instruction"
            width: parent.width
            text: root.screen.instruction
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.instruction
            font.weight: Font.DemiBold
            font.letterSpacing: -root.theme.unit * 0.6
            lineHeight: 0.95
            wrapMode: Text.Wrap
        }

        Item {
            id: saying

            width: parent.width
            height: aloud.height + root.theme.px(8)
            visible: root.screen.aloud !== ""

            Rectangle {
                width: Math.max(3, root.theme.px(4))
                height: parent.height
                color: root.theme.gold
            }

            PlainText {
                id: aloud

                x: root.theme.px(20)
                y: root.theme.px(4)
                width: parent.width - x
                text: qsTr("“%1”").arg(root.screen.aloud)
                color: root.theme.gold
                font.pixelSize: root.theme.sizes.spoken
                wrapMode: Text.Wrap
            }
        }

        Column {
            id: ruling

            width: parent.width
            spacing: root.theme.px(6)
            visible: root.showsWhy

            PlainText {
                id: rule

                width: parent.width
                visible: root.showsRule
                text: root.screen.rule
                color: asked.pressed ? root.theme.gold : root.theme.soft
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.Wrap
            }

            PlainText {
                id: clause

                width: parent.width
                text: root.screen.clause !== "" ? qsTr("%1 · Why?").arg(root.screen.clause) : qsTr("Why?")
                color: asked.pressed ? root.theme.gold : root.theme.muted
                font.pixelSize: root.theme.sizes.caption
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
        }
    }

    // A touch on the rule asks why.
    Item {
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Why?")
        Accessible.onPressAction: root.why()
        objectName: "why"
        x: words.x
        y: Math.min(words.y + ruling.y, root.height - height)
        width: words.width
        height: Math.max(root.theme.least, ruling.height)
        visible: ruling.visible

        Touch {
            id: asked

            onTapped: root.why()
        }
    }

    Rail {
        visible: room >= pitch
        x: root.wide ? words.x + words.width + root.margin : root.margin
        y: root.wide ? words.y : root.height - height - root.theme.px(16)
        width: root.width - x - root.margin
        room: root.wide ? root.height - y - root.theme.px(16) : root.height - words.y - Math.max(words.height, ruling.visible ? ruling.y + root.theme.least : 0) - root.spacing - root.theme.px(16)
        theme: root.theme
        screen: root.screen
    }
}
