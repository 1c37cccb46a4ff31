import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// Undo and exceptions at the left; at the right the one primary action, always in the same place; on an upright screen
// above them.
Foot {
    id: root

    required property TableScreen screen
    property bool waits: false // Whether something other than the step is asked: its key is then an ordinary one.

    inTwoRows: theme.portrait

    BarButton {
        objectName: "undo"
        theme: root.theme
        fixed: theme.sizes.button
        text: qsTr("↩ Undo")
        shorter: "↩"
        dimmed: !root.screen.canUndo
        onTapped: root.screen.undo()
    }

    BarButton {
        objectName: "forfeit"
        theme: root.theme
        fixed: theme.sizes.button
        text: root.screen.forfeiting ? qsTr("Cancel") : qsTr("Forfeit hand")
        shorter: root.screen.forfeiting ? "" : qsTr("Forfeit")
        orElse: qsTr("Forfeit hand")
        tone: root.screen.forfeiting ? "take" : "plain"
        dimmed: !root.screen.canForfeit
        onTapped: root.screen.forfeitMode()
    }

    BarButton {
        readonly property bool leaves: root.screen.panelLeaves && !root.screen.forfeiting // one way out

        objectName: "exceptions"
        theme: root.theme
        fixed: theme.sizes.button
        text: leaves ? qsTr("Cancel") : qsTr("Exceptions")
        orElse: qsTr("Exceptions")
        tone: leaves ? "take" : "plain"
        dimmed: !root.screen.canExcept
        onTapped: root.screen.exceptionsPanel()
    }

    BarButton {
        readonly property bool calling: root.screen.panel === "call" || root.screen.panel === "came"

        objectName: "floor"
        theme: root.theme
        fixed: theme.sizes.button
        orElse: qsTr("Floor is here")
        text: calling ? qsTr("Cancel") : root.screen.floorCalled ? qsTr("Floor is here") : qsTr("Call floor")
        tone: calling ? "take" : root.screen.floorCalled ? "floor" : "floorLine"
        onTapped: root.screen.floorPanel()
    }

    BarButton {
        objectName: "cardWrong"
        theme: root.theme
        fixed: theme.sizes.button
        visible: root.screen.canCorrect
        shorter: root.screen.correcting ? "" : qsTr("Misread")
        text: root.screen.correcting && root.screen.panel !== "exceptions" ? qsTr("Cancel") : root.screen.dice ? qsTr("Misread die") : qsTr("Misread card")
        tone: root.screen.correcting && root.screen.panel !== "exceptions" ? "take" : "plain"
        onTapped: root.screen.cardWrong()
    }

    BarButton {
        objectName: "clearAlarm"
        theme: root.theme
        fixed: theme.sizes.button
        visible: root.screen.hasAlarm
        text: qsTr("Clear alarm")
        tone: "floorLine"
        onTapped: root.screen.clearAlarm()
    }

    Item {
        Layout.fillWidth: true
        Layout.leftMargin: -root.row.spacing // With no width, it takes no place.
    }

    RowLayout {
        parent: root.inTwoRows ? root.ahead : root.row
        Layout.fillHeight: true
        Layout.fillWidth: true
        layoutDirection: root.row.layoutDirection
        spacing: root.row.spacing

        Item {
            visible: root.inTwoRows
            Layout.fillWidth: true
        }

        BarButton {
            objectName: "secondary"
            inTwoLines: true
            theme: root.theme
            fixed: theme.sizes.button
            visible: root.screen.secondary !== ""
            text: root.screen.secondary
            onTapped: root.screen.secondaryAction()
        }

        BarButton {
            objectName: "primary"
            theme: root.theme
            fixed: theme.sizes.primary
            Layout.minimumWidth: Math.max(twoLines + 16, root.theme.px(root.screen.canProceed ? 374 : 320)) // One that waits may be narrower.
            Layout.maximumWidth: Math.max(implicitWidth, Layout.minimumWidth, root.theme.px(374))
            text: root.screen.canProceed ? qsTr("%1 →").arg(root.screen.primary) : root.screen.primary
            tone: root.waits ? "plain" : "primary"
            dimmed: !root.screen.canProceed
            onTapped: root.screen.proceed()
        }
    }
}
