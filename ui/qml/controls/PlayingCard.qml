pragma ComponentBehavior: Bound
import QtQuick

// One card place: "Ah" face up, "back" face down, "" empty; or a die, "10/black", with its color as a `word`.
// `due` 1: a card or die is due here; 2: it is the next one. `wins`: it belongs to a winning hand.
Item {
    id: root

    required property Theme theme
    required property string face
    property int due: 0
    property string word: ""
    property bool quiet: false
    property bool wins: false

    property string was: "?" // The face before the change; "?" for an empty place.
    readonly property bool die: face.includes("/")
    readonly property bool up: face.length === 2
    readonly property string rank: up ? face[0] : ""
    readonly property color outline: due ? theme.gold : quiet ? theme.seatLine : theme.outline
    readonly property color ink: up ? theme.suit(face[1]) : "transparent"

    Rectangle {
        anchors.fill: laid
        anchors.margins: root.due === 2 ? -Math.max(4, root.width * 0.06) : -Math.max(2, root.width * 0.035)
        visible: root.due > 0 || root.wins
        radius: root.width * 0.12
        color: root.due === 2 ? root.theme.glow : "transparent"
        border.color: root.theme.gold
        border.width: Math.max(2, root.width * 0.045)
    }

    // The card is visible immediately, even while it moves: a new card slides the last part of its way, and one that
    // is turned over widens.
    onFaceChanged: {
        const before = was;
        if (before === "?")
            return;
        was = face;
        if (!theme.moves || face === "")
            return;
        if (before === "")
            theme.move(slide);
        else if (before === "back" && face.length === 2) // `up` is worked out only after this
            turn.restart();
    }

    Component.onCompleted: was = face

    NumberAnimation {
        id: slide

        target: slid
        property: "y"
        from: -root.height * 0.35
        to: 0
        duration: 120
        easing.type: Easing.OutCubic
    }

    NumberAnimation {
        id: turn

        target: turned
        property: "xScale"
        from: 0.15
        to: 1
        duration: 120
        easing.type: Easing.OutCubic
    }

    Loader {
        id: laid

        transform: [
            Scale {
                id: turned

                origin.x: root.width / 2
            },
            Translate {
                id: slid
            }
        ]

        width: root.width
        height: root.height
        y: root.wins ? -Math.round(root.width * 0.06) : 0
        sourceComponent: root.die ? die : picture
    }

    Component {
        id: picture

        CardPicture {
            theme: root.theme
            source: root.theme.cardPicture(laid, root.face, root.outline, root.quiet)

            PlainText {
                id: index

                readonly property bool ten: root.rank === "T"

                x: root.width * 0.08
                y: Math.max(0, root.width * 0.475 * root.theme.words - baselineOffset)
                text: ten ? "10" : root.rank
                color: root.ink
                font.pixelSize: Math.max(9, root.width * 0.5 * root.theme.words) // larger text makes the rank larger
                font.weight: Font.Bold

                transform: Scale {
                    xScale: index.ten ? root.width * 0.41 * root.theme.words / Math.max(1, index.implicitWidth) : 1
                }
            }
        }
    }

    Component {
        id: die

        PokerDie {
            theme: root.theme
            die: root.face
            word: root.word
        }
    }
}
