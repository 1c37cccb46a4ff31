pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// The exercises besides hands.
Item {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    readonly property int margin: Math.max(14, theme.px(48))

    Grid {
        id: tiles

        x: root.margin
        y: root.theme.px(72) // Leave space for the strip.
        width: root.width - 2 * x
        columns: root.theme.portrait ? 1 : 2
        spacing: root.theme.gap

        Repeater {
            model: root.screen.choices

            delegate: TrainingTile {
                required property var model
                required property string key
                required property string label

                objectName: "exercise." + key
                width: (tiles.width - (tiles.columns - 1) * tiles.spacing) / tiles.columns
                theme: root.theme
                title: label
                detail: model.detail
                onTapped: root.screen.beginExercise(key)
            }
        }
    }

    Foot {
        y: root.height - height
        width: root.width
        height: implicitHeight
        theme: root.theme

        BarButton {
            objectName: "way"
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("← Back")
            onTapped: root.screen.openWay()
        }

        Item {
            Layout.fillWidth: true
        }
    }
}
