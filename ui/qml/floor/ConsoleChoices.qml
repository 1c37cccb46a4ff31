pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// A list of choices: a touch picks one.
ConsoleList {
    id: root

    property string prefix: "choice."
    signal picked(string id)

    delegate: Rectangle {
        id: choice

        required property int index
        required property string id
        required property string label

        Accessible.role: Accessible.Button
        Accessible.name: label
        Accessible.onPressAction: root.picked(id)
        objectName: root.prefix + id
        visible: root.shows(this)
        width: root.width
        height: Math.max(root.theme.least, root.theme.px(76), words.implicitHeight + root.theme.gap)
        radius: root.theme.px(14)
        color: tap.pressed ? root.theme.pressed : root.theme.raised
        border.color: tap.pressed ? root.theme.gold : root.theme.edge
        border.width: Math.max(1, root.theme.px(2))

        PlainText {
            id: words

            x: root.theme.px(20)
            width: parent.width - 2 * x
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: choice.label
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            elide: Text.ElideRight
        }

        Touch {
            id: tap

            gesturePolicy: TapHandler.DragThreshold // The list is dragged.
            onTapped: root.picked(choice.id)
        }
    }
}
