pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// Everybody beside each other, the best first: touch somebody for the whole report.
Item {
    id: root

    required property Theme theme
    required property TrainingScreen screen

    readonly property int margin: Math.max(14, theme.px(28))
    readonly property list<real> columns: [0.01, 0.22, 0.31, 0.4, 0.5, 0.58, 0.79, 0.89]
    readonly property list<string> titles: [qsTr("Name"), qsTr("Score"), qsTr("Correct"), qsTr("Procedure"), qsTr("Time"), qsTr("Weakest line"), qsTr("Percentile"), qsTr("Certified")]

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

                x: heads.width * root.columns[index]
                width: heads.width * ((root.columns[index + 1] ?? 1) - root.columns[index]) - 6
                text: modelData
                color: root.theme.muted
                font.pixelSize: root.theme.type(20)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 11
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
                required property string procedure
                required property string seconds
                required property string weakest
                required property string place
                required property string certificate

                Accessible.role: Accessible.Button
                Accessible.name: name
                Accessible.onPressAction: root.screen.openPerson(row.key)
                objectName: "person." + key
                width: heads.width
                height: Math.max(root.theme.least, root.theme.px(96))
                radius: root.theme.px(16)
                color: tap.pressed ? root.theme.pressed : root.theme.panel
                border.color: tap.pressed ? root.theme.gold : root.theme.line
                border.width: 1

                Repeater {
                    model: [row.name, row.score, row.accuracy, row.procedure, row.seconds, row.weakest, row.place, row.certificate]

                    delegate: PlainText {
                        required property int index
                        required property string modelData

                        x: row.width * root.columns[index]
                        width: row.width * ((root.columns[index + 1] ?? 1) - root.columns[index]) - 6
                        anchors.verticalCenter: parent?.verticalCenter
                        text: modelData
                        color: index === 7 ? root.theme.gold : root.theme.ink
                        font.pixelSize: root.theme.type(index === 1 ? 30 : 23)
                        font.weight: index < 2 ? Font.DemiBold : Font.Normal
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 11
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
            text: qsTr("← Back")
            onTapped: root.screen.goHome()
        }

        BarButton {
            objectName: "csv"
            theme: root.theme
            text: qsTr("Export CSV")
            onTapped: root.screen.exportCsv()
        }

        BarButton {
            objectName: "week"
            theme: root.theme
            text: qsTr("Weekly report")
            onTapped: root.screen.printWeek()
        }

        BarButton {
            objectName: "exchange"
            theme: root.theme
            text: qsTr("Other kiosks")
            onTapped: root.screen.openExchange()
        }

        Item {
            Layout.fillWidth: true
        }

        BarButton {
            objectName: "more"
            visible: root.screen.pageText !== ""
            theme: root.theme
            text: root.screen.pageText
            onTapped: root.screen.turnPage()
        }
    }
}
