pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// The rules at hand: headings at the left, and the text under the one that was touched.
Rectangle {
    id: root

    required property Theme theme
    required property RulesScreen screen

    readonly property int margin: Math.max(14, theme.px(24))
    readonly property Panes panes: Panes {
        theme: root.theme
        width: root.width
        top: 0
        bottom: bar.y
    }

    color: theme.background

    Rectangle {
        id: side

        x: root.panes.sideX
        width: root.panes.sideWidth
        height: bar.y
        color: root.theme.panel

        Column {
            x: root.margin
            y: Math.max(10, root.theme.px(24))
            width: parent.width - 2 * x
            spacing: root.theme.gap

            PlainText {
                id: heading

                width: parent.width
                text: qsTr("Rules")
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.instruction
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
            }

            PlainText {
                objectName: "rules.game"
                width: parent.width
                visible: heading.height + implicitHeight + 2 * root.theme.gap + tabs.count * (root.theme.touch + root.theme.gap) + parent.y <= side.height
                bottomPadding: root.theme.px(10)
                text: root.screen.game
                color: root.theme.muted
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.WordWrap
            }

            Repeater {
                id: tabs

                model: root.screen.tabs

                delegate: TouchButton {
                    required property int index
                    required property string key
                    required property string label
                    required property bool chosen

                    objectName: "rules.tab." + key
                    width: side.width - 2 * root.margin
                    theme: root.theme
                    padding: 8
                    tone: chosen ? "chosen" : "plain"
                    text: label
                    onTapped: root.screen.choose(key)
                }
            }
        }
    }

    PlainText {
        id: title

        objectName: "rules.title"
        x: root.panes.mainX + root.margin
        y: Math.max(10, root.theme.px(24))
        width: root.panes.mainWidth - 2 * root.margin
        text: root.screen.title
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.instruction
        font.weight: Font.DemiBold
    }

    Item {
        id: room

        x: title.x
        y: title.y + title.height + root.theme.gap
        width: title.width
        height: bar.y - y - root.margin

        RulesEntries {
            width: parent.width
            room: parent.height
            visible: ["step", "rulings", "exceptions"].includes(root.screen.tab) || root.screen.word !== ""
            theme: root.theme
            rules: root.screen
        }

        Loader {
            anchors.fill: parent
            active: root.screen.tab === "pays"

            sourceComponent: PayTables {
                theme: root.theme
                columns: root.screen.payColumns
            }
        }

        Grid {
            id: steps

            visible: root.screen.tab === "steps"
            columns: root.theme.portrait ? 2 : 3
            spacing: root.theme.gap

            Repeater {
                model: root.screen.steps

                delegate: TouchButton {
                    required property int index
                    required property string key
                    required property string label

                    objectName: "rules.step." + key
                    width: (room.width - (steps.columns - 1) * steps.spacing) / steps.columns
                    height: Math.max(root.theme.touch, root.theme.px(120))
                    theme: root.theme
                    padding: 10
                    text: label
                    onTapped: root.screen.chooseStep(key)
                }
            }
        }

        Loader {
            anchors.fill: parent
            active: root.screen.tab === "search" && root.screen.word === ""

            sourceComponent: RulesSearch {
                theme: root.theme
                rules: root.screen
            }
        }

        PlainText {
            objectName: "rules.empty"
            visible: text !== ""
            anchors.fill: parent
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.screen.empty
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.button
            wrapMode: Text.WordWrap
        }
    }

    Foot {
        id: bar

        y: root.height - height
        width: root.width
        height: implicitHeight
        theme: root.theme

        BarButton {
            objectName: "rules.close"
            theme: root.theme
            text: qsTr("← Back to the table")
            onTapped: root.screen.leave()
        }

        BarButton {
            objectName: "rules.otherWord"
            visible: root.screen.word !== ""
            theme: root.theme
            text: qsTr("New word")
            onTapped: root.screen.erase()
        }

        PlainText {
            objectName: "rules.page"
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: root.screen.pageText
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }

        BarButton {
            objectName: "rules.back"
            visible: root.screen.pageText !== ""
            theme: root.theme
            text: qsTr("↑ Back")
            dimmed: !root.screen.canBack
            onTapped: root.screen.back()
        }

        BarButton {
            objectName: "rules.on"
            visible: root.screen.pageText !== ""
            theme: root.theme
            text: qsTr("↓ More")
            dimmed: !root.screen.canOn
            onTapped: root.screen.on()
        }
    }
}
