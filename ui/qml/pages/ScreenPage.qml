pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// The screen itself: the choices of the dealer, of the table, and the look. Each touch takes effect immediately.
Rectangle {
    id: root

    required property Theme theme
    required property ScreenOptions screen

    readonly property int margin: Math.max(14, theme.px(40))

    color: theme.background

    PlainText {
        id: title

        objectName: "screen.title"
        x: root.margin
        y: Math.max(10, root.theme.px(24))
        visible: y + height + root.theme.gap + groups.height + root.theme.gap <= bar.y // If it does not fit, the titles of both groups show it.
        text: qsTr("Screen")
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.instruction
        font.weight: Font.DemiBold
    }

    Grid {
        id: groups

        readonly property real each: (root.width - 2 * root.margin - (columns - 1) * columnSpacing) / columns

        x: root.margin
        y: title.visible ? title.y + title.height + root.theme.gap : root.theme.gap
        columns: root.theme.portrait ? 1 : 2
        columnSpacing: root.theme.px(56)
        rowSpacing: root.theme.px(40)
        layoutDirection: root.theme.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

        ScreenGroup {
            width: groups.each
            theme: root.theme
            screen: root.screen
            title: root.screen.yourTitle
            settings: root.screen.yours
        }

        ScreenGroup {
            width: groups.each
            theme: root.theme
            screen: root.screen
            title: root.screen.tableTitle
            settings: root.screen.tables
        }
    }

    // A sample of cards, outcomes and refusals.
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: bar.y - height - root.theme.gap
        spacing: root.theme.px(18)
        visible: y > groups.y + groups.height

        Repeater {
            model: ["As", "Kh", "Qd", "Jc"]

            delegate: PlayingCard {
                required property string modelData

                width: root.theme.px(84)
                height: root.theme.px(118)
                theme: root.theme
                face: modelData
            }
        }

        Repeater {
            model: [["take", qsTr("▼ Take")], ["pay", qsTr("▲ Pay")], ["push", qsTr("= Push")]]

            delegate: Rectangle {
                id: outcome

                required property var modelData

                anchors.verticalCenter: parent?.verticalCenter
                width: word.implicitWidth + 2 * root.theme.px(22)
                height: word.implicitHeight + 2 * root.theme.px(14)
                radius: root.theme.px(14)
                color: root.theme.outcomePanel(outcome.modelData[0])
                border.color: root.theme.outcome(outcome.modelData[0])
                border.width: Math.max(1, root.theme.px(2.5))

                PlainText {
                    id: word

                    anchors.centerIn: parent
                    text: outcome.modelData[1]
                    color: root.theme.outcome(outcome.modelData[0])
                    font.pixelSize: root.theme.sizes.button
                    font.weight: Font.Bold
                }
            }
        }
    }

    Foot {
        id: bar

        y: root.height - height
        width: root.width
        height: implicitHeight
        theme: root.theme

        BarButton {
            objectName: "screen.close"
            theme: root.theme
            text: qsTr("← Back to the table")
            onTapped: root.screen.leave()
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            Strip {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                theme: root.theme
                screen: root.screen
            }
        }
    }
}
