import QtQuick
import Kiosk
import "../controls"

// One row: its name and its note at the left, an amount and its status at the right. If the row is low,
// each has one line, with fewer words; a note without an amount takes the whole height at the right of the name.
Rectangle {
    id: root

    required property Theme theme
    required property Desk screen
    required property int index
    required property string key
    required property string title
    required property string note
    required property string value
    required property string mark
    required property string tone
    required property bool chosen
    required property string does

    readonly property bool noteOnly: value === "" && mark === "" // It lists the moves, wager by wager.
    readonly property real room: width - (noteOnly ? 2 : 3) * pad
    readonly property int pad: Math.max(12, theme.px(22))
    readonly property real line: 1.22 * theme.sizes.button
    readonly property bool low: height < 3 * line + theme.px(16)
    readonly property bool notesAside: noteOnly && low && !whole.fits
    readonly property real aside: noteOnly ? 0 : Math.min(0.55 * room, Math.ceil(1.02 * Math.max(sum.advanceWidth, tag.advanceWidth)) + 1)
    readonly property color markColor: tone === "good" ? theme.pay : tone === "void" ? theme.take : tone === "warning" ? theme.floor : theme.muted

    // Return words with fewer and fewer of their parts. An ellipsis is in the place of missing moves.
    function fewer(words: string): list<string> {
        const comma = noteOnly ? words.match(/ · |, |、/)?.[0] ?? " · " : " · ";
        const parts = words.replace(/\n/g, comma).split(comma);
        return parts.map((_, nth) => parts.slice(0, parts.length - nth).join(comma) + (noteOnly && nth > 0 ? " …" : ""));
    }

    Accessible.role: Accessible.Button
    Accessible.name: [title, value].join(" · ")
    Accessible.onPressAction: root.screen.choose(root.key)
    objectName: "desk.row." + key
    radius: theme.px(16)
    color: tap.pressed ? Qt.lighter(theme.raised, 1.45) : chosen ? theme.goldPanel : theme.panel
    border.color: tap.pressed || chosen ? theme.gold : theme.line
    border.width: Math.max(1, theme.px(chosen ? 3 : 2))

    Column {
        x: root.pad
        anchors.verticalCenter: parent.verticalCenter
        width: root.room - root.aside
        spacing: root.low ? 0 : root.theme.px(2)

        FewerWords {
            id: heading

            width: parent.width
            lines: root.low ? 1 : Math.max(1, Math.floor((root.height - root.theme.px(6) - (root.note === "" ? 0 : 1.22 * root.theme.sizes.caption)) / root.line))
            wordings: [root.title, ...(root.title.includes(" ") ? [] : ["…" + root.title.slice(-6)])]
            cuts: true
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.DemiBold
            wrapMode: root.low ? Text.NoWrap : Text.WordWrap
        }

        PlainText {
            id: whole

            readonly property bool fits: implicitHeight <= root.height - heading.implicitHeight - root.theme.px(6)

            width: parent.width
            visible: text !== "" && (fits || (root.noteOnly && !root.low))
            text: root.note
            color: root.noteOnly ? root.theme.soft : root.theme.muted
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }

        FewerWords { // For rows of one line.
            width: parent.width
            visible: root.note !== "" && !whole.visible && !root.notesAside
            wordings: root.fewer(root.note)
            cuts: true
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
        }
    }

    FewerWords {
        x: root.pad + Math.ceil(name.advanceWidth) + root.pad
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - root.pad - x
        visible: root.notesAside
        lines: Math.floor((root.height - root.theme.px(6)) / (1.22 * root.theme.sizes.caption))
        wordings: root.fewer(root.note)
        cuts: true
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.caption
    }

    Column {
        anchors.right: parent.right
        anchors.rightMargin: root.pad
        anchors.verticalCenter: parent.verticalCenter
        width: root.aside
        spacing: root.low ? 0 : root.theme.px(4)

        FewerWords {
            id: amount

            width: parent.width
            room: root.low ? width : Infinity
            visible: root.value !== ""
            horizontalAlignment: Text.AlignRight
            wordings: [root.value]
            cuts: true
            color: root.does === "" ? root.theme.ink : root.theme.outcome(root.does)
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.Bold
            wrapMode: root.low ? Text.NoWrap : Text.WordWrap
        }

        FewerWords {
            id: became

            width: parent.width
            room: root.low ? width : Infinity
            visible: root.mark !== ""
            horizontalAlignment: Text.AlignRight
            wordings: root.low ? root.fewer(root.mark) : [root.mark]
            cuts: true
            color: root.markColor
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
            wrapMode: root.low ? Text.NoWrap : Text.WordWrap
        }
    }

    TextMetrics {
        id: name

        text: root.title
        font: heading.font
    }

    TextMetrics {
        id: sum

        text: root.value
        font: amount.font
    }

    TextMetrics {
        id: tag

        text: root.mark
        font: became.font
    }

    Touch {
        id: tap

        onTapped: root.screen.choose(root.key)
    }
}
