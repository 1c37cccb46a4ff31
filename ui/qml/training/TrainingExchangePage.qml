pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// The exchange of training with other kiosks and laptops: touch a place to write all training, or a file to import it.
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
                required property var model
                required property string key
                required property string label

                required property int index

                objectName: "exchange." + index
                width: (tiles.width - (tiles.columns - 1) * tiles.spacing) / tiles.columns
                theme: root.theme
                title: label
                detail: model.detail
                mark: model.mark
                onTapped: root.screen.exchange(key)
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
            onTapped: root.screen.goHome()
        }

        Item {
            Layout.fillWidth: true
        }

        BarButton {
            objectName: "more"
            visible: root.screen.pageText !== ""
            theme: root.theme
            fixed: theme.sizes.button
            text: root.screen.pageText
            onTapped: root.screen.turnPage()
        }
    }
}
