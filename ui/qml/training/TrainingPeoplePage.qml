pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// All trainees, sorted by the marked column: touch one for the whole report.
Item {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    readonly property int margin: Math.max(14, theme.px(28))
    readonly property bool isTight: theme.sizes.caption > theme.px(24) // without the hours
    readonly property list<real> columns: isTight ? theme.portrait || theme.sizes.caption > theme.px(30) ? [0.01, 0.19, 0.32, 0.43, 0.57, 0.57, 0.57, 0.83] : [0.01, 0.18, 0.33, 0.42, 0.53, 0.53, 0.69, 0.87] : [0.01, 0.2, 0.34, 0.42, 0.51, 0.59, 0.7, 0.88]
    readonly property list<string> titles: [qsTr("Name"), qsTr("Stage"), qsTr("Score"), qsTr("Correct"), qsTr("Hours"), qsTr("Last day"), qsTr("Weakest line"), qsTr("Certified")]
    readonly property list<string> sorts: ["name", "stage", "score", "accuracy", "hours", "day", "weakest", ""]

    Item {
        id: heads

        x: root.margin
        y: root.theme.px(54)
        width: root.width - 2 * x
        height: root.theme.px(40)

        Repeater {
            model: root.titles

            delegate: PlainText {
                required property int index
                required property string modelData
                readonly property bool isSorted: root.sorts[index] === root.screen.sortedBy

                x: heads.width * root.columns[index]
                visible: width > 0
                width: heads.width * ((root.columns[index + 1] ?? 1) - root.columns[index]) - 6
                text: modelData
                color: isSorted ? root.theme.gold : root.theme.muted
                font.pixelSize: root.theme.sizes.caption
                font.weight: isSorted ? Font.DemiBold : Font.Normal
                wrapMode: Text.WordWrap
            }
        }
    }

    Column {
        x: root.margin
        y: heads.y + heads.height
        width: heads.width
        spacing: root.theme.gap

        Repeater {
            model: root.screen.standings

            delegate: Rectangle {
                id: row

                required property string key
                required property string name
                required property string score
                required property string accuracy
                required property string stage
                required property string hours
                required property string day
                required property string weakest
                required property string certificate

                Accessible.role: Accessible.Button
                Accessible.name: name
                Accessible.onPressAction: root.screen.openPerson(row.key)
                objectName: "person." + key
                width: heads.width
                height: Math.max(root.theme.least, root.theme.px(96), Math.ceil((root.theme.portrait ? 4 : 2.7) * root.theme.sizes.caption))
                radius: root.theme.px(16)
                color: tap.pressed ? root.theme.pressed : root.theme.panel
                border.color: tap.pressed ? root.theme.gold : root.theme.line
                border.width: 1

                Repeater {
                    model: [row.name, row.stage, row.score, row.accuracy, row.hours, row.day, row.weakest, row.certificate]

                    delegate: PlainText {
                        required property int index
                        required property string modelData

                        x: row.width * root.columns[index]
                        visible: width > 0
                        width: row.width * ((root.columns[index + 1] ?? 1) - root.columns[index]) - 6
                        anchors.verticalCenter: parent?.verticalCenter
                        text: modelData
                        color: index === 7 ? root.theme.gold : root.theme.ink
                        font.pixelSize: index === 2 ? root.theme.sizes.primary : root.theme.sizes.caption
                        font.weight: index === 0 || index === 2 ? Font.DemiBold : Font.Normal
                        wrapMode: Text.WordWrap
                    }
                }

                Touch {
                    id: tap

                    onTapped: root.screen.openPerson(row.key)
                }
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

        BarButton {
            objectName: "csv"
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Export CSV")
            onTapped: root.screen.exportCsv()
        }

        BarButton {
            objectName: "week"
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Weekly report")
            onTapped: root.screen.printWeek()
        }

        BarButton {
            objectName: "exchange"
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Other kiosks")
            onTapped: root.screen.openExchange()
        }

        BarButton {
            objectName: "sort"
            theme: root.theme
            fixed: theme.sizes.button
            text: qsTr("Sort")
            onTapped: root.screen.sortPeople(root.sorts[(root.sorts.indexOf(root.screen.sortedBy) + 1) % 7])
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
