pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"
import "../table"

// A finished hand again: the table's own screen, whole and smaller, in a frame that no table ever has.
Rectangle {
    id: root

    required property Theme theme
    required property RecallScreen recall

    readonly property int margin: Math.max(10, theme.px(22))
    readonly property bool across: theme.portrait
    readonly property bool mirrored: theme.leftHanded && !across
    readonly property real room: across ? width - 2 * margin : width - 3 * margin - verbs.width
    readonly property real share: Math.min(room / width, (foot.y - picture.y - margin) / height)

    color: theme.recallGround

    Rectangle {
        id: band

        width: root.width
        height: Math.max(56, root.theme.px(84))
        color: root.theme.recall

        Row {
            id: which

            x: root.margin
            height: parent.height
            spacing: root.theme.px(26)

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: word.implicitWidth + 2 * root.theme.px(18)
                height: word.implicitHeight + root.theme.px(10)
                radius: root.theme.px(8)
                color: root.theme.recallMark

                PlainText {
                    id: word

                    objectName: "recall.mark"
                    anchors.centerIn: parent
                    text: qsTr("RECALL")
                    color: root.theme.onRecallMark
                    font.pixelSize: root.theme.type(34)
                    font.weight: Font.Bold
                    font.letterSpacing: root.theme.px(3)
                }
            }

            PlainText {
                objectName: "recall.hand"
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: root.recall.hand
                color: root.theme.recallInk
                font.pixelSize: root.theme.type(34)
                font.weight: Font.DemiBold
            }

            PlainText {
                objectName: "recall.when"
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: root.recall.when
                color: root.theme.recallInk
                font.pixelSize: root.theme.type(28)
            }
        }

        PlainText {
            visible: !root.across
            anchors.right: parent.right
            anchors.rightMargin: root.margin
            width: parent.width - which.width - 2 * root.margin - which.spacing
            height: parent.height
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            text: qsTr("This hand is over. Nothing here can be paid or changed.")
            color: root.theme.recallInk
            font.pixelSize: root.theme.type(22)
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
        }
    }

    Rectangle {
        readonly property int rim: Math.max(3, root.theme.px(5))

        x: picture.x - rim
        y: picture.y - rim
        width: root.width * root.share + 2 * rim
        height: root.height * root.share + 2 * rim
        color: root.theme.recall
    }

    Binding {
        root.theme.shrinks: root.share !== 1
    }

    TablePage {
        id: picture

        x: root.mirrored ? root.width - root.margin - width * root.share : root.margin
        y: band.height + root.margin
        width: root.width
        height: root.height
        enabled: false
        scale: root.share
        transformOrigin: Item.TopLeft
        theme: root.theme
        screen: root.recall.table
    }

    Item {
        id: foot

        x: root.mirrored ? root.width - root.margin - width : root.margin
        y: (root.across ? verbs.y : root.height) - root.margin - height
        width: root.room
        height: Math.max(happened.height, evidence.visible ? evidence.height : 0)

        Column {
            id: happened

            width: evidence.visible ? evidence.x - root.theme.gap : parent.width
            spacing: root.theme.px(4)

            PlainText {
                width: parent.width
                text: qsTr("%1 · %2").arg(root.recall.step).arg(root.recall.by)
                color: root.theme.recallSoft
                font.pixelSize: root.theme.type(22)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 11
            }

            PlainText {
                objectName: "recall.said"
                width: parent.width
                text: root.recall.said
                color: root.theme.recallInk
                font.pixelSize: root.theme.type(30)
                font.weight: Font.DemiBold
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 13
            }
        }

        TouchButton {
            id: evidence

            objectName: "recall.evidence"
            visible: root.recall.hasEvidence
            x: parent.width - width
            width: verbs.key
            theme: root.theme
            padding: 8
            size: 24
            text: qsTr("Camera evidence")
            onTapped: root.recall.evidence()
        }
    }

    Grid {
        id: verbs

        readonly property int key: root.across ? (root.width - 2 * root.margin - 2 * spacing) / 3 : Math.max(176, root.theme.px(290))

        x: root.across || root.mirrored ? root.margin : root.width - root.margin - width
        y: root.across ? close.y - root.theme.gap - height : picture.y
        columns: root.across ? 3 : 1
        spacing: root.theme.gap

        Repeater {
            model: [["start", qsTr("To the start"), root.recall.canBack], ["question_before", qsTr("Previous question"), root.recall.canBack], ["back", qsTr("← Back one step"), root.recall.canBack], ["on", qsTr("Forward one step →"), root.recall.canOn], ["question_after", qsTr("Next question"), root.recall.canOn], ["end", qsTr("To the end"), root.recall.canOn]]

            delegate: TouchButton {
                required property int index
                required property var modelData

                objectName: "recall." + modelData[0]
                width: verbs.key
                theme: root.theme
                padding: 8
                size: 26
                tone: modelData[0] === "on" ? "primary" : "plain"
                dimmed: !modelData[2]
                text: modelData[1]
                onTapped: root.recall.go(modelData[0])
            }
        }
    }

    Row {
        id: exceptions

        readonly property int key: root.recall.canReopen && !root.across ? (verbs.key - spacing) / 2 : verbs.key

        x: verbs.x
        y: close.y - (root.across ? 0 : height + root.theme.gap)
        spacing: root.theme.gap

        TouchButton {
            objectName: "recall.dispute"
            width: exceptions.key
            theme: root.theme
            padding: 4
            size: 24
            tone: "floorQuiet"
            text: qsTr("Dispute")
            onTapped: root.recall.dispute()
        }

        TouchButton {
            objectName: "recall.reopen"
            visible: root.recall.canReopen
            width: exceptions.key
            theme: root.theme
            padding: 4
            size: 24
            tone: "floorQuiet"
            text: qsTr("Reopen")
            onTapped: root.recall.reopen()
        }
    }

    TouchButton {
        id: close

        objectName: "recall.close"
        x: root.across ? verbs.x + 2 * (verbs.key + verbs.spacing) : verbs.x
        y: root.height - root.margin - height
        width: verbs.key
        theme: root.theme
        padding: 8
        size: 26
        tone: "plain"
        text: qsTr("Close recall")
        onTapped: root.recall.leave()
    }
}
