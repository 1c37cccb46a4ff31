pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The banner of a called hand or a large payout: its name, its payment, and its signer. If there is
// too little space, the cards of the hand are left out first, which have a rim on the felt, then the terms, the waiting
// time, and the tag: the guide names the act, too.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen
    property bool isPlayed: true // False: nobody signs, as in a recalled hand.
    property bool hasLines: false // Whether the pay table is here.

    readonly property var sizes: theme.sizes
    readonly property bool signing: isPlayed && (screen.pad === "acknowledge" || screen.pad === "payout")
    readonly property int margin: theme.px(28)
    readonly property int gap: theme.px(12)
    readonly property bool chooses: signing && screen.signPad.signer === "" && (screen.signPad.finds || screen.signPad.canBack) // Whether a signer is chosen among many names: six keys in a row.
    readonly property bool showsLines: hasLines && !(chooses && width < 60 * sizes.caption)
    readonly property int keysWidth: signing ? Math.max((chooses ? 6 * theme.least + 5 * theme.gap : 3 * theme.least + 2 * theme.gap), Math.round(width * (showsLines ? 0.3 : 0.4))) : 0
    readonly property int linesWidth: showsLines ? 13 * sizes.caption : 0
    readonly property bool proofsBeside: !signing && proofs.count > 0
    readonly property int proofsWidth: proofsBeside ? Math.ceil(Math.max(width * 0.28, 10 * sizes.caption)) : 0
    readonly property real room: width - 2 * margin - (keysWidth > 0 ? keysWidth + margin : 0) - (linesWidth > 0 ? linesWidth + margin : 0) - (proofsWidth > 0 ? proofsWidth + margin : 0)
    readonly property int pad: theme.px(14)
    readonly property real below: height - 2 * pad - words.height // for the cards
    readonly property real cardHeight: Math.min(theme.px(200), below - gap, (room - 4 * gap) / 5 * 1.42)
    readonly property bool showsCards: cardHeight >= 2.8 * sizes.least

    radius: theme.px(22)
    color: theme.floorBanner
    border.color: theme.floor
    border.width: Math.max(2, theme.px(3))

    Column {
        id: words

        readonly property real fits: root.height - 2 * root.pad
        readonly property real core: title.height + spacing + amount.height + (slip.visible ? slip.height + spacing : 0)
        readonly property real tagAndWait: pill.width + first.spacing + wait.implicitWidth <= width ? pill.height : 2 * pill.height + first.spacing
        readonly property bool showsWait: core + spacing + tagAndWait <= fits
        readonly property bool showsTag: showsWait || core + spacing + pill.height <= fits
        readonly property real aboveTitle: showsWait ? tagAndWait + spacing : showsTag ? pill.height + spacing : 0
        readonly property real must: aboveTitle + title.height + sums.height + (slip.visible ? slip.height + spacing : 0) + 2 * spacing

        x: root.margin
        y: root.pad
        width: root.room
        spacing: root.theme.px(6)

        Flow {
            id: first

            visible: words.showsTag
            width: parent.width
            spacing: root.theme.px(14)

            Rectangle {
                id: pill

                width: tag.implicitWidth + 2 * root.theme.px(12)
                height: tag.implicitHeight + root.theme.px(4)
                radius: root.theme.px(8)
                color: root.theme.floor

                PlainText {
                    id: tag

                    anchors.centerIn: parent
                    objectName: "floorTag"
                    text: root.screen.floorTag
                    color: root.theme.floorInk
                    font.pixelSize: root.sizes.caption
                    font.weight: Font.Bold
                }

                NumberAnimation {
                    id: pulse

                    target: pill
                    property: "scale" // its words are never dimmed
                    from: 1.08
                    to: 1
                    duration: 200
                }
            }

            PlainText {
                id: wait

                objectName: "floorWait"
                visible: words.showsWait
                height: pill.height
                verticalAlignment: Text.AlignVCenter
                text: root.screen.floorWait
                color: root.theme.floor
                font.pixelSize: root.sizes.caption
                font.weight: Font.DemiBold
                onTextChanged: if (root.visible && root.theme.moves)
                    pulse.restart()
            }
        }

        PlainText {
            id: title

            objectName: "floorTitle"
            width: parent.width
            text: root.screen.floorTitle
            color: root.theme.ink
            font.pixelSize: root.sizes.name
            font.weight: Font.DemiBold
            lineHeight: 0.92
            wrapMode: Text.WordWrap
        }

        PlainText {
            objectName: "floorWager"
            width: parent.width
            visible: words.must + implicitHeight <= words.fits
            text: root.screen.floorWager
            color: root.theme.floorSoft
            font.pixelSize: root.sizes.caption
            wrapMode: Text.WordWrap
        }

        Flow {
            id: sums

            width: parent.width
            spacing: root.theme.px(14)

            PlainText {
                id: amount

                objectName: "floorAmount"
                text: root.screen.floorAmount
                color: root.theme.outcome(root.screen.floorDoes)
                font.pixelSize: root.sizes.pot
                font.weight: Font.Bold
                lineHeight: 0.95
            }

            PlainText {
                readonly property bool below: amount.width + sums.spacing + implicitWidth > sums.width // the amount, or beside it

                visible: !below || words.aboveTitle + words.core + sums.spacing + implicitHeight <= words.fits
                width: Math.min(implicitWidth, parent.width)
                height: below ? implicitHeight : Math.max(amount.height, implicitHeight)
                verticalAlignment: Text.AlignVCenter
                text: root.screen.floorTerms
                color: root.theme.outcome(root.screen.floorDoes)
                wrapMode: Text.WordWrap
                font.pixelSize: root.sizes.button
                font.weight: Font.DemiBold
            }
        }

        PlainText {
            id: slip

            objectName: "floorSlip"
            width: parent.width
            visible: text !== ""
            text: root.screen.floorSlip
            color: root.theme.floor
            font.pixelSize: root.sizes.caption
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }
    }

    // The cards stay in sight at each stage, below the words.
    Row {
        visible: root.showsCards
        x: root.margin
        y: root.height - height - root.pad
        spacing: root.gap

        Repeater {
            model: root.screen.floorCards

            delegate: PlayingCard {
                required property int index

                objectName: "floorCard." + index
                width: height / 1.42
                height: root.cardHeight
                theme: root.theme
                due: 1
            }
        }
    }

    Loader {
        active: root.showsLines
        x: root.margin + root.room + root.margin
        y: root.pad
        width: root.linesWidth
        height: root.height - 2 * y

        sourceComponent: PayLines {
            theme: root.theme
            screen: root.screen
        }
    }

    Column {
        x: root.width - root.proofsWidth - root.margin
        anchors.verticalCenter: parent.verticalCenter
        width: root.proofsWidth
        visible: root.proofsBeside
        spacing: root.gap

        Repeater {
            id: proofs

            model: root.screen.floorProofs

            delegate: ProofCard {
                required property int index

                objectName: "proof." + index
                width: root.proofsWidth
                theme: root.theme
                room: (root.height - 2 * root.pad - (proofs.count - 1) * root.gap) / Math.max(1, proofs.count)
            }
        }
    }

    Item {
        x: root.width - root.keysWidth - root.margin
        y: root.pad
        width: root.keysWidth
        height: root.height - 2 * y
        visible: root.signing

        Loader { // The given signature.
            id: signed

            active: root.screen.pad === "payout" && proofs.count > 0 && 2.6 * root.sizes.caption + names.leastHeight + verbs.height + 2 * root.theme.gap <= parent.height
            width: parent.width

            sourceComponent: ProofCard {
                objectName: "signed"
                theme: root.theme
                name: root.screen.firstProof.name
                note: root.screen.firstProof.note
                done: root.screen.firstProof.done
                room: root.theme.touch
            }
        }

        PinPad {
            id: names

            y: signed.active ? signed.height + root.gap : 0
            width: parent.width
            visible: root.screen.signPad.signer === ""
            theme: root.theme
            pad: root.screen.signPad
            columns: 6
            across: root.chooses ? 3 : 2
            hasKeys: false
            room: verbs.y - root.theme.gap - y
        }

        Row {
            id: verbs

            readonly property bool called: root.screen.pad === "acknowledge" // A called hand, which may be disputed.
            readonly property int count: (called ? 1 : 0) + (corrects ? 1 : 0) + 1
            readonly property bool corrects: !root.screen.canCorrect // Otherwise the key is in the bar.
            readonly property int keyWidth: (parent.width - (count - 1) * spacing) / count

            anchors.bottom: parent.bottom
            spacing: root.theme.gap

            TouchButton {
                objectName: "dispute"
                visible: verbs.called
                width: verbs.keyWidth
                height: root.theme.digit
                theme: root.theme
                padding: 4
                fixed: theme.sizes.caption
                tone: root.screen.floorDisputed ? "chosen" : "floorQuiet"
                text: qsTr("Dispute")
                onTapped: root.screen.dispute()
            }

            TouchButton {
                objectName: "cardWrongHere"
                visible: verbs.corrects
                width: verbs.keyWidth
                height: root.theme.digit
                theme: root.theme
                padding: 4
                fixed: theme.sizes.caption
                tone: "floorQuiet"
                text: qsTr("Misread card")
                onTapped: root.screen.cardWrong()
            }

            TouchButton { // A supervisor may read another language than the dealer.
                objectName: "floorLanguage"
                width: verbs.keyWidth
                height: root.theme.digit
                theme: root.theme
                padding: 4
                fixed: theme.sizes.caption
                tone: "floorQuiet"
                text: root.screen.floorLanguage
                onTapped: root.screen.otherLanguage()
            }
        }
    }
}
