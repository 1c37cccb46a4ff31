pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// What the floor must see before it is paid, a hand or a big payout: what it is, what it pays, and who signs.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen
    property bool isPlayed: true // not: it is looked at, and nobody signs

    readonly property bool signing: isPlayed && (screen.pad === "acknowledge" || screen.pad === "payout")
    readonly property int margin: theme.px(28)
    readonly property int padWidth: Math.max(6 * theme.least + 5 * theme.gap, Math.round(width * 0.42))
    readonly property real room: width - 2 * margin - (signing ? padWidth + margin : 0) // beside the pad
    readonly property int pad: theme.px(16)

    radius: theme.px(22)
    color: theme.floorBanner
    border.color: theme.floor
    border.width: Math.max(2, theme.px(3))

    // What is longer than there is room for is drawn smaller: nothing is cut off.
    Column {
        x: root.margin
        y: root.pad
        width: root.signing ? root.room : root.room - hand.width - root.margin
        scale: Math.min(1, (root.height - 2 * y - (root.signing ? hand.height + root.theme.px(8) : 0)) / Math.max(1, height))
        transformOrigin: Item.TopLeft
        spacing: root.theme.px(10)

        Row {
            spacing: root.theme.px(16)

            Rectangle {
                id: pill

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
                    font.pixelSize: root.theme.type(20)
                    font.weight: Font.Bold
                    font.letterSpacing: root.theme.px(1.6)
                }

                NumberAnimation {
                    id: pulse

                    target: pill
                    property: "scale" // its words are never dimmed
                    from: 1.08
                    to: 1
                    duration: 240
                }
            }

            PlainText {
                objectName: "floorWait"
                anchors.verticalCenter: parent.verticalCenter
                text: root.screen.floorWait
                color: root.theme.floor
                font.pixelSize: root.theme.type(24)
                font.weight: Font.DemiBold
                onTextChanged: if (root.visible && root.theme.moves)
                    pulse.restart()
            }
        }

        Column {
            width: parent.width
            spacing: root.theme.px(2)

            PlainText {
                objectName: "floorTitle"
                width: parent.width
                text: root.screen.floorTitle
                color: root.theme.ink
                font.pixelSize: root.theme.type(36)
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
            }

            PlainText {
                objectName: "floorWager"
                width: parent.width
                text: root.screen.floorWager
                color: root.theme.floorSoft
                font.pixelSize: root.theme.type(25)
                wrapMode: Text.WordWrap
            }

            Flow {
                id: pays

                width: parent.width
                spacing: root.theme.px(14)

                PlainText {
                    id: amount

                    objectName: "floorAmount"
                    text: root.screen.floorAmount
                    color: root.theme.outcome(root.screen.floorDoes)
                    font.pixelSize: root.theme.type(60)
                    font.weight: Font.Bold
                }

                PlainText {
                    width: Math.min(implicitWidth, parent.width)
                    height: amount.width + pays.spacing + implicitWidth > pays.width ? implicitHeight : Math.max(root.theme.type(72), implicitHeight) // beside the amount, or below it
                    verticalAlignment: Text.AlignVCenter
                    text: root.screen.floorTerms
                    color: root.theme.outcome(root.screen.floorDoes)
                    wrapMode: Text.WordWrap
                    font.pixelSize: root.theme.type(30)
                    font.weight: Font.DemiBold
                }
            }
        }

        Repeater {
            model: [root.screen.floorSigned, root.screen.floorSlip]

            delegate: PlainText {
                required property string modelData
                required property int index

                objectName: index === 0 ? "floorSigned" : "floorSlip"
                width: parent?.width ?? 0
                visible: text !== ""
                text: modelData
                color: index === 0 ? root.theme.pay : root.theme.floor
                font.pixelSize: root.theme.type(23)
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
            }
        }

        PayoutMarks {
            objectName: "floorMarks"
            width: parent.width
            theme: root.theme
            marks: root.screen.floorMarks
        }
    }

    // The cards stay in sight at each stage: below the words beside a pad, at the right where there is none.
    Row {
        id: hand

        readonly property real cardHeight: Math.min(root.theme.px(200), root.height * (root.signing ? 0.4 : 0.7), root.room * (root.signing ? 1 : 0.6) / 5.6 * 1.42)

        x: root.signing ? root.margin : root.width - width - root.margin
        y: root.signing ? root.height - height - root.pad : (root.height - height) / 2
        spacing: root.theme.px(10)

        Repeater {
            model: root.screen.floorCards

            delegate: PlayingCard {
                required property int index

                objectName: "floorCard." + index
                width: height / 1.42
                height: hand.cardHeight
                theme: root.theme
                due: 1
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
            visible: root.screen.signPad.signer === ""
            theme: root.theme
            pad: root.screen.signPad
            columns: 6
            hasKeys: false
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
                tone: root.screen.floorDisputed ? "chosen" : "floorQuiet"
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

            TouchButton { // a supervisor may read another language than who deals
                objectName: "floorLanguage"
                width: verbs.keyWidth
                theme: root.theme
                padding: 8
                size: 24
                tone: "floorQuiet"
                text: root.screen.floorLanguage
                onTapped: root.screen.otherLanguage()
            }
        }
    }
}
