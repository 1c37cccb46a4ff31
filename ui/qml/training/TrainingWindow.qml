import QtQuick
import Kiosk
import "../controls"

// The window of training: one page at a time, and on each of them the word and the stripe.
Window {
    id: root

    required property Comfort comfort
    required property TrainingScreen training
    required property Glass glass

    color: theme.background
    title: qsTr("TRAINING · %1").arg(root.training.title)

    readonly property Theme theme: Theme {
        width: root.width
        height: root.height
        comfort: root.comfort
    }

    TrainingHeader {
        id: header

        width: root.width
        height: implicitHeight
        theme: root.theme
        screen: root.training
        glass: root.glass
    }

    Loader {
        readonly property var pages: ({
                sign_in: "TrainingSignIn.qml",
                home: "TrainingWayPage.qml",
                exercises: "TrainingExercisesPage.qml",
                all: "TrainingAllPage.qml",
                drill: "TrainingDrillPage.qml",
                hand: "TrainingHandPage.qml",
                exam: "TrainingExamPage.qml",
                exam_begin: "TrainingOutcomePage.qml",
                exam_over: "TrainingOutcomePage.qml",
                sign: "TrainingSignIn.qml",
                exam_sign: "TrainingSignIn.qml",
                reasons: "TrainingReasonsPage.qml",
                needs: "TrainingNeedsPage.qml",
                report: "TrainingReportPage.qml",
                people: "TrainingPeoplePage.qml",
                hands: "TrainingListPage.qml",
                exchange: "TrainingExchangePage.qml"
            })
        readonly property string view: root.training.view

        y: header.height
        width: root.width
        height: root.height - y
        onViewChanged: open()
        Component.onCompleted: open()

        function open() {
            setSource(pages[view], {
                theme: root.theme,
                screen: root.training
            });
        }
    }

    Strip {
        x: root.theme.px(28)
        y: header.height + root.theme.px(6)
        width: root.width - 2 * x
        height: implicitHeight
        theme: root.theme
        screen: root.training
    }

    GlassCover {
        anchors.fill: parent
        theme: root.theme
        glass: root.glass
    }
}
