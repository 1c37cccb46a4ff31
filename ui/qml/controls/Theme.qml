import QtQuick
import Kiosk

// Sizes, and by inheritance colors. Sizes are those of a drawing board of 1920 × 1080; the unit carries them to the
// real screen. The dealer may choose larger words, other colors, and the guide at the other hand.
Hues {
    id: root

    required property real width
    required property real height
    property Comfort comfort: null
    property real inches: comfort?.inches ?? 24 // the diagonal of the glass
    property real leastInches: 10.1 // Smallest screen of a table: smaller screens use its type sizes.
    readonly property ChipDrawing chipDrawing: ChipDrawing {}

    readonly property bool portrait: height > width
    readonly property bool leftHanded: comfort?.leftHanded ?? false
    readonly property bool moves: comfort?.moves ?? false
    readonly property real unit: Math.max(0.5, portrait ? Math.min(width / 1080, height / 1920) : Math.min(width / 1920, height / 1080))
    readonly property real mm: Math.hypot(width, height) / (25.4 * inches)
    readonly property real words: (comfort?.textPercent ?? 100) / 100

    readonly property TypeScale sizes: TypeScale {
        unit: root.unit
        mm: Math.hypot(root.width, root.height) / (25.4 * Math.max(root.leastInches, root.inches))
        words: root.words
    }

    readonly property int least: Math.max(72, px(72), Math.ceil(9 * mm)) // the smallest side of a target
    readonly property int touch: Math.max(least, px(84), Math.ceil(2.7 * sizes.caption), Math.ceil(2.53 * sizes.button)) // two lines fit into a target
    readonly property int leastDie: Math.ceil(2.5 * sizes.caption) // its face, and below it its color in words
    readonly property int gap: Math.max(10, px(12))
    readonly property int headerRow: Math.max(px(72), Math.ceil(2.5 * sizes.caption), sizes.least > px(30) ? 0 : Math.ceil(1.22 * (sizes.caption + sizes.figure))) // Two lines. On a small glass the pages need the height.
    readonly property int barPad: Math.max(10, px(20))
    readonly property int sideMargin: Math.max(14, px(24))
    readonly property int sideWidth: Math.max(3 * least + 2 * gap + 2 * sideMargin, px(420), 9 * sizes.away) // three keys fit beside each other, and a long word
    readonly property int padWidth: Math.max(3 * least + 2 * gap, px(420) - 2 * sideMargin) // of every pad of digits
    readonly property int digit: Math.max(least, px(84)) // how high a key of a pad is
    readonly property int padHeight: 4 * digit + 3 * gap
    readonly property int stepHeight: Math.max(touch, Math.ceil(2.53 * sizes.primary)) // Two lines fit into the key of the next step.
    readonly property int footHeight: Math.max(px(132), stepHeight + 2 * barPad) // of the bar at the foot of every page
    readonly property int stripRoom: portrait ? Math.ceil(2.5 * sizes.caption) + px(22) : Math.max(px(56), Math.ceil(1.9 * sizes.caption)) // Above a page, for a message; an upright window needs two lines.
    readonly property int padFoot: barPad + touch + gap // Height below every pad, with the key that enters the digits.

    property Animation moving: null // The moving card.
    property bool shrinks: false // Whether a felt is drawn smaller than its layout.
    property bool hasRing: false // Whether a page has the clock of an examination, which the header has otherwise.
    property int markedSeat: 0 // The seat asked about in an examination; 0: none.

    look: comfort?.colors ?? "day"
    suits: comfort?.suits ?? 4

    function px(board: real): int {
        return Math.round(board * unit);
    }

    function type(board: real): int {
        return Math.max(13, Math.round(board * unit * words));
    }

    // The least width of words in at most two lines, as `widthOf` measures a line.
    function twoLines(words: string, widthOf: var): real {
        const parts = words.split(" ");
        return Math.min(...parts.map((_, nth) => Math.max(widthOf(parts.slice(0, nth).join(" ")), widthOf(parts.slice(nth).join(" ")))));
    }

    // Only one card moves at a time: a new one ends the move of the one before.
    function move(card: Animation): void {
        if (moving !== null)
            moving.complete();
        moving = card;
        card.restart();
    }

    // The accessible name of a card or a die: "A ♥", "10 green".
    function spoken(face: string, word: string): string {
        if (face.includes("/"))
            return face.split("/")[0] + " " + word;
        if (face.length !== 2)
            return "–";
        return (face[0] === "T" ? "10" : face[0]) + " " + "♠♥♦♣"["shdc".indexOf(face[1])];
    }

    // The picture of a card, or of its place, as large as the item that shows it: see ui/cards.
    function cardPicture(item: Item, face: string, place: color, quiet: bool): string {
        if (face === "")
            return picture(item, "place", [place, Math.max(1.5, px(2))]);
        if (face.length === 2)
            return picture(item, words > 1 ? face + "+" : face, [suit(face[1]), cardFace, cardLine, crown, crownLine]);
        return picture(item, "back", quiet ? [cardEdgeQuiet, cardBackQuiet, cardLatticeQuiet] : [cardEdge, cardBack, cardLattice]);
    }

    function suitPicture(item: Item, letter: string, hue: color): string {
        return picture(item, letter, [hue]);
    }

    function picture(item: Item, what: string, drawn: var): string {
        const [width, height] = [item.width, item.height].map(side => Math.round(side * item.Screen.devicePixelRatio));
        const named = drawn.map(hue => String(hue).replace("#", ""));
        return width < 1 || height < 1 ? "" : ["image://cards", what, width, height, ...named].join("/");
    }
}
