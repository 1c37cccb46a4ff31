import QtQuick
import Kiosk

// Sizes, and by inheritance colours. Sizes are those of a drawing board of 1920 × 1080; the unit carries them to the
// real screen. Whoever deals may ask for larger words, other colours, and the guide at the other hand.
Hues {
    required property real width
    required property real height
    property Comfort comfort: null
    readonly property CardDrawing drawing: CardDrawing {}
    readonly property ChipDrawing chipDrawing: ChipDrawing {}

    readonly property bool portrait: height > width
    readonly property bool leftHanded: comfort?.leftHanded ?? false
    readonly property bool moves: comfort?.moves ?? false
    readonly property real unit: Math.max(0.5, portrait ? Math.min(width / 1080, height / 1920) : Math.min(width / 1920, height / 1080))
    readonly property real mm: Math.hypot(width, height) / (25.4 * (comfort?.inches ?? 24))
    readonly property real words: (comfort?.textPercent ?? 100) / 100
    readonly property real tall: (comfort?.linePercent ?? 100) / 100 // a line of the language

    readonly property int least: Math.max(72, px(72), Math.ceil(9 * mm)) // the smallest side of a target
    readonly property int touch: Math.max(least, px(84))
    readonly property int gap: Math.max(10, px(12))
    readonly property int barPad: Math.max(10, px(20))
    readonly property int sideWidth: Math.max(3 * least + 2 * gap + 2 * Math.max(14, px(24)), px(420)) // a column of three keys fits

    look: comfort?.colours ?? "day"
    suits: comfort?.suits ?? 4

    function px(board: real): int {
        return Math.round(board * unit);
    }

    function type(board: real): int {
        return Math.max(13, Math.round(board * unit * words));
    }
}
