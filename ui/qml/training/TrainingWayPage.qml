pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// A trainee's first page. Left: today's tasks, and the distance to the examination. Right: the steps of the hand by
// name and strength, weak spots with an example, and the days of training.
Item {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    readonly property TrainingWay way: screen.way
    readonly property int margin: Math.max(14, theme.px(24))
    readonly property bool isTight: theme.sizes.caption > theme.px(30) // The page behind “Hands, examination” closes training, too.
    readonly property Panes panes: Panes {
        theme: root.theme
        width: root.width
        top: 0
        bottom: root.theme.portrait ? ways.y : bar.y
        guideWidth: Math.max(root.theme.sideWidth, root.theme.px(640))
        guideHeight: Math.round(bottom * 0.46)
    }

    TrainingToday {
        x: root.panes.sideX + root.margin
        y: root.theme.px(48)
        width: root.panes.sideWidth - 2 * root.margin
        height: root.panes.sideHeight - y - root.theme.px(14)
        theme: root.theme
        screen: root.screen
    }

    TrainingMap {
        id: map

        x: root.panes.mainX + (root.panes.stacked || root.panes.mirrored ? root.margin : 0)
        y: root.panes.mainY + root.theme.px(root.panes.stacked ? 4 : 48)
        width: root.panes.mainWidth - (root.panes.stacked ? 2 : 1) * root.margin
        height: implicitHeight
        theme: root.theme
        screen: root.screen
    }

    TrainingWeakSpots {
        x: map.x
        y: map.y + map.height + root.theme.px(14)
        width: map.width
        height: root.panes.mainY + root.panes.mainHeight - y - root.theme.px(14)
        theme: root.theme
        way: root.way
    }

    Foot {
        id: ways

        visible: root.theme.portrait
        y: bar.y - height
        width: root.width
        height: implicitHeight
        theme: root.theme

        TrainingWays {
            theme: root.theme
            screen: root.screen
        }
    }

    Foot {
        id: bar

        y: root.height - height
        width: root.width
        height: implicitHeight
        theme: root.theme

        BarButton {
            objectName: "signOut"
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Sign out")
            onTapped: root.screen.signOut()
        }

        BarButton {
            objectName: "closeTraining"
            visible: root.screen.isTrainer && !root.isTight
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Close training")
            onTapped: root.screen.closeTraining()
        }

        BarButton {
            objectName: "people"
            visible: root.screen.isTrainer
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Everyone")
            onTapped: root.screen.openPeople()
        }

        BarButton {
            objectName: "exchange"
            theme: root.theme
            fixed: theme.sizes.button
            text: root.screen.isAtHome ? qsTr("Other kiosks") : qsTr("My answers")
            onTapped: root.screen.openExchange()
        }

        Item {
            Layout.fillWidth: true
        }

        TrainingWays {
            visible: !root.theme.portrait
            theme: root.theme
            screen: root.screen
        }
    }
}
