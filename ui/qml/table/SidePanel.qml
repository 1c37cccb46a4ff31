pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The panel in the place of the guide: the path through an exception, a floor call, an amount, and the signer. Every pad
// of digits is here, at one place and size; the key that enters the digits is below it, or beside it in a wide panel.
Item {
    id: root

    required property Theme theme
    required property TableScreen screen

    readonly property int margin: theme.sideMargin
    readonly property bool wide: width > 1.4 * height
    readonly property int columns: wide ? 3 : 1
    readonly property bool enters: screen.amountTitle !== ""
    readonly property bool lacksChips: enters && chips.count > 0 && !built.visible // The felt has them.
    readonly property bool called: screen.panel === "" && screen.pad !== "" // The floor signs for the banner's statement, or a dealer signs in.
    readonly property bool hasSigner: screen.pad !== "" && screen.signPad.signer !== ""
    readonly property bool hasKeys: enters || hasSigner
    readonly property bool hasSteps: steps.count > 0 // With them, the bar's key goes on.
    readonly property real inner: width - 2 * margin - (wide && hasKeys ? theme.padWidth + margin : 0)
    readonly property real innerX: wide && hasKeys ? 2 * margin + theme.padWidth : margin
    readonly property real foot: height - theme.barPad - (acts.visible || enters ? theme.touch + theme.gap : 0)
    readonly property real keysY: height - (wide ? theme.barPad : theme.padFoot) - theme.padHeight
    readonly property real end: (hasKeys && !wide ? keysY - theme.gap : foot) - (enters ? theme.touch + theme.gap : 0)

    readonly property real begin: Math.max(10, theme.least - theme.headerRow + 12) // Leave space for the menu button.

    // Reasons that do not fit are first lower, and then on pages.
    readonly property real reasonsRoom: end - begin - (note.visible ? note.implicitHeight + theme.gap : 0)
    readonly property bool tight: !wide && fitting(0, theme.touch, reasonsRoom) < made
    readonly property bool paged: tight && fitting(0, theme.least, reasonsRoom) < made
    readonly property var starts: paged ? pagesOf(reasonsRoom - theme.least - theme.gap) : [0] // The first reason of each page.
    readonly property int page: starts.filter(start => start <= first).length - 1
    readonly property int shown: (starts[page + 1] ?? made) - starts[page]
    readonly property string asks: [screen.panelTitle, made, made > 0 ? reasons.itemAt(0)?.objectName : ""].join("/")
    property int first: 0
    property int made: 0 // Number of created keys.

    onAsksChanged: first = 0

    // Return how many reasons, counted from one of them, fit into a height.
    function fitting(from: int, least: int, room: real): int {
        let [top, row, column] = [0, 0, 0];
        for (let nth = from; nth < made; nth++) {
            const key = reasons.itemAt(nth) as TouchButton;
            const across = key?.across ?? 1; // qmllint disable missing-property
            [top, row, column] = column > 0 && column < across ? [top, row, column] : [top + (column > 0 ? row + theme.gap : 0), 0, 0];
            [row, column] = [Math.max(row, least, key?.wordsNeed ?? 0), column + 1];
            if (top + row > room)
                return nth - from;
        }
        return made - from;
    }

    function pagesOf(room: real): list<int> {
        const starts = [0];
        for (let at = Math.max(1, fitting(0, theme.least, room)); at < made; at += Math.max(1, fitting(at, theme.least, room)))
            starts.push(at);
        return starts;
    }

    PlainText {
        id: title

        readonly property real room: root.end - y - root.theme.gap - below.height

        x: root.innerX
        y: root.theme.px(24)
        width: root.inner
        visible: implicitHeight <= room // Many keys leave little space, and their words show the question.
        height: visible ? implicitHeight : 0
        text: root.screen.panelTitle
        color: root.theme.ink
        font.pixelSize: root.screen.pad === "" && !root.enters ? root.theme.sizes.name : root.theme.sizes.button
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    PlainText { // Measures the note; it is never visible.
        id: whole

        visible: false
        width: root.inner
        text: root.screen.panelNote
        font.pixelSize: root.theme.sizes.caption
        wrapMode: Text.WordWrap
    }

    Column {
        id: below

        x: root.innerX
        y: Math.max(title.text === "" ? title.y : title.height > 0 || root.screen.pad !== "" ? title.y + title.height + root.theme.gap : 10, title.height > 0 ? 0 : root.begin)
        width: root.inner
        spacing: root.theme.gap

        PlainText {
            id: note

            objectName: "panelNote"
            width: parent.width
            readonly property bool fits: root.screen.panelBrief === "" || title.y + whole.implicitHeight + keys.implicitHeight + (root.enters ? asked.implicitHeight + entered.implicitHeight + root.theme.gap : 0) + (signing.visible ? (root.hasSigner ? signing.titleHeight : signing.leastHeight) + root.theme.gap : 0) + 2 * root.theme.gap <= root.end

            visible: text !== "" && (!root.enters || title.y + implicitHeight + asked.implicitHeight + entered.implicitHeight + 3 * root.theme.gap <= root.end) // The title is left out for it.
            text: fits ? root.screen.panelNote : root.screen.panelBrief
            color: root.theme.gold
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
            elide: Text.ElideRight
            maximumLineCount: signing.visible ? Math.max(2, Math.floor((root.end - root.begin - signing.leastHeight - root.theme.gap) / (1.22 * font.pixelSize))) : 1000 // The names and the PIN are always in sight.
        }

        Repeater {
            id: steps

            model: root.screen.panelSteps

            delegate: PlainText {
                required property string step

                width: below.width
                text: step
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.button
                wrapMode: Text.WordWrap
            }
        }

        Flow {
            id: keys

            width: parent.width
            spacing: root.theme.gap

            Repeater {
                id: reasons

                model: root.screen.reasons
                onItemAdded: root.made += 1
                onItemRemoved: root.made -= 1

                delegate: TouchButton {
                    required property int index
                    required property string key
                    required property string label
                    required property string tint
                    required property bool narrow

                    objectName: "reason." + key
                    width: (root.inner - (across - 1) * root.theme.gap) / across
                    theme: root.theme
                    padding: 10
                    fixed: theme.sizes.caption
                    grows: true
                    leastHeight: root.tight ? theme.least : theme.touch
                    visible: index >= root.starts[root.page] && index < root.starts[root.page] + root.shown
                    tone: tint

                    readonly property int across: narrow ? 3 * root.columns : root.columns

                    text: label
                    onTapped: root.screen.pickReason(index)
                }
            }

            TouchButton {
                objectName: "reason.next"
                visible: root.paged
                width: parent.width
                height: theme.least
                theme: root.theme
                fixed: theme.sizes.caption
                tone: "quiet"
                text: qsTr("More · %1 of %2").arg(root.page + 1).arg(root.starts.length)
                onTapped: root.first = root.starts[root.page + 1] ?? 0
            }
        }

        PlainText {
            id: asked

            objectName: "amountTitle"
            width: parent.width
            visible: root.enters
            text: root.screen.amountTitle
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        PlainText {
            id: entered

            objectName: "amount"
            width: parent.width
            visible: root.enters
            text: root.screen.amount === "" ? "–" : root.screen.amount
            color: root.theme.gold
            font.pixelSize: root.theme.sizes.amount
            font.weight: Font.Bold
        }

        Flow { // The chips that the player pushes build a bet or a raise.
            id: built

            width: parent.width
            visible: root.enters && chips.count > 0 && below.y + y + implicitHeight <= root.end
            spacing: Math.max(10, root.theme.gap)

            Repeater {
                id: chips

                model: root.screen.chips

                delegate: ChipKey {
                    required property int index

                    objectName: "amount.chip." + text
                    width: root.theme.touch
                    theme: root.theme
                    onTapped: root.screen.amountChip(index)
                }
            }
        }

        PinPad {
            id: signing

            visible: root.screen.pad !== "" && !root.enters
            width: parent.width
            theme: root.theme
            pad: root.screen.signPad
            brief: note.visible && (note.implicitHeight > 0.35 * root.height || (root.hasSigner && y + parent.y + titleHeight > root.end))
            columns: root.wide ? 6 : 3
            hasKeys: false
        }
    }

    Loader {
        x: root.margin
        y: root.keysY
        active: root.hasKeys
        sourceComponent: root.enters ? amountKeys : pinKeys
    }

    Component {
        id: pinKeys

        PinKeys {
            theme: root.theme
            pad: root.screen.signPad
            prefix: "pin."
        }
    }

    Component {
        id: amountKeys

        NumberKeys {
            theme: root.theme
            prefix: "amount."
            extra: root.screen.amountCorner
            onPressed: key => root.screen.amountKey(key)
        }
    }

    Row {
        x: root.innerX
        y: root.end + root.theme.gap
        visible: root.enters
        width: root.inner
        layoutDirection: Qt.RightToLeft // The key to cancel, or to go back one question, stays where it is without the others.
        spacing: root.theme.gap

        Repeater {
            model: [["cancel", root.screen.panelLeaves ? qsTr("Back") : qsTr("Cancel")], ...(root.screen.amountHasLimits ? [["most", qsTr("Max")], ["least", qsTr("Min")]] : [])]

            delegate: TouchButton {
                required property var modelData

                objectName: "amount." + modelData[0]
                width: (root.inner - 2 * root.theme.gap) / 3
                theme: root.theme
                padding: 6
                fixed: theme.sizes.caption
                Accessible.name: modelData[1]
                shorter: modelData[0] === "cancel" && !root.screen.panelLeaves ? "✕" : ""
                text: modelData[1]
                onTapped: modelData[0] === "cancel" ? root.screen.amountCancel() : root.screen.amountEnter(modelData[0])
            }
        }
    }

    TouchButton {
        objectName: "amount.enter"
        visible: root.enters
        x: root.innerX
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.theme.barPad
        width: root.inner
        theme: root.theme
        padding: 6
        fixed: theme.sizes.caption
        weight: Font.Bold
        tone: "primary"
        text: qsTr("Enter")
        onTapped: root.screen.amountEnter("enter")
    }

    TouchButton {
        id: acts

        objectName: !root.called ? "panel.sign" : root.screen.dealer === "" ? "signIn" : root.screen.pad === "acknowledge" ? "acknowledge" : "payout.sign"
        visible: !root.enters && (root.hasSigner || (root.screen.panelAction !== "" && root.screen.pad === ""))
        x: root.innerX
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.theme.barPad
        width: root.inner
        theme: root.theme
        padding: 6
        fixed: theme.sizes.caption
        weight: Font.Bold
        tone: root.hasSteps ? "plain" : root.screen.pad === "" || root.screen.dealer === "" ? "primary" : "floor"
        dimmed: root.screen.pad !== "" && !root.screen.signPad.isEnough
        text: root.called ? (root.screen.dealer === "" ? qsTr("Sign in") : root.screen.floorVerb) : root.screen.panel === "came" ? qsTr("Floor is here") : root.screen.panelAction
        onTapped: root.called ? root.screen.sign() : root.screen.panelAct()
    }
}
