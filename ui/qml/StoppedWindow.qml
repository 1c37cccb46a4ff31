import QtQuick

// The table could not be opened. It takes a supervisor, and it is the same at every start until one has seen to it.
Window {
    id: root

    required property string sentence
    required property bool fullscreen

    width: 1280
    height: 800
    visibility: root.fullscreen ? Window.FullScreen : Window.Windowed
    title: qsTr("Dealer assist kiosk")
    readonly property Hues hues: Hues {}

    color: root.hues.stop

    Column {
        anchors.centerIn: parent
        width: parent.width * 0.7
        spacing: 32

        Text {
            width: parent.width
            text: qsTr("Stopped: call a supervisor")
            color: root.hues.stopInk
            font.pixelSize: 56
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
        }

        Text {
            objectName: "stopped"
            width: parent.width
            text: root.sentence
            color: root.hues.ink
            font.pixelSize: 34
            wrapMode: Text.WordWrap
        }

        Text {
            width: parent.width
            text: qsTr("Leave cards and chips as they lie. Nothing was changed.")
            color: root.hues.soft
            font.pixelSize: 26
            wrapMode: Text.WordWrap
        }
    }
}
