pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes

// One card place: "Ah" face up, "back" face down, "" empty; or a die, "10/black", with its colour as a `word`.
// `due` 1: something is due here; 2: it is the next one. `wins`: it is one of the cards of a winning hand.
Item {
    id: root

    required property Theme theme
    required property string face
    property int due: 0
    property string word: ""
    property bool quiet: false
    property bool wins: false

    property string was: "?" // before the face changed; "?" before anything lay here
    readonly property bool die: face.includes("/")
    readonly property bool up: face.length === 2
    readonly property string rank: up ? face[0] : ""
    readonly property color ink: up ? theme.suit(face[1]) : "transparent"
    readonly property bool court: up && "JQK".includes(rank)
    readonly property real unit: width / 100 // of the drawings, a card being 100 × 142

    Rectangle {
        anchors.fill: laid
        anchors.margins: root.due === 2 ? -Math.max(4, root.width * 0.06) : -Math.max(2, root.width * 0.035)
        visible: root.due > 0 || root.wins
        radius: root.width * 0.12
        color: root.due === 2 ? root.theme.glow : "transparent"
        border.color: root.theme.gold
        border.width: Math.max(2, root.width * 0.045)
    }

    // What lies here is seen at once, wherever it still moves: a card that comes slides the last bit of its way, and one
    // that is turned over widens.
    onFaceChanged: {
        const before = was;
        if (before === "?")
            return;
        was = face;
        if (!theme.moves || face === "")
            return;
        if (before === "")
            slide.restart();
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

        // Drawn once and kept as a picture: paths would be drawn anew in each frame in which anything changes.
        layer.enabled: true
        layer.samples: 4

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
        sourceComponent: root.face === "" ? place : root.die ? die : root.up ? front : back
    }

    Component {
        id: place

        Shape {
            ShapePath {
                strokeColor: root.due ? root.theme.gold : root.quiet ? root.theme.seatLine : root.theme.outline
                strokeWidth: Math.max(1.5, root.theme.px(2))
                strokeStyle: ShapePath.DashLine
                dashPattern: [3.5, 3]
                fillColor: "transparent"

                PathRectangle {
                    x: 1
                    y: 1
                    width: root.width - 2
                    height: root.height - 2
                    radius: root.width * 0.09
                }
            }
        }
    }

    Component {
        id: back

        Rectangle {
            radius: root.width * 0.09
            color: root.quiet ? root.theme.cardEdgeQuiet : root.theme.cardEdge

            Shape {
                anchors.fill: parent

                ShapePath {
                    scale: Qt.size(root.unit, root.unit)
                    strokeColor: "transparent"
                    fillColor: root.quiet ? root.theme.cardBackQuiet : root.theme.cardBack

                    PathRectangle {
                        x: 6
                        y: 6
                        width: 88
                        height: 130
                        radius: 5
                    }
                }

                ShapePath {
                    scale: Qt.size(root.unit, root.unit)
                    strokeColor: root.quiet ? root.theme.cardLatticeQuiet : root.theme.cardLattice
                    strokeWidth: 1.6
                    fillColor: "transparent"

                    PathSvg {
                        path: root.theme.drawing.lattice // of lines alone: with anything else they take ten times as long
                    }
                }

                ShapePath {
                    scale: Qt.size(root.unit, root.unit)
                    strokeColor: root.quiet ? root.theme.cardLatticeQuiet : root.theme.cardLattice
                    strokeWidth: 1.6
                    fillColor: "transparent"

                    PathSvg {
                        path: root.theme.drawing.frame
                    }
                }

                ShapePath {
                    scale: Qt.size(root.unit, root.unit)
                    strokeColor: root.quiet ? root.theme.cardEdgeQuiet : root.theme.cardEdge
                    strokeWidth: 2.6
                    fillColor: root.quiet ? root.theme.cardBackQuiet : root.theme.cardBack

                    PathSvg {
                        path: root.theme.drawing.lozenge
                    }
                }

                ShapePath {
                    scale: Qt.size(root.unit, root.unit)
                    strokeColor: "transparent"
                    fillColor: root.quiet ? root.theme.cardEdgeQuiet : root.theme.cardEdge

                    PathSvg {
                        path: root.theme.drawing.lozengeWithin
                    }
                }
            }
        }
    }

    Component {
        id: front

        Rectangle {
            radius: root.width * 0.09
            color: root.theme.cardFace
            border.color: root.theme.cardLine
            border.width: Math.max(1, root.width * 0.012)

            PlainText {
                id: index

                readonly property bool ten: root.rank === "T"

                x: root.width * 0.08
                y: Math.max(0, root.width * 0.475 - baselineOffset)
                text: ten ? "10" : root.rank
                color: root.ink
                font.pixelSize: Math.max(9, root.width * (ten ? 0.48 : 0.5))
                font.weight: Font.Bold

                transform: Scale {
                    xScale: index.ten ? root.width * 0.41 / Math.max(1, index.implicitWidth) : 1
                }
            }

            Shape {
                anchors.fill: parent

                ShapePath {
                    scale: Qt.size(root.unit, root.unit)
                    strokeColor: "transparent"
                    fillColor: root.ink

                    PathSvg {
                        path: root.theme.drawing.coloured(root.face)
                    }
                }

                ShapePath {
                    scale: Qt.size(root.unit, root.unit)
                    strokeColor: root.court ? root.theme.cardFace : "transparent"
                    strokeWidth: 1.6
                    fillColor: "transparent"

                    PathSvg {
                        path: root.theme.drawing.seam(root.face)
                    }
                }

                ShapePath {
                    scale: Qt.size(root.unit, root.unit)
                    strokeColor: root.court ? root.theme.crownLine : "transparent"
                    strokeWidth: 1.5
                    fillColor: root.court ? root.theme.crown : "transparent"
                    joinStyle: ShapePath.RoundJoin

                    PathSvg {
                        path: root.theme.drawing.worn(root.face)
                    }
                }

                ShapePath {
                    scale: Qt.size(root.unit, root.unit)
                    strokeColor: "transparent"
                    fillColor: root.theme.cardFace

                    PathSvg {
                        path: root.theme.drawing.badge(root.face)
                    }
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
