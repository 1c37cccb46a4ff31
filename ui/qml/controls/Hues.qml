import QtQuick

// Every color, once: by day and in high contrast (text at least 10 : 1, but for the suits and chips, which have their own),
// dimmed for the night (still 4.5 : 1, nothing bright), and in high contrast by night, with less light.
QtObject {
    property string look: "day" // day, contrast, night or contrast_night
    readonly property bool byNight: look.endsWith("night")
    property int suits: 4 // Number of colors of the suits.

    readonly property color background: of("#0b1014", "#000000", "#06090b")
    readonly property color panel: of("#0e151b", "#000000", "#0a0f13")
    readonly property color raised: of("#141c23", "#101418", "#0e151a")
    readonly property color pressed: of("#26343f", "#3a4650", "#1b252c")
    readonly property color line: of("#263541", "#8c98a1", "#1a252d")
    readonly property color edge: of("#3a4f5f", "#b9c4cc", "#2d3d49")
    readonly property color ink: of("#eef3f6", "#ffffff", "#b4b9bb")
    readonly property color soft: of("#c3d0d9", "#f0f3f5", "#9aa3a8")
    readonly property color muted: of("#bccad5", "#dbe2e7", "#87939b")
    readonly property color done: of("#4a6473", "#9fb2be", "#35474f") // the dot of a step that is over
    readonly property color doneInk: of("#b9c6d0", "#c3ced6", "#7f8b93")

    readonly property color feltTop: of("#07261f", "#00211b", "#07211c")
    readonly property color feltBottom: of("#051e19", "#001a15", "#051a16")
    readonly property color feltInk: of("#c2dcd4", "#ffffff", "#8ba69d")
    readonly property color seat: of("#061915", "#000000", "#041310")
    readonly property color seatQuiet: of("#071f1a", "#0a120f", "#051714")
    readonly property color seatLine: of("#1d4b41", "#9dc4b8", "#123029")
    readonly property color seatMuted: of("#bcd3cb", "#d3e3dd", "#7f968e")
    readonly property color outline: of("#5f9587", "#b9e6d8", "#3f655b")
    readonly property color tile: of("#07211b", "#04130f", "#061a16")
    readonly property color tileLine: of("#2f5f54", "#9dc4b8", "#1e3f37")
    readonly property color tileFull: of("#0c3029", "#063a2f", "#0d2c26")
    readonly property color tileFullLine: of("#3f8a78", "#e0fff5", "#2b5e52")
    readonly property color tilePressed: of("#1d5a4d", "#0c5a49", "#123b32")

    readonly property color gold: of("#edc96f", "#ffdb7d", "#b08f46")
    readonly property color goldEdge: of("#8d7a45", "#ffdb7d", "#5e4f2a")
    readonly property color goldInk: of("#15120a", "#000000", "#0a0804")
    readonly property color chosen: of("#eaf3ee", "#ffffff", "#a9b3ae") // Gold is reserved for the present action.
    readonly property color chosenInk: of("#0a231e", "#000000", "#04130f")
    readonly property color goldPanel: of("#221c0e", "#241d05", "#17130a") // what is chosen
    readonly property color glow: of("#66e8bf62", "#99ffdb7d", "#66b08f46") // behind the card that is due
    readonly property color pay: of("#66e2ae", "#5cf0b0", "#2ea677")
    readonly property color payPanel: of("#08261a", "#00281a", "#08221a")
    readonly property color fair: of("#c9d66b", "#cfe05c", "#7f8b38") // nearly as good as paid
    readonly property color take: of("#ffb9b1", "#ffbeb6", "#d0615a")
    readonly property color takePanel: of("#271210", "#2b0000", "#1a0d0c")
    readonly property color push: of("#b3d3ff", "#a6ccff", "#5585c9")
    readonly property color pushPanel: of("#0a1c30", "#001a38", "#0b1828")
    readonly property color refusal: of("#4d100d", "#4d0000", "#330c0a")
    readonly property color floor: of("#ffc45c", "#ffc24d", "#b88226")
    readonly property color floorInk: of("#17120a", "#000000", "#0a0804")
    readonly property color floorPanel: of("#1c1810", "#140e00", "#110e08")
    readonly property color floorBanner: of("#161109", "#0d0800", "#0d0a05")
    readonly property color floorEdge: of("#7a5a1c", "#ffc24d", "#4d3912")
    readonly property color floorDim: of("#5c4a22", "#b08a3a", "#3f3317")
    readonly property color floorSoft: of("#f3dcae", "#ffeecb", "#ab9871")
    readonly property color warning: of("#3a2806", "#332200", "#2b1f08")
    readonly property color onStrip: of("#ffffff", "#ffffff", "#c2c2c2")

    readonly property color recall: of("#402b8f", "#3f259e", "#3a2878") // a hand that is only looked at
    readonly property color recallGround: of("#1a1233", "#0a0420", "#0e0a1c")
    readonly property color recallInk: of("#ffffff", "#ffffff", "#c2bfcc")
    readonly property color recallMark: of("#ffffff", "#ffffff", "#b9b5c6")
    readonly property color onRecallMark: of("#3d2690", "#2a1376", "#2a1a66")
    readonly property color stop: of("#2a0d0b", "#240000", "#190807") // the table cannot go on
    readonly property color stopInk: of("#ffb3ab", "#ffd6d1", "#c58a84")
    readonly property color signGround: of("#0b0d0a", "#000000", "#0b0d0a") // the players’ sign is not dimmed
    readonly property color signLine: of("#4a3f22", "#b08a3a", "#4a3f22")
    readonly property color signAmount: of("#f6dc98", "#ffffff", "#f6dc98")

    readonly property color wrong: of("#ff6b5e", "#ffaba2", "#a8473f") // the rim around what differs
    readonly property color tray: of("#15110c", "#000000", "#0d0b08")
    readonly property color trayEdge: of("#4a3a26", "#b08a3a", "#2e2418")
    readonly property color tube: of("#0b0906", "#000000", "#070504")
    readonly property color bead: of("#f3dcae", "#ffeecb", "#ab9871") // at each twenty chips

    readonly property color paper: of("#fbfaf5", "#ffffff", "#b0aa9c") // of a slip
    readonly property color paperInk: of("#101418", "#000000", "#0a0d10")
    readonly property color paperSoft: of("#333b42", "#2b3238", "#2a3036")
    readonly property color paperMark: of("#ffffff", "#ffffff", "#c6c3bb")

    readonly property color cardFace: of("#fdfdfb", "#ffffff", "#b4ad9e")
    readonly property color cardBack: of("#24566b", "#0b3a52", "#163644")
    readonly property color cardBackQuiet: of("#173a40", "#0a2630", "#0e262b")
    readonly property color cardEdge: of("#dfe8ec", "#ffffff", "#8d969a")
    readonly property color cardEdgeQuiet: of("#54737a", "#a7c3ca", "#3a5157")
    readonly property color cardLattice: of("#4b8ba3", "#7fc4df", "#2e5767")
    readonly property color cardLatticeQuiet: of("#2a545c", "#4a7a86", "#1c3d44")
    readonly property color cardLine: of("#cfd6d4", "#ffffff", "#8f897c")
    readonly property color crown: of("#d9a63a", "#e0a520", "#9a7628")
    readonly property color crownLine: of("#6e4d0f", "#3d2900", "#4a340a")
    readonly property color spades: of("#15191c", "#000000", "#0c0e10")
    readonly property color hearts: of("#d3232f", "#b00f1b", "#80101a")
    readonly property color diamonds: of("#1463c7", "#0b4aa0", "#0b3d83")
    readonly property color clubs: of("#127a3e", "#07592a", "#0a4a22")

    // A button by its tone: fill, edge, words. A dimmed one can still be touched, and explains why it is not possible.
    readonly property var buttons: ({
            plain: [of("#141c23", "#101418", "#0e151a"), edge, ink],
            primary: [gold, gold, goldInk],
            chosen: [chosen, chosen, chosenInk],
            option: [of("#0c3029", "#063a2f", "#0d2c26"), of("#2c6e5e", "#e0fff5", "#1d4a3f"), ink],
            quiet: [seat, of("#3b6a5f", "#b9e6d8", "#27483f"), of("#cfe0da", "#ffffff", "#98aaa3")],
            floorLine: [floorPanel, floor, floor],
            floor: [floor, floor, floorInk],
            floorQuiet: [floorPanel, floorEdge, floorSoft],
            take: [of("#2c100e", "#330000", "#220d0b"), take, of("#ffd2cd", "#ffe9e6", "#c39a95")]
        })
    readonly property var dimmedButtons: ({
            plain: [of("#0e151b", "#000000", "#0b1114"), of("#263541", "#6b7780", "#1a252d"), of("#b9c6d0", "#c3ced6", "#7f8b93")],
            primary: [of("#2b2618", "#2b2712", "#26221a"), of("#4b4430", "#b89b52", "#26221a"), of("#e3d3a6", "#fff1c9", "#a3966f")],
            option: [of("#07211b", "#00150f", "#071c18"), seatLine, seatMuted],
            quiet: [seat, seatLine, seatMuted],
            floor: [of("#2b2210", "#2b2005", "#29200e"), of("#4a3a17", "#b08a3a", "#29200e"), of("#ecd7a8", "#ffeecb", "#a8966f")],
            floorQuiet: [floorPanel, of("#4a3a17", "#b08a3a", "#29200e"), of("#d8c290", "#e6cf9f", "#8f7d57")]
        })

    readonly property var chips: ({
            white: "#eceff1",
            gray: "#5c6770",
            pink: "#f0a3bd",
            red: "#b8302c",
            orange: "#e58a2b",
            yellow: "#e9cf4b",
            green: "#1d7a48",
            blue: "#2459a9",
            purple: "#6d3fa0",
            brown: "#6f4a2f",
            black: "#1b2024"
        })
    readonly property var chipEdges: ({
            white: "#3b5a7c",
            gray: "#d5dade",
            pink: "#7a2746",
            red: "#f7dcd9",
            orange: "#3d2208",
            yellow: "#2a2620",
            green: "#e0f3e7",
            blue: "#dfe8f5",
            purple: "#eadcf8",
            brown: "#f1e2d4",
            black: "#dfe3e6"
        })
    readonly property list<string> paleChips: ["white", "pink", "orange", "yellow"]

    function of(day: string, contrast: string, night: string): string {
        if (look === "contrast_night")
            return dimmed(contrast);
        return look === "night" ? night : look === "contrast" ? contrast : day;
    }

    // Bright colors are dimmed; dark ones stay as they are.
    function dimmed(hue: string): string {
        const shown = Qt.color(hue);
        return String(shown.hslLightness > 0.3 ? Qt.darker(shown, 1.35) : shown);
    }

    function suit(letter: string): color {
        if (suits === 2)
            return letter === "h" || letter === "d" ? hearts : spades;
        return letter === "h" ? hearts : letter === "d" ? diamonds : letter === "c" ? clubs : spades;
    }

    function outcome(does: string): color {
        return does === "take" ? take : does === "push" ? push : pay;
    }

    function outcomePanel(does: string): color {
        return does === "take" ? takePanel : does === "push" ? pushPanel : payPanel;
    }

    // The colors of a result that waits for those before it.
    function outcomeWaiting(does: string): string {
        return does === "take" ? of("#131a18", "#1a0000", "#120f0e") : does === "push" ? of("#081a24", "#001024", "#08161d") : of("#072119", "#001a10", "#061912");
    }

    // Chips keep the color that they are made in; by night they are only darker.
    function chip(hue: string): color {
        const fill = chips[hue] ?? "#33434f";
        return byNight ? Qt.darker(fill, paleChips.includes(hue) ? 1.2 : 1.5) : fill;
    }

    // The marks on a chip's edge.
    function chipEdge(hue: string): color {
        const edge = chipEdges[hue] ?? "#c3ced6";
        return byNight ? Qt.darker(edge, 1.5) : edge;
    }

    // The line between stacked chips of one color.
    function chipLine(hue: string): color {
        return hue === "black" ? "#5a636a" : Qt.darker(chip(hue), 2.4);
    }

    function chipInk(hue: string): color {
        return paleChips.includes(hue) ? "#0f1214" : byNight ? "#c2c6c8" : "#ffffff";
    }
}
