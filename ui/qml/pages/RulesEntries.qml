pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Up to four entries: the present question in gold, the document's clauses, and the house's rulings.
Column {
    id: root

    required property Theme theme
    required property RulesScreen rules
    required property real room

    readonly property int pad: Math.max(12, theme.px(24))

    spacing: Math.max(10, theme.px(18))

    FittingRows {
        rows: shown
        column: root
        room: root.room
        onFits: most => root.rules.showAtMost(most)
    }

    Repeater {
        id: shown

        model: root.rules.entries

        delegate: Rectangle {
            id: entry

            required property int index
            required property string heading
            required property string words
            required property string note
            required property string tone

            readonly property bool house: tone === "house"

            objectName: "rules.entry." + index
            width: root.width
            height: said.height + 2 * root.pad
            radius: root.theme.px(16)
            color: house ? root.theme.floorPanel : root.theme.panel
            border.color: tone === "now" ? root.theme.gold : house ? root.theme.floorEdge : root.theme.line
            border.width: Math.max(1, root.theme.px(2))

            Column {
                id: said

                x: root.pad
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 2 * x
                spacing: root.theme.px(8)

                PlainText {
                    width: parent.width
                    text: entry.heading
                    color: entry.tone === "rule" ? root.theme.muted : entry.tone === "plain" ? root.theme.floor : root.theme.gold
                    font.pixelSize: root.theme.sizes.button
                    font.weight: Font.DemiBold
                    wrapMode: Text.WordWrap
                }

                PlainText {
                    width: parent.width
                    text: entry.house ? qsTr("%1: %2").arg(entry.note).arg(entry.words) : entry.words
                    color: root.theme.ink
                    font.pixelSize: root.theme.sizes.primary
                    lineHeight: 1.1
                    wrapMode: Text.WordWrap
                }

                PlainText {
                    width: parent.width
                    visible: text !== ""
                    text: entry.house ? "" : entry.note
                    color: root.theme.muted
                    font.pixelSize: root.theme.sizes.caption
                }
            }
        }
    }
}
