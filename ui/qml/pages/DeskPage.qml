pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"
import "../table"

// A page beside the hand: the question and the signer, rows, and a slip or an amount; the actions are below.
Rectangle {
    id: root

    required property Theme theme
    required property Desk screen
    property TableScreen table: null // Set if the page shows the hand, too.

    readonly property int margin: theme.sideMargin
    readonly property int sideWidth: Math.max(theme.sideWidth, side.leastWidth)
    readonly property bool stacked: theme.portrait
    readonly property bool mirrored: theme.leftHanded && !stacked
    readonly property bool entersAside: screen.amountTitle !== "" && !stacked && screen.signPad.title === "" && side.choices === 0 // where a PIN is entered
    readonly property bool hasLetters: screen.letters !== ""
    readonly property bool hasRight: screen.paperNumber !== "" || hasLetters || (screen.amountTitle !== "" && !entersAside)
    readonly property real room: width - sideWidth - 2 * margin
    readonly property real rightWidth: !hasRight ? 0 : stacked ? room : Math.max(3 * theme.least + 2 * theme.gap, Math.min(theme.px(640), room * 0.44))
    readonly property real liveHeight: table !== null && table.step !== "" && !stacked ? Math.max(theme.px(150), Math.floor((bar.y - margin) * 0.18)) : 0
    readonly property real listWidth: stacked || !hasRight ? room : room - rightWidth - margin

    color: theme.background

    DeskSide {
        id: side

        x: root.mirrored ? root.width - width : 0
        width: root.sideWidth
        height: bar.y
        theme: root.theme
        screen: root.screen
        enters: root.entersAside
    }

    Loader {
        x: list.x
        y: root.margin
        width: root.listWidth
        height: root.liveHeight
        active: root.liveHeight > 0

        sourceComponent: LiveCards {
            theme: root.theme
            screen: root.table
        }
    }

    Column {
        id: list

        readonly property real all: (root.stacked && root.hasRight ? (bar.y - 3 * root.margin) * (root.hasLetters ? 0.38 : 0.52) : bar.y - y - root.margin)
        readonly property int rowHeight: Math.floor((all - 5 * spacing) / 6)

        x: (root.mirrored ? 0 : root.sideWidth) + root.margin
        y: root.liveHeight > 0 ? root.liveHeight + 2 * root.margin : root.margin
        width: root.listWidth
        spacing: Math.max(10, root.theme.px(12))

        Repeater {
            model: root.screen.rows

            delegate: DeskLine {
                width: list.width
                height: list.rowHeight
                theme: root.theme
                screen: root.screen
            }
        }
    }

    DeskCards {
        x: list.x
        y: list.y
        width: list.width
        height: list.all
        theme: root.theme
        screen: root.screen
    }

    PlainText {
        id: figure

        objectName: "desk.large"
        visible: text !== ""
        x: list.x
        y: (root.stacked && root.hasRight ? list.all : bar.y) / 2 - height
        width: list.width
        horizontalAlignment: Text.AlignHCenter
        text: root.screen.large
        color: root.theme.ink
        font.pixelSize: 2 * root.theme.sizes.pot
        font.weight: Font.Bold
    }

    PlainText {
        objectName: "desk.empty"
        visible: text !== ""
        x: list.x
        y: figure.visible ? figure.y + figure.height + root.theme.gap : root.margin
        width: list.width
        height: figure.visible ? 4 * root.theme.sizes.button : root.stacked && root.hasRight ? list.all : bar.y - 2 * root.margin
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: figure.visible ? Text.AlignTop : Text.AlignVCenter
        text: root.screen.empty
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.button
        wrapMode: Text.WordWrap
    }

    Item {
        x: root.stacked ? list.x : list.x + root.listWidth + root.margin
        y: root.stacked ? list.y + list.all + root.margin : root.margin
        width: root.rightWidth
        height: bar.y - y - root.margin

        Loader {
            anchors.fill: parent
            active: root.screen.paperNumber !== "" && !root.hasLetters && (root.screen.amountTitle === "" || root.entersAside)

            sourceComponent: DeskPaper {
                theme: root.theme
                screen: root.screen
            }
        }

        Loader {
            anchors.fill: parent
            active: root.screen.amountTitle !== "" && !root.entersAside

            sourceComponent: DeskAmount {
                theme: root.theme
                screen: root.screen
            }
        }

        DeskLetters {
            anchors.bottom: parent.bottom
            width: parent.width
            visible: root.hasLetters
            theme: root.theme
            screen: root.screen
        }
    }

    Rectangle {
        id: bar

        y: root.height - height
        width: root.width
        height: root.theme.footHeight
        color: root.theme.panel

        Rectangle {
            width: parent.width
            height: 1
            color: root.theme.line
        }

        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: root.theme.px(28)
            anchors.rightMargin: root.theme.px(28)
            anchors.topMargin: root.theme.barPad
            anchors.bottomMargin: root.theme.barPad
            layoutDirection: root.theme.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
            spacing: Math.max(10, root.theme.px(18))

            BarButton {
                objectName: "desk.close"
                theme: root.theme
                text: qsTr("← Back to the table")
                shorter: "←"
                onTapped: root.screen.leave()
            }

            BarButton {
                objectName: "desk.back"
                visible: root.screen.canBack || root.screen.canOn
                theme: root.theme
                text: qsTr("↑ Back")
                dimmed: !root.screen.canBack
                onTapped: root.screen.act("back")
            }

            BarButton {
                objectName: "desk.on"
                visible: root.screen.canBack || root.screen.canOn
                theme: root.theme
                text: qsTr("↓ More")
                dimmed: !root.screen.canOn
                onTapped: root.screen.act("on")
            }

            PlainText {
                objectName: "desk.strip"
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                text: root.screen.strip !== "" ? "✕  " + root.screen.strip : ""
                color: root.theme.take
                font.pixelSize: root.theme.sizes.caption
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
            }

            Repeater {
                model: root.screen.actions

                delegate: BarButton {
                    required property int index
                    required property string key
                    required property string label
                    required property string style
                    required property bool due

                    objectName: "desk." + key
                    theme: root.theme
                    tone: style
                    text: label
                    dimmed: !due
                    onTapped: root.screen.act(key)
                }
            }
        }
    }
}
