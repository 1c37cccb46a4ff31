import QtQuick
import "../controls"

// An amount in a seat. One that is too long for the seat, from $100,000 on, has the size of a caption: no cent is left out.
PlainText {
    id: root

    required property Theme theme
    property int size: theme.sizes.amount

    visible: text !== ""
    font.pixelSize: natural.advanceWidth <= width ? size : theme.sizes.caption
    font.weight: Font.Bold
    lineHeight: 0.95

    TextMetrics {
        id: natural

        text: root.text
        font.pixelSize: root.size
        font.weight: root.font.weight
    }
}
