import QtQuick
import Kiosk

// What to do now, in one sentence; what to say aloud; the rule; and the rail of steps in what space is left.
Item {
    id: root

    required property Theme theme
    required property TableScreen screen
    signal why

    readonly property int margin: theme.px(28)
    readonly property real room: height - words.y

    Column {
        id: words

        x: root.margin
        y: root.theme.px(28)
        width: root.width - 2 * root.margin
        spacing: root.theme.px(22)

        Text {
            width: parent.width
            text: root.screen.step
            color: root.theme.muted
            font.pixelSize: root.theme.type(20)
            wrapMode: Text.WordWrap
        }

        Text {
            objectName: "instruction"
            width: parent.width
            text: root.screen.instruction
            color: root.theme.ink
            font.pixelSize: root.theme.type(42)
            font.weight: Font.DemiBold
            font.letterSpacing: -root.theme.unit * 0.6
            lineHeight: root.theme.type(48)
            lineHeightMode: Text.FixedHeight
            wrapMode: Text.WordWrap
        }

        Item {
            width: parent.width
            height: aloud.height + root.theme.px(8)
            visible: root.screen.aloud !== "" && y + height <= root.room

            Rectangle {
                width: Math.max(3, root.theme.px(4))
                height: parent.height
                color: root.theme.gold
            }

            Text {
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

        // A touch on the rule asks why.
        Item {
            objectName: "why"
            width: parent.width
            height: Math.max(72, ruling.height)
            visible: root.screen.rule !== "" && y + height <= root.room

            Column {
                id: ruling

                width: parent.width
                spacing: root.theme.px(6)

                Text {
                    width: parent.width
                    text: root.screen.rule
                    color: asked.pressed ? root.theme.gold : root.theme.soft
                    font.pixelSize: root.theme.type(19.5)
                    lineHeight: 1.12
                    wrapMode: Text.WordWrap
                }

                Text {
                    width: parent.width
                    text: root.screen.clause !== "" ? qsTr("%1 · Why?").arg(root.screen.clause) : qsTr("Why?")
                    color: asked.pressed ? root.theme.gold : root.theme.muted
                    font.pixelSize: root.theme.type(18)
                    wrapMode: Text.WordWrap
                }
            }

            Touch {
                id: asked

                onTapped: root.why()
            }
        }
    }

    Rail {
        visible: room >= pitch
        x: root.margin
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.theme.px(24)
        width: root.width - 2 * root.margin
        room: root.height - words.y - words.height - root.theme.px(24) - root.theme.px(24)
        theme: root.theme
        screen: root.screen
    }
}
