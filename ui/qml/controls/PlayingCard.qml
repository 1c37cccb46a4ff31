import QtQuick
import QtQuick.Shapes

// One card place: "Ah" face up, "back" face down, "" empty; or a die, "10/black", with its colour as a `word`.
// `due` 1: something is due here; 2: it is the next one.
Item {
    id: root

    required property Theme theme
    required property string face
    property int due: 0
    property string word: ""
    property bool quiet: false

    readonly property bool die: face.includes("/")
    readonly property bool up: face.length === 2
    readonly property real edge: Math.max(1, width * 0.05)
    readonly property color suitColour: up ? theme.suit(face[1]) : "transparent"

    Rectangle {
        anchors.fill: parent
        anchors.margins: root.due === 2 ? -Math.max(4, root.width * 0.09) : -Math.max(3, root.width * 0.05)
        visible: root.due > 0
        radius: root.width * 0.14
        color: root.due === 2 ? root.theme.glow : "transparent"
        border.color: root.theme.gold
        border.width: Math.max(2, root.width * 0.04)
    }

    Shape {
        anchors.fill: parent
        visible: root.face === ""

        ShapePath {
            strokeColor: root.due ? root.theme.gold : root.quiet ? root.theme.seatLine : root.theme.outline
            strokeWidth: Math.max(1.5, root.theme.px(3))
            strokeStyle: ShapePath.DashLine
            dashPattern: [2.4, 1.8]
            fillColor: "transparent"

            PathRectangle {
                x: 1
                y: 1
                width: root.width - 2
                height: root.height - 2
                radius: root.width * 0.1
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        visible: root.face !== "" && !root.die
        radius: root.width * 0.1
        color: root.up ? root.theme.cardFace : root.quiet ? root.theme.cardBackQuiet : root.theme.cardBack
        border.color: root.up ? root.theme.cardFace : root.quiet ? root.theme.cardEdgeQuiet : root.theme.cardEdge
        border.width: root.edge
    }

    PlainText {
        x: root.width * 0.11
        y: root.width * 0.02
        visible: root.up
        text: root.up ? (root.face[0] === "T" ? "10" : root.face[0]) : ""
        color: root.suitColour
        font.pixelSize: root.width * 0.5
        font.weight: Font.Bold
        font.letterSpacing: text === "10" ? -root.width * 0.05 : 0
    }

    Suit {
        x: root.width * 0.92 - width
        y: root.height * 0.94 - height
        width: Math.min(root.width * 0.52, root.height - root.width * 0.68)
        height: width
        visible: root.up
        letter: root.up ? root.face[1] : ""
        colour: root.suitColour
    }

    PokerDie {
        anchors.fill: parent
        visible: root.die
        theme: root.theme
        die: root.die ? root.face : "/"
        word: root.word
    }
}
