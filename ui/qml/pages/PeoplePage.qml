pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// A manager adds a person, or changes one: name, roles, license, badge, PIN, leaving and returning. One step is shown at a
// time.
Rectangle {
    id: root

    required property Theme theme
    required property PeopleScreen screen
    property string away: qsTr("← Back to the table")

    readonly property int margin: Math.max(14, theme.px(24))
    readonly property real padX: theme.leftHanded ? width - theme.sideMargin - theme.padWidth : theme.sideMargin
    readonly property int across: 8
    readonly property real keyWidth: (body.width - (across - 1) * theme.gap) / across

    color: theme.background

    Column {
        id: body

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.margin
        width: Math.min(parent.width - 2 * root.margin, Math.max(8 * root.theme.least + 7 * root.theme.gap, root.theme.px(1000)))
        spacing: root.theme.gap

        PlainText {
            objectName: "people.title"
            width: parent.width
            text: root.screen.title === "" ? qsTr("People") : root.screen.title
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.primary
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }

        PlainText {
            objectName: "people.note"
            visible: text !== ""
            width: parent.width
            text: root.screen.note
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.button
            wrapMode: Text.Wrap
        }

        PinPad {
            width: parent.width
            visible: root.screen.step === "choose"
            theme: root.theme
            pad: root.screen.findPad
            prefix: "people."
            columns: 6
        }

        PlainText {
            objectName: "people.typed"
            width: parent.width
            visible: root.screen.step === "text" || root.screen.step === "pin"
            text: root.screen.step === "pin" ? "●".repeat(root.screen.dots) + "○".repeat(8 - root.screen.dots) : root.screen.typed + "_"
            color: root.theme.gold
            font.pixelSize: root.theme.sizes.instruction
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
            elide: Text.ElideLeft // The end is being entered.
        }

        Grid {
            id: lines

            visible: root.screen.step === "acts" || root.screen.step === "roles"
            columns: 2
            spacing: root.theme.gap

            Repeater {
                model: lines.visible ? root.screen.keys : null

                delegate: TouchButton {
                    required property int index
                    required property string key
                    required property string label
                    required property bool chosen

                    objectName: "people." + key
                    width: (body.width - root.theme.gap) / 2
                    theme: root.theme
                    padding: 8
                    tone: chosen ? "chosen" : "floorQuiet"
                    text: label
                    onTapped: root.screen.step === "roles" ? root.screen.pickRole(key) : root.screen.act(key)
                }
            }
        }

        Grid {
            id: letters

            visible: root.screen.step === "text"
            columns: root.across
            spacing: root.theme.gap

            Repeater {
                model: letters.visible ? root.screen.keys : null

                delegate: TouchButton {
                    required property int index
                    required property string key
                    required property string label

                    objectName: "letter." + key
                    width: root.keyWidth
                    height: root.theme.least
                    repeats: true
                    theme: root.theme
                    padding: 4
                    text: label
                    onTapped: root.screen.type(key)
                }
            }
        }

        Row {
            visible: root.screen.step === "text"
            spacing: root.theme.gap

            Repeater {
                model: [["letters", "ABC"], ["accents", "ÁÇÑ"], ["digits", "123"], ["case", "Aa"], [" ", qsTr("Space")], ["back", "⌫"]]

                delegate: TouchButton {
                    required property var modelData

                    objectName: "letters." + (modelData[0] === " " ? "space" : modelData[0])
                    width: (body.width - 5 * root.theme.gap) / 6
                    height: root.theme.least
                    repeats: true
                    theme: root.theme
                    padding: 4
                    fixed: theme.sizes.caption
                    text: modelData[1]
                    onTapped: modelData[0] === " " || modelData[0] === "back" ? root.screen.type(modelData[0]) : root.screen.showLetters(modelData[0])
                }
            }
        }

        PinPad {
            width: parent.width
            visible: root.screen.step === "sign"
            theme: root.theme
            pad: root.screen.signPad
            columns: 6
            hasKeys: false
        }

        Strip {
            width: parent.width
            height: Math.max(34, root.theme.px(48))
            theme: root.theme
            screen: root.screen
        }
    }

    NumberKeys {
        x: root.padX
        y: foot.y - root.theme.padFoot - root.theme.padHeight
        visible: root.screen.step === "pin"
        theme: root.theme
        prefix: "newPin."
        extra: ""
        onPressed: key => root.screen.pinKey(key)
    }

    PinKeys {
        x: root.padX
        y: foot.y - root.theme.padFoot - root.theme.padHeight
        visible: root.screen.step === "sign" && root.screen.signPad.signer !== ""
        theme: root.theme
        pad: root.screen.signPad
        prefix: "pin."
    }

    Rectangle {
        id: foot

        y: root.height - height
        width: root.width
        height: root.theme.footHeight
        color: root.theme.panel

        Rectangle {
            width: parent.width
            height: 1
            color: root.theme.line
        }

        TouchButton {
            objectName: "people.back"
            x: root.theme.px(28)
            y: root.theme.barPad
            height: parent.height - 2 * y
            theme: root.theme
            text: root.screen.step === "choose" ? root.away : qsTr("← Back")
            onTapped: root.screen.back()
        }

        TouchButton {
            objectName: "people.add"
            visible: root.screen.step === "choose"
            anchors.right: parent.right
            anchors.rightMargin: root.theme.px(28)
            y: root.theme.barPad
            height: parent.height - 2 * y
            theme: root.theme
            tone: "floorQuiet"
            text: qsTr("Add a person")
            onTapped: root.screen.add()
        }

        TouchButton {
            objectName: "people.go"
            visible: ["text", "roles", "pin", "question", "sign"].includes(root.screen.step)
            anchors.right: parent.right
            anchors.rightMargin: root.theme.px(28)
            y: root.theme.barPad
            height: parent.height - 2 * y
            theme: root.theme
            tone: "floor"
            dimmed: !root.screen.isEnough
            text: root.screen.step === "sign" ? qsTr("Sign") : root.screen.step === "question" ? qsTr("Yes, two people") : qsTr("Go on")
            onTapped: root.screen.go()
        }
    }
}
