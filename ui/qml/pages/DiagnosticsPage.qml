pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// The diagnostics: headings at the left, and the text under the touched one. Nothing is typed here.
Rectangle {
    id: root

    required property Theme theme
    required property DiagnosticsScreen screen

    readonly property int margin: Math.max(14, theme.px(24))
    readonly property int sideWidth: Math.max(264, theme.px(420))

    color: theme.background

    Rectangle {
        visible: root.screen.surface === null
        id: side

        width: root.sideWidth
        height: bar.y
        color: root.theme.panel

        Column {
            x: root.margin
            y: Math.max(10, root.theme.px(24))
            width: parent.width - 2 * x
            spacing: root.theme.gap

            PlainText {
                width: parent.width
                visible: implicitWidth <= width // The tabs show it, too.
                bottomPadding: root.theme.px(10)
                text: qsTr("Diagnostics")
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.instruction
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
            }

            Repeater {
                model: root.screen.tabs

                delegate: TouchButton {
                    required property int index
                    required property string key
                    required property string label
                    required property bool chosen

                    objectName: "diagnostics.tab." + key
                    width: side.width - 2 * root.margin
                    theme: root.theme
                    padding: 8
                    tone: chosen ? "chosen" : "plain"
                    text: label
                    onTapped: root.screen.choose(key)
                }
            }
        }
    }

    PlainText {
        visible: root.screen.surface === null
        id: title

        objectName: "diagnostics.title"
        x: side.width + root.margin
        y: Math.max(10, root.theme.px(24))
        width: root.width - x - root.margin
        text: root.screen.title
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.instruction
        font.weight: Font.DemiBold
    }

    Item {
        visible: root.screen.surface === null

        x: title.x
        y: title.y + title.height + root.theme.gap
        width: title.width
        height: strip.y - y - root.theme.gap

        DiagnosticsDevices {
            id: devices

            anchors.fill: parent
            visible: root.screen.tab === "devices"
            theme: root.theme
            diagnostics: root.screen
        }

        DiagnosticsFacts {
            anchors.fill: parent
            visible: root.screen.tab !== "devices"
            theme: root.theme
            facts: root.screen.facts
            onTooLong: rows => root.screen.showAtMost(rows)
        }

        PlainText {
            objectName: "diagnostics.empty"
            visible: text !== ""
            y: devices.visible ? Math.min(parent.height, devices.implicitHeight) : 0
            width: parent.width
            height: parent.height - y
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.screen.empty
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.button
            wrapMode: Text.WordWrap
        }
    }

    Strip {
        visible: root.screen.surface === null && root.screen.strip !== ""
        id: strip

        x: title.x
        y: bar.y - root.theme.gap - height
        width: title.width
        height: Math.max(34, root.theme.px(48), implicitHeight)
        theme: root.theme
        screen: root.screen
    }

    Rectangle {
        visible: root.screen.surface === null
        id: bar

        y: root.height - height
        width: root.width
        height: root.theme.footHeight
        color: root.theme.panel

        Rectangle {
            width: parent.width
            height: 1
            color: root.theme.line
        }

        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: root.theme.px(28)
            anchors.rightMargin: root.theme.px(28)
            anchors.topMargin: root.theme.barPad
            anchors.bottomMargin: root.theme.barPad
            spacing: Math.max(10, root.theme.px(18))

            BarButton {
                objectName: "diagnostics.close"
                theme: root.theme
                text: qsTr("← Back to the table")
                onTapped: root.screen.leave()
            }

            PlainText {
                objectName: "diagnostics.page"
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                text: root.screen.pageText
                color: root.theme.muted
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.WordWrap
            }

            BarButton {
                objectName: "diagnostics.back"
                visible: root.screen.pageText !== ""
                theme: root.theme
                text: qsTr("↑ Back")
                dimmed: !root.screen.canBack
                onTapped: root.screen.back()
            }

            BarButton {
                objectName: "diagnostics.on"
                visible: root.screen.pageText !== ""
                theme: root.theme
                text: qsTr("↓ More")
                dimmed: !root.screen.canOn
                onTapped: root.screen.on()
            }

            BarButton {
                objectName: "diagnostics.act"
                visible: root.screen.action !== ""
                theme: root.theme
                tone: "primary"
                text: root.screen.action
                onTapped: root.screen.act()
            }
        }
    }

    Loader {
        anchors.fill: parent
        active: root.screen.surface !== null

        sourceComponent: DiagnosticsSurface {
            theme: root.theme
            surface: root.screen.surface
        }
    }
}
