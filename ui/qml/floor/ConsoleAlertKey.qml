pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// An alert, until it is noted.
Rectangle {
    id: root

    required property Theme theme
    required property int index
    required property string key
    required property string table
    required property string tone
    required property string title
    required property string note
    property string prefix: "alert."
    property real most: Infinity // Available height: without enough of it, the note is left out.
    signal tapped

    Accessible.role: Accessible.Button
    Accessible.name: title + ", " + note
    Accessible.onPressAction: root.tapped()
    objectName: prefix + key
    implicitHeight: Math.max(theme.touch, theme.px(92), said.height + 2 * theme.px(10))
    radius: theme.px(14)
    color: tap.pressed ? theme.pressed : tone === "grave" ? theme.takePanel : theme.floorPanel
    border.color: tone === "grave" ? theme.take : theme.floorEdge
    border.width: Math.max(1, theme.px(2))

    ConsoleMark {
        id: shape

        x: root.theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        size: root.theme.px(30)
        mark: "warning"
        color: root.tone === "grave" ? root.theme.take : root.theme.floor
    }

    Column {
        id: said

        x: shape.x + shape.width + root.theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - root.theme.px(12)
        spacing: root.theme.px(2)

        PlainText {
            id: heading

            width: parent.width
            text: root.title
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        FewerWords {
            width: parent.width
            visible: heading.height + said.spacing + implicitHeight <= root.most
            wordings: [root.note, root.note.split(" · ").pop()]
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
        }
    }

    Touch {
        id: tap

        gesturePolicy: TapHandler.DragThreshold
        onTapped: root.tapped()
    }
}
