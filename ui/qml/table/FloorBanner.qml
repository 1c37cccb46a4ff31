pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// What the floor must see before it is paid, a hand or a big payout: what it is, what it pays, and who signs.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen

    readonly property bool signing: screen.pad === "acknowledge" || screen.pad === "payout"
    readonly property int margin: theme.px(28)
    readonly property int padWidth: Math.max(6 * theme.least + 5 * theme.gap, Math.round(width * 0.42))

    radius: theme.px(22)
    color: theme.floorBanner
    border.color: theme.floor
    border.width: Math.max(2, theme.px(3))

    // What is longer than there is room for is drawn smaller: nothing is cut off.
    Column {
        x: root.margin
        y: root.theme.px(20)
        width: root.signing ? root.width - root.padWidth - 3 * root.margin : root.width - 2 * root.margin
        scale: Math.min(1, (root.height - 2 * y) / Math.max(1, height))
        transformOrigin: Item.TopLeft
        spacing: root.theme.px(10)

        Rectangle {
            width: tag.implicitWidth + 2 * root.theme.px(14)
            height: tag.implicitHeight + root.theme.px(8)
            radius: root.theme.px(8)
            color: root.theme.floor

            PlainText {
                id: tag

                anchors.centerIn: parent
                objectName: "floorTag"
                text: root.screen.floorTag
                color: root.theme.floorInk
                font.pixelSize: root.theme.type(19)
                font.weight: Font.Bold
                font.letterSpacing: root.theme.px(1.6)
            }
        }

        Column {
            width: parent.width

            PlainText {
                objectName: "floorTitle"
                width: parent.width
                text: root.screen.floorTitle
                color: root.theme.ink
                font.pixelSize: root.theme.type(38)
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
            }

            Flow {
                width: parent.width
                spacing: root.theme.px(10)

                PlainText {
                    width: Math.min(implicitWidth, parent.width)
                    text: root.screen.floorTerms
                    color: root.theme.ink
                    wrapMode: Text.WordWrap
                    font.pixelSize: root.theme.type(38)
                    font.weight: Font.DemiBold
                }

                PlainText {
                    objectName: "floorAmount"
                    text: root.screen.floorAmount
                    color: root.theme.outcome(root.screen.floorDoes)
                    font.pixelSize: root.theme.type(38)
                    font.weight: Font.Bold
                }
            }
        }

        Row {
            leftPadding: root.theme.px(4)
            topPadding: root.theme.px(4)
            spacing: root.theme.px(14)

            Repeater {
                model: root.screen.floorCards

                delegate: PlayingCard {
                    required property int index

                    width: Math.min(root.theme.px(90), (root.width - root.padWidth - 3 * root.margin) / 6)
                    height: width * 1.36
                    theme: root.theme
                    due: 1
                }
            }
        }
    }

    Item {
        x: root.width - root.padWidth - root.margin
        y: root.theme.px(14)
        width: root.padWidth
        height: root.height - 2 * y
        visible: root.signing

        PinPad {
            width: parent.width
            theme: root.theme
            pad: root.screen.signPad
            columns: 6
        }

        Row {
            id: verbs

            readonly property bool called: root.screen.pad === "acknowledge" // a hand, which may be disputed
            readonly property int keyWidth: (parent.width - 2 * spacing) / 3

            anchors.bottom: parent.bottom
            spacing: root.theme.gap

            TouchButton {
                objectName: "dispute"
                visible: verbs.called
                width: verbs.keyWidth
                theme: root.theme
                padding: 8
                size: 24
                tone: "floorQuiet"
                dimmed: !root.screen.signPad.isEnough
                text: qsTr("Dispute")
                onTapped: root.screen.dispute()
            }

            TouchButton {
                objectName: "cardWrongHere"
                width: verbs.keyWidth
                theme: root.theme
                padding: 8
                size: 24
                tone: "floorQuiet"
                text: qsTr("Misread card")
                onTapped: root.screen.cardWrong()
            }

            TouchButton {
                objectName: verbs.called ? "acknowledge" : "payout.sign"
                width: verbs.called ? verbs.keyWidth : 2 * verbs.keyWidth + verbs.spacing
                theme: root.theme
                padding: 8
                size: 24
                weight: Font.Bold
                tone: "floor"
                dimmed: !root.screen.signPad.isEnough
                text: root.screen.floorVerb
                onTapped: root.screen.sign()
            }
        }
    }
}
