import QtQuick
import QtQuick.Layouts

TouchButton {
    Layout.fillHeight: true
    Layout.fillWidth: true
    Layout.minimumWidth: theme.touch
    Layout.maximumWidth: Math.max(implicitWidth, Layout.minimumWidth)
}
