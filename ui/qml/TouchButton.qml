import QtQuick

// The one button of every screen. A dimmed one can still be touched: the table then says why it cannot be done.
Rectangle {
    id: root

    required property Theme theme
    property string text
    property string tone: "plain"
    property bool dimmed: false
    property int size: 28
    property int padding: theme.px(34)
    property int weight: Font.DemiBold
    signal tapped

    readonly property var look: dimmed ? (dims[tone] ?? dims.plain) : tones[tone]
    readonly property var tones: ({
            plain: ["#18232c", "#3a4f5f", "#eef3f6"],
            primary: ["#e8bf62", "#e8bf62", "#15120a"],
            chosen: ["#e8bf62", "#e8bf62", "#15120a"],
            option: ["#15463c", "#2c6e5e", "#eef3f6"],
            quiet: ["#0a231e", "#3b6a5f", "#cfe0da"],
            floorLine: ["#1c1810", "#ffb020", "#ffb020"],
            floor: ["#ffb020", "#ffb020", "#17120a"],
            floorQuiet: ["#1c1810", "#7a5a1c", "#f3dcae"],
            take: ["#3a1714", "#ff6b5e", "#ffd2cd"]
        })
    readonly property var dims: ({
            plain: ["#141d24", "#263541", "#8799a6"],
            primary: ["#4b4430", "#4b4430", "#dccb9c"],
            option: ["#0d2f28", "#1d4b41", "#8fa9a1"],
            quiet: ["#0a231e", "#1d4b41", "#8fa9a1"],
            floor: ["#4a3a17", "#4a3a17", "#e6cf9f"],
            floorQuiet: ["#1c1810", "#4a3a17", "#b39c6c"]
        })

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

    Text {
        id: label

        anchors.centerIn: parent
        width: root.width - 8
        height: root.height - 8
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: 13
        wrapMode: Text.WordWrap
        lineHeight: 1.05
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
