pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// The needs of one person: time for an answer, size of words, the touching hand. A manager signs them.
Item {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    readonly property int margin: Math.max(14, theme.px(28))

    Column {
        x: root.margin
        y: root.theme.px(60)
        width: root.width - 2 * x
        spacing: root.theme.px(26)

        Repeater {
            model: 3

            delegate: Column {
                id: group

                required property int index

                width: parent?.width ?? 0
                spacing: root.theme.gap

                PlainText {
                    width: parent.width
                    text: [qsTr("Time for an answer"), qsTr("Size of words"), qsTr("Hand that touches")][group.index]
                    color: root.theme.muted
                    font.pixelSize: root.theme.sizes.caption
                }

                Row {
                    id: keys

                    width: parent.width
                    spacing: root.theme.gap

                    Repeater {
                        id: choices

                        model: [root.screen.needTimes, root.screen.needWords, root.screen.needHands][group.index]

                        delegate: TouchButton {
                            required property string key
                            required property string label
                            required property bool chosen

                            objectName: "need." + key
                            width: (keys.width - (choices.count - 1) * keys.spacing) / Math.max(1, choices.count)
                            height: Math.max(root.theme.least, root.theme.px(96))
                            theme: root.theme
                            padding: 4
                            fixed: theme.sizes.caption
                            tone: chosen ? "chosen" : "plain"
                            text: label
                            onTapped: root.screen.chooseNeed(key)
                        }
                    }
                }
            }
        }

        PlainText {
            width: parent.width
            text: qsTr("It is kept with the certificate’s record. The printed certificate does not show it.")
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }
    }

    Foot {
        y: root.height - height
        width: root.width
        height: implicitHeight
        theme: root.theme

        BarButton {
            objectName: "back"
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("← Back")
            onTapped: root.screen.backToPerson()
        }

        Item {
            Layout.fillWidth: true
        }

        BarButton {
            objectName: "primary"
            theme: root.theme
            Layout.minimumWidth: root.theme.px(280)
            tone: "primary"
            text: qsTr("Sign")
            onTapped: root.screen.signNeeds()
        }
    }
}
