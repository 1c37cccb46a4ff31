import QtQuick

// Sizes and colours. Sizes are those of a drawing board of 1920 × 1080; the unit carries them to the real screen.
QtObject {
    id: root

    required property real width
    required property real height

    readonly property bool portrait: height > width
    readonly property real unit: Math.max(0.5, portrait ? Math.min(width / 1080, height / 1920) : Math.min(width / 1920, height / 1080))
    readonly property int touch: Math.max(72, px(84))
    readonly property int gap: Math.max(10, px(12))
    readonly property int barPad: Math.max(10, px(20))

    readonly property color background: "#0b1014"
    readonly property color panel: "#121a21"
    readonly property color raised: "#18232c"
    readonly property color line: "#263541"
    readonly property color edge: "#3a4f5f"
    readonly property color ink: "#eef3f6"
    readonly property color soft: "#b9c6cf"
    readonly property color muted: "#93a4b1"
    readonly property color feltTop: "#0d3b33"
    readonly property color feltBottom: "#0a2e28"
    readonly property color feltInk: "#b3cfc6"
    readonly property color seat: "#0a231e"
    readonly property color seatLine: "#1d4b41"
    readonly property color seatMuted: "#8fa9a1"
    readonly property color outline: "#5f9587"
    readonly property color gold: "#e8bf62"
    readonly property color goldInk: "#15120a"
    readonly property color pay: "#35c98a"
    readonly property color take: "#ff6b5e"
    readonly property color push: "#6aa8ff"
    readonly property color floor: "#ffb020"
    readonly property color cardFace: "#fdfdfb"
    readonly property color cardBack: "#24566b"
    readonly property color cardEdge: "#dfe8ec"

    function px(board: real): int {
        return Math.round(board * unit);
    }

    function type(board: real): int {
        return Math.max(13, Math.round(board * unit));
    }

    function suit(letter: string): color {
        return letter === "h" ? "#d3232f" : letter === "d" ? "#1463c7" : letter === "c" ? "#127a3e" : "#15191c";
    }

    function outcome(does: string): color {
        return does === "take" ? root.take : does === "push" ? root.push : root.pay;
    }

    function chip(colour: string): color {
        const fills = ({
                white: "#eceff1",
                grey: "#5c6770",
                pink: "#f0a3bd",
                red: "#b8302c",
                orange: "#e58a2b",
                yellow: "#e9cf4b",
                green: "#1d7a48",
                blue: "#2459a9",
                purple: "#6d3fa0",
                brown: "#6f4a2f",
                black: "#15191c"
            });
        return fills[colour] ?? "#33434f";
    }

    function chipInk(colour: string): color {
        return ["white", "pink", "orange", "yellow"].includes(colour) ? "#15191c" : "#ffffff";
    }
}
