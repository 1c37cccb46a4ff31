pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// Lines of facts. Good and bad have a mark as well as a color.
Column {
    id: root

    required property Theme theme
    required property var facts

    readonly property int pad: Math.max(10, theme.px(20))

    signal tooLong(int rows)

    spacing: Math.max(4, theme.px(10))

    FittingRows {
        rows: shown
        column: root
        room: root.height
        onFits: most => root.tooLong(most)
    }

    Repeater {
        id: shown

        model: root.facts

        delegate: Rectangle {
            id: fact

            required property int index
            required property string label
            required property string value
            required property string tone

            objectName: "diagnostics.fact." + index
            width: root.width
            height: Math.max(term.height, said.height) + 2 * Math.max(8, root.theme.px(16))
            radius: root.theme.px(14)
            color: root.theme.panel
            border.color: tone === "good" ? root.theme.pay : tone === "bad" ? root.theme.take : root.theme.line
            border.width: Math.max(1, root.theme.px(2))

            PlainText {
                id: term

                x: root.pad
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width * 0.32 - 2 * root.pad
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.Wrap
                text: fact.label
                color: root.theme.muted
            }

            PlainText {
                id: said

                x: parent.width * 0.32
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x - root.pad
                text: (fact.tone === "good" ? "✓  " : fact.tone === "bad" ? "✕  " : "") + fact.value
                color: fact.tone === "bad" ? root.theme.take : root.theme.ink
                font.pixelSize: root.theme.sizes.button
                wrapMode: Text.Wrap
            }
        }
    }
}
