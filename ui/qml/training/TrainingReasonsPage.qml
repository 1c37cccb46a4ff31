pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The reasons to revoke a certificate: touch one.
Item {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    readonly property int margin: Math.max(14, theme.px(28))

    Grid {
        id: tiles

        x: root.margin
        y: root.theme.px(60)
        width: root.width - 2 * x
        columns: root.theme.portrait ? 1 : 2
        spacing: root.theme.gap

        Repeater {
            model: root.screen.choices

            delegate: TrainingTile {
                required property int index
                required property string label

                objectName: "why." + index
                width: (tiles.width - (tiles.columns - 1) * tiles.spacing) / tiles.columns
                theme: root.theme
                title: label
                onTapped: root.screen.pickWhy(index)
            }
        }
    }

    Foot {
        y: root.height - height
        width: root.width
        height: implicitHeight
        theme: root.theme

        BarButton {
            objectName: "back"
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("← Back")
            onTapped: root.screen.backToPerson()
        }
    }
}
