pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Who is locked out after too many wrong PINs. A manager ends the lock by a touch.
Rectangle {
    id: root

    required property Theme theme
    required property LocksScreen screen

    readonly property int margin: Math.max(14, theme.px(24))

    color: theme.background

    PlainText {
        id: title

        x: root.margin
        y: root.margin
        width: parent.width - 2 * x
        text: qsTr("Locked PINs")
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.primary
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    PlainText {
        objectName: "locks.empty"
        visible: text !== ""
        width: parent.width
        height: bar.y
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.screen.empty
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.button
        wrapMode: Text.WordWrap
    }

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        y: title.y + title.height + root.margin
        width: Math.max(320, root.theme.px(900))
        spacing: root.theme.gap

        PlainText {
            objectName: "locks.note"
            visible: text !== ""
            width: parent.width
            bottomPadding: root.theme.px(14)
            text: root.screen.note
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.button
            wrapMode: Text.WordWrap
        }

        Repeater {
            model: root.screen.locked

            delegate: TouchButton {
                required property int index
                required property string id
                required property string label

                objectName: "unlock." + id
                width: parent?.width ?? 0
                theme: root.theme
                padding: 8
                tone: "floorLine"
                text: label
                onTapped: root.screen.unlock(id)
            }
        }

        Strip {
            width: parent.width
            height: Math.max(34, root.theme.px(48))
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

        TouchButton {
            objectName: "locks.close"
            x: root.theme.px(28)
            y: root.theme.barPad
            height: parent.height - 2 * y
            theme: root.theme
            text: qsTr("← Back to the table")
            onTapped: root.screen.leave()
        }

        Row {
            anchors.right: parent.right
            anchors.rightMargin: root.theme.px(28)
            y: root.theme.barPad
            height: parent.height - 2 * y
            visible: root.screen.pageText !== ""
            spacing: root.theme.gap

            PlainText {
                objectName: "locks.page"
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: root.screen.pageText
                color: root.theme.soft
                font.pixelSize: root.theme.sizes.caption
            }

            TouchButton {
                objectName: "locks.back"
                height: parent.height
                width: Math.max(root.theme.least, root.theme.px(120))
                theme: root.theme
                padding: 8
                dimmed: !root.screen.canBack
                text: "←"
                onTapped: root.screen.turnPage(-1)
            }

            TouchButton {
                objectName: "locks.on"
                height: parent.height
                width: Math.max(root.theme.least, root.theme.px(120))
                theme: root.theme
                padding: 8
                dimmed: !root.screen.canOn
                text: "→"
                onTapped: root.screen.turnPage(1)
            }
        }
    }
}
