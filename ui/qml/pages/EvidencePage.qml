pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// The evidence of the camera's readings of a hand: the list of readings, and the pictures of the touched one.
Rectangle {
    id: root

    required property Theme theme
    required property EvidenceScreen screen

    readonly property int margin: Math.max(14, theme.px(24))

    color: theme.background

    Panes {
        id: panes

        theme: root.theme
        width: root.width
        top: 0
        bottom: foot.y
        guideHeight: root.theme.px(780)
    }

    Rectangle {
        x: panes.sideX
        width: panes.sideWidth
        height: panes.sideHeight
        color: root.theme.panel

        Column {
            x: root.margin
            y: Math.max(10, root.theme.px(24))
            width: parent.width - 2 * x
            spacing: Math.max(10, root.theme.gap)

            PlainText {
                objectName: "evidence.hand"
                width: parent.width
                font.pixelSize: root.theme.sizes.instruction
                wrapMode: Text.Wrap
                text: root.screen.hand
                color: root.theme.ink
                font.weight: Font.DemiBold
            }

            Repeater {
                model: root.screen.readings

                delegate: EvidenceReading {
                    width: parent?.width ?? 0
                    theme: root.theme
                    onTapped: root.screen.choose(nth)
                }
            }
        }
    }

    EvidenceDetail {
        x: panes.mainX + root.margin
        y: panes.mainY + Math.max(10, root.theme.px(24))
        width: panes.mainWidth - 2 * root.margin
        height: foot.y - y - root.margin
        visible: root.screen.empty === ""
        theme: root.theme
        evidence: root.screen
    }

    PlainText {
        objectName: "evidence.empty"
        x: panes.mainX + root.margin
        y: panes.mainY
        width: panes.mainWidth - 2 * root.margin
        height: foot.y - y
        visible: text !== ""
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.screen.empty
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.button
        wrapMode: Text.WordWrap
    }

    Foot {
        id: foot

        y: root.height - height
        width: root.width
        theme: root.theme

        BarButton {
            objectName: "evidence.close"
            theme: root.theme
            text: qsTr("← Back to the table")
            shorter: qsTr("← Back")
            onTapped: root.screen.leave()
        }

        PlainText {
            objectName: "evidence.page"
            Layout.fillWidth: true
            Layout.minimumWidth: Math.ceil(implicitWidth)
            horizontalAlignment: Text.AlignHCenter
            text: root.screen.pageText
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }

        BarButton {
            objectName: "evidence.up"
            visible: root.screen.pageText !== ""
            theme: root.theme
            text: qsTr("↑ Back")
            dimmed: !root.screen.canOlder
            onTapped: root.screen.turn(-1)
        }

        BarButton {
            objectName: "evidence.down"
            visible: root.screen.pageText !== ""
            theme: root.theme
            text: qsTr("↓ More")
            dimmed: !root.screen.canNewer
            onTapped: root.screen.turn(1)
        }

        BarButton {
            objectName: "evidence.before"
            theme: root.theme
            text: qsTr("Previous hand")
            shorter: qsTr("← Hand")
            dimmed: !root.screen.hasBefore
            onTapped: root.screen.goHand(-1)
        }

        BarButton {
            objectName: "evidence.after"
            theme: root.theme
            text: qsTr("Next hand")
            shorter: qsTr("Hand →")
            dimmed: !root.screen.hasAfter
            onTapped: root.screen.goHand(1)
        }
    }
}
