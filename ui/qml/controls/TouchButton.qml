import QtQuick

// The one button of every screen. A dimmed one can still be touched: the table then says why it cannot be done.
Rectangle {
    id: root

    required property Theme theme
    property string text
    property string tone: "plain"
    property bool dimmed: false
    property bool repeats: false // a second touch is meant: see ui/window/touch_guard.py
    property int size: 28
    property int padding: theme.px(34)
    property int weight: Font.DemiBold
    signal tapped

    readonly property var look: dimmed ? (theme.dimmedButtons[tone] ?? theme.dimmedButtons.plain) : theme.buttons[tone]

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: root.tapped()
    implicitWidth: Math.max(theme.touch, Math.ceil(natural.advanceWidth) + 2 * padding)
    implicitHeight: theme.touch
    radius: theme.px(16)
    color: tap.pressed ? Qt.lighter(look[0], 1.45) : look[0]
    border.color: tap.pressed ? theme.gold : look[1]
    border.width: Math.max(1, theme.px(2))

    TextMetrics {
        id: natural

        text: root.text
        font.pixelSize: root.theme.type(root.size)
        font.weight: root.weight
    }

    PlainText {
        anchors.centerIn: parent
        width: root.width - Math.max(8, root.theme.px(12))
        height: root.height - Math.max(8, root.theme.px(14))
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: 11
        wrapMode: /\S{25}/.test(root.text) ? Text.Wrap : Text.WordWrap // a name may have one word of 64 letters
        elide: Text.ElideRight // the first letters are always in sight
        text: root.text
        color: root.look[2]
        font.pixelSize: root.theme.type(root.size)
        font.weight: root.weight
    }

    Touch {
        id: tap

        onTapped: root.tapped()
    }
}
