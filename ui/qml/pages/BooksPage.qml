pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The nights, the count room, the charities, and the reports of a house. One of them is shown at a time.
Rectangle {
    id: root

    required property Theme theme
    required property BooksScreen screen
    property string away: qsTr("← Back to the table")

    readonly property int margin: Math.max(14, theme.px(24))
    readonly property real padX: theme.leftHanded ? width - theme.sideMargin - theme.padWidth : theme.sideMargin
    readonly property bool pads: screen.step === "pad" || screen.step === "sign"

    color: theme.background

    Item {
        id: head

        x: root.margin
        y: root.margin
        width: parent.width - 2 * x
        height: root.theme.portrait ? 2 * root.theme.touch + root.theme.gap : root.theme.touch

        Row {
            id: tabs

            readonly property real room: root.theme.portrait ? parent.width : parent.width * 0.6

            spacing: root.theme.gap

            Repeater {
                id: tabKeys

                model: root.screen.tabs

                delegate: TouchButton {
                    required property int index
                    required property string key
                    required property string label
                    required property bool chosen

                    objectName: "books." + key
                    width: (tabs.room - (tabKeys.count - 1) * root.theme.gap) / tabKeys.count
                    theme: root.theme
                    padding: 8
                    fixed: theme.sizes.caption
                    tone: chosen ? "chosen" : "plain"
                    text: label
                    onTapped: root.screen.openTab(key)
                }
            }
        }

        Row {
            anchors.right: parent.right
            y: root.theme.portrait ? root.theme.touch + root.theme.gap : 0
            spacing: root.theme.gap

            PlainText {
                objectName: "books.day"
                height: root.theme.touch
                width: Math.min(implicitWidth, head.width * (root.theme.portrait ? 1 : 0.4) - 2 * root.theme.least - 3 * root.theme.gap)
                verticalAlignment: Text.AlignVCenter
                text: root.screen.day
                color: root.theme.soft
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.WordWrap
            }

            TouchButton {
                objectName: "books.before"
                width: root.theme.least
                theme: root.theme
                padding: 4
                text: "←"
                onTapped: root.screen.turnDay(-1)
            }

            TouchButton {
                objectName: "books.after"
                width: root.theme.least
                theme: root.theme
                padding: 4
                text: "→"
                onTapped: root.screen.turnDay(1)
            }
        }
    }

    Item {
        x: root.margin
        y: head.y + head.height + root.margin
        width: parent.width - 2 * x
        height: (strip.visible && root.screen.step === "show" ? strip.y - root.theme.gap : foot.y - root.margin) - y

        Loader {
            anchors.fill: parent
            active: root.screen.tab === "night" && root.screen.step === "show"

            sourceComponent: BooksNight {
                theme: root.theme
                screen: root.screen
            }
        }

        Loader {
            anchors.fill: parent
            active: root.screen.tab === "reports" && root.screen.step === "show"

            sourceComponent: BooksReport {
                theme: root.theme
                screen: root.screen
            }
        }

        Loader {
            anchors.fill: parent
            active: root.screen.step === "pad" || (root.screen.step === "show" && (root.screen.tab === "count" || root.screen.tab === "charities" || root.screen.tab === "players"))

            sourceComponent: BooksList {
                theme: root.theme
                screen: root.screen
            }
        }

        Loader {
            anchors.fill: parent
            active: root.screen.step === "text"

            sourceComponent: BooksText {
                theme: root.theme
                screen: root.screen
            }
        }

        PinPad {
            anchors.right: parent.right
            width: parent.width - (root.theme.portrait ? 0 : root.theme.padWidth + root.margin)
            visible: root.screen.step === "sign"
            theme: root.theme
            pad: root.screen.signPad
            columns: 6
            hasKeys: false
        }
    }

    NumberKeys {
        x: root.padX
        y: foot.y - root.theme.padFoot - root.theme.padHeight
        visible: root.screen.step === "pad"
        theme: root.theme
        prefix: "count."
        extra: ""
        onPressed: key => root.screen.countKey(key)
    }

    PinKeys {
        x: root.padX
        y: foot.y - root.theme.padFoot - root.theme.padHeight
        visible: root.screen.step === "sign" && root.screen.signPad.signer !== ""
        theme: root.theme
        pad: root.screen.signPad
        prefix: "pin."
    }

    Strip {
        id: strip

        x: root.margin
        y: foot.y - height - root.theme.gap
        width: root.width - 2 * x
        height: implicitHeight
        theme: root.theme
        screen: root.screen
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
            id: back

            // Beside two other keys, its words do not fit in one line.
            readonly property real room: root.theme.portrait && closes.visible ? (foot.width - 2 * root.theme.px(28) - 2 * root.theme.gap) / 3 : 0

            objectName: "books.back"
            x: root.theme.px(28)
            y: root.theme.barPad
            height: parent.height - 2 * y
            theme: root.theme
            width: room > 0 ? room : implicitWidth
            text: root.screen.leaves ? root.away : qsTr("← Back")
            onTapped: root.screen.back()
        }

        Row {
            id: signed

            visible: root.screen.tab === "night" && !root.theme.portrait
            x: back.x + back.width + root.theme.gap
            y: root.theme.barPad
            height: parent.height - 2 * y
            spacing: root.theme.gap

            Repeater {
                model: root.screen.signed

                delegate: Rectangle {
                    id: signature

                    required property int index
                    required property string label
                    required property string who

                    visible: signed.x + x + width < (go.visible ? go.x : closes.x)
                    width: Math.max(name.implicitWidth, what.implicitWidth) + 2 * root.theme.px(20)
                    height: signed.height
                    radius: root.theme.px(12)
                    color: who !== "" ? root.theme.payPanel : "transparent"
                    border.color: who !== "" ? root.theme.tileFullLine : root.theme.edge
                    border.width: Math.max(1, root.theme.px(2))

                    PlainText {
                        id: what

                        x: root.theme.px(20)
                        height: parent.height / 2
                        verticalAlignment: Text.AlignBottom
                        text: signature.label
                        color: root.theme.soft
                        font.pixelSize: root.theme.sizes.caption
                    }

                    PlainText {
                        id: name

                        x: root.theme.px(20)
                        y: parent.height / 2
                        height: parent.height / 2
                        text: signature.who !== "" ? "✓ " + signature.who : "○"
                        color: signature.who !== "" ? root.theme.pay : root.theme.soft
                        font.pixelSize: root.theme.sizes.caption
                        font.weight: Font.DemiBold
                    }
                }
            }
        }

        TouchButton {
            id: go

            objectName: "books.go"
            visible: root.screen.step !== "show" || root.screen.tab === "night"
            width: back.room > 0 ? back.room : implicitWidth
            x: (closes.visible ? closes.x - root.theme.gap : closes.x + closes.width) - width
            y: root.theme.barPad
            height: parent.height - 2 * y
            theme: root.theme
            tone: root.screen.step === "show" ? "plain" : "floor"
            dimmed: !root.screen.isEnough
            text: root.screen.step === "sign" ? qsTr("Sign") : root.screen.step === "show" ? qsTr("Write the packets") : qsTr("Go on")
            onTapped: root.screen.step === "sign" ? root.screen.sign() : root.screen.go()
        }

        TouchButton {
            id: closes

            objectName: "books.close"
            visible: root.screen.step === "show" && root.screen.closes !== ""
            anchors.right: parent.right
            anchors.rightMargin: root.theme.px(28)
            y: root.theme.barPad
            height: parent.height - 2 * y
            theme: root.theme
            tone: "floor"
            width: back.room > 0 ? back.room : implicitWidth
            dimmed: !root.screen.canClose
            text: root.screen.closes
            onTapped: root.screen.closeNight()
        }
    }
}
