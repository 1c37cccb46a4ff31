import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// Keys to all exercises, and to the answers so far.
RowLayout {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    Layout.fillHeight: true
    spacing: Math.max(10, theme.px(theme.portrait ? 10 : 18))

    BarButton {
        objectName: "exercises"
        theme: root.theme
        fixed: theme.sizes.button
        text: qsTr("Exercises")
        onTapped: root.screen.openExercises()
    }

    BarButton {
        objectName: "all"
        theme: root.theme
        fixed: theme.sizes.button
        text: qsTr("Hands, examination")
        onTapped: root.screen.openAll()
    }

    BarButton {
        objectName: "report"
        theme: root.theme
        fixed: theme.sizes.button
        text: qsTr("My progress")
        onTapped: root.screen.openReport()
    }
}
