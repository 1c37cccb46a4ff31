pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The options of one seat, in turn, if they need the whole width. Each has a fixed place. If their words do not fit beside each
// other on the felt, the keys are across the window, or on an upright screen in two rows.
Item {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property real room // on the felt
    required property real across // in the window

    readonly property int places: Math.max(1, screen.stripPlaces)
    readonly property real spacing: Math.max(10, theme.px(16))
    readonly property bool titled: title.implicitWidth + places * (theme.touch + 2 * spacing) <= room * 0.75 // The seat shows it, too.
    readonly property real titleWidth: titled ? Math.ceil(title.implicitWidth) + spacing : 0
    readonly property real inOneRow: widthOf(places, room)
    property bool crowded: false // Whether words do not fit in one row on the felt.
    property bool stacked: false // Whether a label needs two lines: then each amount is below its action.
    readonly property int rows: crowded && theme.portrait ? 2 : 1
    readonly property int inRow: Math.ceil(places / rows)
    readonly property real keyWidth: widthOf(inRow, crowded && !theme.portrait ? across : room)

    function widthOf(count: int, width: real): real {
        return Math.min(Math.max(theme.px(240), 9 * theme.sizes.button), (width - titleWidth - (count - 1) * spacing) / count);
    }

    function measure(): void {
        crowded = Array.from({length: keys.count}, (_, nth) => keys.itemAt(nth)).some(key => key?.overflows ?? false); // qmllint disable missing-property
        stack();
    }

    function stack(): void {
        stacked = Array.from({length: keys.count}, (_, nth) => keys.itemAt(nth)).some(key => key?.wraps ?? false); // qmllint disable missing-property
    }

    width: titleWidth + inRow * (keyWidth + spacing) - spacing
    implicitHeight: rows * (theme.touch + spacing) - spacing

    PlainText {
        id: title

        anchors.verticalCenter: parent.verticalCenter
        visible: root.titled
        text: root.screen.actingTitle
        color: root.theme.gold
        font.pixelSize: root.theme.sizes.name
        font.weight: Font.DemiBold
    }

    Repeater {
        id: keys

        model: root.screen.actingOptions
        onItemAdded: root.measure()
        onItemRemoved: root.measure()

        delegate: TouchButton {
            required property int index
            required property string key
            required property string label
            required property bool chosen
            required property bool quiet
            required property int nth
            required property string brief

            readonly property string whole: (chosen ? "✓ " : "") + label
            readonly property var words: whole.split(" ")
            readonly property real narrow: root.inOneRow - wordsPad
            readonly property bool overflows: !holds(whole, narrow) && (brief === "" || !holds(brief, narrow))
            readonly property bool wraps: widthOf("✓ " + label) > wordsRoom
            readonly property int tooLong: words.findIndex(word => !holds(word, wordsRoom))
            readonly property var briefs: [...(brief === "" ? [] : [(chosen ? "✓ " : "") + brief]), whole.replace(/\s…$/, "…"), words.slice(0, tooLong).join(" ") + "…"]

            function holds(said: string, room: real): bool {
                return said.split(/[ \n]+/).every(word => widthOf(word) <= room);
            }

            onOverflowsChanged: root.measure()
            onWrapsChanged: root.stack()
            objectName: "option." + key
            x: root.titleWidth + nth % root.inRow * (root.keyWidth + root.spacing)
            y: Math.floor(nth / root.inRow) * (root.theme.touch + root.spacing)
            implicitWidth: root.keyWidth // Its words depend on whether they fit: their own width would be a loop.
            width: root.keyWidth
            theme: root.theme
            fixed: theme.sizes.button
            padding: 8
            weight: Font.Bold
            shorter: briefs.find(said => holds(said, wordsRoom)) ?? brief
            Accessible.name: whole
            text: root.stacked ? whole.replace(/ (?=[^ ]*\d[^ ]*$)/, "\n") : whole
            tone: chosen ? "chosen" : quiet ? "quiet" : "option"
            onTapped: root.screen.choose(root.screen.acting, key)
        }
    }
}
