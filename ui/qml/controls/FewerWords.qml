import QtQuick

// Words at one size: the first of several wordings, each with fewer words, that has room in the width. Type never shrinks.
PlainText {
    id: root

    required property var wordings
    property real room: width
    property bool cuts: false // Words may be left out if no wording fits: before the last one, or else at the end.
    readonly property string longest: wordings[wordings.length - 1] ?? ""
    readonly property var parts: cuts && fits.length === 0 ? longest.split(" ") : []
    readonly property var shorter: parts.map((_, nth) => parts.slice(0, parts.length - nth - 1).join(" ").replace(/[\s·,]+$/, "") + "…").filter(said => said !== "…")
    readonly property var cut: natural.font && [...shorter.slice(1).map(said => `${said} ${parts[parts.length - 1]}`), ...shorter].filter(said => 1.015 * natural.advanceWidth(said) <= room)

    readonly property var fits: natural.font && wordings.filter(said => 1.015 * natural.advanceWidth(said) <= room) // Hinted letters are a little wider.

    text: fits[0] ?? (cuts ? cut[0] ?? "" : longest)

    FontMetrics {
        id: natural

        font: root.font
    }
}
