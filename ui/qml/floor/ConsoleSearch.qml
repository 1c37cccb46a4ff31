pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The search over every hand of every table: filters at the left, found hands in the middle, one of them at the right;
// upright, below.
Item {
    id: root

    required property Theme theme
    required property FloorScreen screen
    required property int filtersWidth
    required property int sideWidth
    required property int stripRoom // below, while a message is shown

    readonly property FloorSearch search: screen.search
    readonly property int margin: theme.px(24)
    readonly property int above: theme.portrait ? height * 0.45 : height // Height beside the filters.

    Rectangle {
        id: filters

        width: root.filtersWidth
        height: root.above
        color: root.theme.panel

        Grid {
            id: keys

            readonly property bool fits: filterKeys.count * (Math.max(root.theme.least, root.theme.px(72)) + spacing) <= parent.height - y // All fit below each other.

            x: root.margin
            y: root.theme.px(10)
            width: parent.width - 2 * x
            columns: fits ? 1 : 2
            spacing: root.theme.gap

            Repeater {
                id: filterKeys

                model: root.search.filters

                delegate: ConsoleFilterKey {
                    width: (keys.width - (keys.columns - 1) * keys.spacing) / keys.columns
                    stacked: !keys.fits
                    theme: root.theme
                    onTapped: root.search.openFilter(id)
                }
            }
        }
    }

    PlainText {
        id: note

        objectName: "searchNote"
        x: filters.width + root.margin
        width: clear.x - x - root.theme.gap
        height: clear.height + 2 * root.theme.gap
        verticalAlignment: Text.AlignVCenter
        text: root.search.note
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.caption
        wrapMode: Text.WordWrap
    }

    TouchButton {
        id: clear

        objectName: "clearSearch"
        x: (root.theme.portrait ? root.width : side.x) - width - root.margin
        y: root.theme.gap
        theme: root.theme
        fixed: theme.sizes.caption
        text: qsTr("All hands")
        onTapped: root.search.clear()
    }

    ConsoleList {
        id: found

        objectName: "found"
        x: filters.width + root.margin
        y: note.height
        width: root.width - x - (root.theme.portrait ? 0 : side.width) - root.margin
        height: root.above - y - (root.theme.portrait ? 0 : root.stripRoom)
        theme: root.theme
        model: root.search.hands
        onAtYEndChanged: if (atYEnd && contentHeight > height) root.search.turnOn()

        delegate: ConsoleHandRow {
            visible: found.shows(this)
            width: found.width
            theme: root.theme
            onTapped: root.search.openHand(id)
        }
    }

    ScrollMark {
        x: found.x + found.width + Math.round((root.margin - width) / 2)
        theme: root.theme
        list: found
    }

    Rectangle {
        id: side

        readonly property int below: when.y + when.height + root.theme.px(10)

        x: root.width - width
        y: root.theme.portrait ? root.above : 0
        width: root.theme.portrait ? root.width : root.sideWidth
        height: root.theme.portrait ? root.height - root.above - root.stripRoom : root.height
        color: root.theme.panel

        PlainText {
            anchors.centerIn: parent
            width: parent.width - 2 * root.margin
            visible: root.search.side === ""
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: qsTr("Touch a hand to replay it.")
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
        }

        PlainText {
            id: title

            objectName: "searchTitle"
            x: root.margin
            y: root.theme.px(16)
            width: parent.width - 2 * x
            text: root.search.title
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }

        PlainText {
            id: when

            x: root.margin
            y: title.y + title.height
            text: root.search.titleNote
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
        }

        ConsoleChoices {
            id: choices

            x: root.margin
            y: side.below
            width: parent.width - 2 * x
            height: parent.height - y
            visible: root.search.side === "choices"
            theme: root.theme
            prefix: "look."
            model: root.search.choices
            onPicked: id => root.search.pick(id)
        }

        Column {
            x: root.margin
            y: side.below
            width: parent.width - 2 * x
            visible: root.search.side === "keys"
            spacing: root.theme.gap

            PlainText {
                objectName: "lookKeyed"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.search.keyed
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.pot
                font.weight: Font.Bold
            }

            NumberKeys {
                theme: root.theme
                prefix: "lookKey."
                extra: ""
                onPressed: key => root.search.key(key)
            }

            TouchButton {
                objectName: "lookEnter"
                width: parent.width
                theme: root.theme
                fixed: theme.sizes.button
                tone: "primary"
                text: qsTr("Search")
                onTapped: root.search.enter()
            }
        }

        ConsoleRecall {
            id: recall

            x: root.margin
            y: side.below
            width: parent.width - 2 * x
            height: parent.height - y - root.theme.px(10)
            visible: root.search.side === "hand"
            theme: root.theme
            search: root.search
        }

        Repeater {
            model: [choices, recall]

            delegate: ScrollMark {
                required property Flickable modelData

                x: side.width - width - 2
                theme: root.theme
                list: modelData
            }
        }
    }
}
