pragma ComponentBehavior: Bound
import QtQuick
import Kiosk

// The choice of the signer, then the PIN. Only the number of digits is shown. A page may have the keys elsewhere.
Column {
    id: root

    required property Theme theme
    required property SigningPad pad
    property int columns: 3 // Columns of names and letters: 3, or 6 if they fit.
    property bool hasKeys: true
    property bool brief: false // Whether the title is left out, because the text above has it.
    property real room: Infinity // Height for the title and the names. The title is left out if both do not fit.
    property string prefix: "" // Prefix of target names, if two pads may be on the screen.

    readonly property bool chosen: pad.signer !== ""
    readonly property real titleHeight: title.implicitHeight
    readonly property int rows: chosen ? 0 : spans.count > 0 ? Math.ceil(spans.count / columns) : Math.ceil((listed.count + (pad.finds ? 1 : 0)) / 2)
    readonly property real leastHeight: rows > 0 ? rows * (theme.touch + theme.gap) : dots.height // without its title
    property int across: 3 // Names in a row, if six letters fit.
    readonly property int nameColumns: columns === 6 ? across : brief ? 2 : 1

    spacing: theme.gap

    Item {
        width: root.width
        height: Math.max(title.visible ? title.height : 0, dots.height)

        PlainText {
            id: title

            objectName: root.prefix + "padTitle"
            width: root.chosen ? parent.width - dots.width - root.theme.px(12) : parent.width
            visible: !root.brief && implicitHeight + (root.chosen ? 0 : root.spacing + names.height) <= root.room
            text: root.pad.title
            color: root.theme.floorSoft
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.Wrap
            maximumLineCount: root.chosen && !root.hasKeys ? 3 : 100 // The page's keys are below three lines.
            elide: Text.ElideRight
        }

        Row {
            id: dots

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.chosen
            spacing: Math.max(3, root.theme.px(6))

            Repeater {
                model: 8

                delegate: Rectangle {
                    required property int index

                    width: Math.max(8, root.theme.px(14))
                    height: width
                    radius: width / 2
                    color: index < root.pad.dots ? root.theme.floor : "transparent"
                    border.color: index < root.pad.dots || index < 4 ? root.theme.floor : root.theme.floorDim
                    border.width: 1
                }
            }
        }
    }

    Grid {
        id: names

        visible: !root.chosen && spans.count === 0
        columns: root.nameColumns
        spacing: root.theme.gap

        Repeater {
            id: listed

            model: root.pad.people

            delegate: TouchButton {
                required property int index
                required property string id
                required property string name

                objectName: root.prefix + "signer." + id
                width: (root.width - (root.nameColumns - 1) * root.theme.gap) / root.nameColumns
                theme: root.theme
                padding: 8
                fixed: theme.sizes.caption
                shorter: `${name.split(/\s+/).map(part => part.slice(0, 1) + ".").join(" ")} · ${id}`
                tone: "floorQuiet"
                text: name
                onTapped: root.pad.pickSigner(id)
            }
        }

        TouchButton {
            objectName: root.prefix + "findName"
            visible: root.pad.finds
            width: (root.width - (root.nameColumns - 1) * root.theme.gap) / root.nameColumns
            theme: root.theme
            padding: 8
            fixed: theme.sizes.caption
            text: qsTr("Find a name")
            onTapped: root.pad.findName()
        }

        TouchButton {
            objectName: root.prefix + "findBack"
            visible: root.pad.canBack && listed.count > 0
            width: (root.width - (root.nameColumns - 1) * root.theme.gap) / root.nameColumns
            theme: root.theme
            padding: 8
            fixed: theme.sizes.caption
            text: qsTr("Back")
            onTapped: root.pad.findBack()
        }
    }

    Grid { // Letters in the place of the digits.
        id: letters

        readonly property real keyWidth: (root.width - (columns - 1) * spacing) / columns

        visible: !root.chosen && spans.count > 0
        columns: root.columns
        spacing: root.theme.gap

        Repeater {
            id: spans

            model: root.pad.ranges

            delegate: TouchButton {
                required property int index
                required property string label
                required property int start
                required property int stop

                objectName: root.prefix + "range." + index
                width: letters.keyWidth
                theme: root.theme
                padding: 4
                fixed: theme.sizes.caption
                tone: "floorQuiet"
                text: label
                shorter: label.replace(/ – .*/, " –") // The beginning suffices: the next key begins at its end.
                onTapped: root.pad.pickRange(start, stop)
            }
        }

        TouchButton {
            objectName: root.prefix + "rangeBack"
            width: letters.keyWidth
            theme: root.theme
            padding: 4
            fixed: theme.sizes.caption
            text: qsTr("Back")
            onTapped: root.pad.findBack()
        }
    }

    PinKeys {
        visible: root.chosen && root.hasKeys
        theme: root.theme
        pad: root.pad
        prefix: root.prefix + "pin."
    }
}
