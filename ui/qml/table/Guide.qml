import QtQuick
import Kiosk
import "../controls"

// What to do now, in one sentence; what to say aloud; the rule; and the rail of steps in what space is left: below, or
// beside it where the guide is above the felt.
Item {
    id: root

    required property Theme theme
    required property TableScreen screen
    signal why

    readonly property bool wide: width > 1.4 * height
    readonly property int margin: theme.px(28)
    readonly property int textWidth: wide ? Math.round((width - 3 * margin) * 0.6) : width - 2 * margin
    readonly property real room: height - words.y - theme.px(16)

    // What is longer than there is room for is drawn a little smaller; only then is the rule left out.
    Column {
        id: words

        x: root.margin
        y: root.theme.px(28)
        width: root.textWidth
        spacing: root.theme.px(22)
        scale: Math.min(1, root.room / Math.max(1, height))
        transformOrigin: Item.TopLeft

        PlainText {
            width: parent.width
            text: root.screen.step
            color: root.theme.muted
            font.pixelSize: root.theme.type(20)
            wrapMode: Text.WordWrap
        }

        Instruction {
            id: instruction

            objectName: "instruction"
            width: parent.width
            theme: root.theme
            text: root.screen.instruction
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
                font.pixelSize: root.theme.type(23)
                lineHeight: 1.1
                wrapMode: Text.WordWrap
            }
        }

        Column {
            id: ruling

            readonly property Item above: saying.visible ? saying : instruction // a column places only what is visible

            width: parent.width
            spacing: root.theme.px(6)
            visible: root.screen.rule !== "" && above.y + above.height + words.spacing + height <= root.room * 1.2

            PlainText {
                width: parent.width
                text: root.screen.rule
                color: asked.pressed ? root.theme.gold : root.theme.soft
                font.pixelSize: root.theme.type(19.5)
                lineHeight: 1.12
                wrapMode: Text.WordWrap
            }

            PlainText {
                width: parent.width
                text: root.screen.clause !== "" ? qsTr("%1 · Why?").arg(root.screen.clause) : qsTr("Why?")
                color: asked.pressed ? root.theme.gold : root.theme.muted
                font.pixelSize: root.theme.type(18)
                wrapMode: Text.WordWrap
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
        y: Math.min(words.y + ruling.y * words.scale, root.height - height)
        width: words.width
        height: Math.max(root.theme.least, ruling.height * words.scale)
        visible: ruling.visible

        Touch {
            id: asked

            onTapped: root.why()
        }
    }

    Rail {
        visible: room >= pitch
        x: root.wide ? words.x + words.width + root.margin : root.margin
        y: root.wide ? words.y : root.height - height - root.theme.px(24)
        width: root.width - x - root.margin
        room: root.wide ? root.height - y - root.theme.px(24) : root.height - words.y - words.height * words.scale - 2 * root.theme.px(24)
        theme: root.theme
        screen: root.screen
    }
}
