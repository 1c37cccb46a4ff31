import QtQuick

// One row of a seat's wagers.
Item {
    id: root

    required property Theme theme
    required property string label
    required property string amount
    required property bool empty
    required property bool quiet
    property bool narrow: false

    readonly property bool dim: empty || quiet

    Text {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - sum.width - Math.max(3, root.theme.px(6))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        text: root.label
        color: root.dim ? root.theme.seatMuted : root.theme.feltInk
        font.pixelSize: root.theme.type(20)
    }

    Text {
        id: sum

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.amount
        color: root.dim ? root.theme.seatMuted : root.theme.ink
        font.pixelSize: root.theme.type(root.narrow ? 19.5 : 21)
        font.weight: Font.DemiBold
    }
}
