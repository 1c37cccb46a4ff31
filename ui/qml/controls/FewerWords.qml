import QtQuick

// Words at one size: the first of several wordings, each with fewer words, that has room in the width. Type never shrinks.
PlainText {
    id: root

    required property var wordings
    property real room: width // of a line
    property int lines: 1
    property bool cuts: false // Words may be left out if no wording fits: before the last one, or else at the end.
    readonly property string longest: wordings[wordings.length - 1] ?? ""
    readonly property var parts: cuts && fits.length === 0 ? longest.split(" ") : []
    readonly property var shorter: parts.map((_, nth) => parts.slice(0, parts.length - nth - 1).join(" ").replace(/[\s·,]+$/, "") + "…").filter(said => said !== "…")
    readonly property var cut: natural.font && [...shorter.slice(1).map(said => `${said} ${parts[parts.length - 1]}`), ...shorter].filter(said => holds(said))

    readonly property var fits: natural.font && wordings.filter(said => holds(said))

    // Return whether words fit into the lines, of which each takes as many words as it can.
    function holds(said: string): bool {
        if (lines === 1)
            return isShort(said);
        let [row, used] = ["", 1];
        for (const word of said.split(" ")) {
            const longer = row === "" ? word : row + " " + word;
            const fit = isShort(longer);
            if (!fit && row === "")
                return false;
            used += fit ? 0 : 1;
            row = fit ? longer : word;
        }
        return used <= lines && isShort(row);
    }

    function isShort(said: string): bool {
        return 1.015 * natural.advanceWidth(said) <= room; // Hinted letters are a little wider.
    }

    wrapMode: lines > 1 ? Text.WordWrap : Text.NoWrap
    maximumLineCount: lines > 1 ? lines : 100 // A user of one line may wrap it.
    text: fits[0] ?? (cuts ? cut[0] ?? "" : longest)

    FontMetrics {
        id: natural

        font: root.font
    }
}
