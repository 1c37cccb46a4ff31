import QtQuick

// Items that are kept: surplus ones are hidden by `visible: index < items.needed`. A number as a
// model creates all of them again at each change, which delayed each street noticeably for the wagers of six seats.
Repeater {
    id: root

    required property int needed

    property int made: 0

    onNeededChanged: root.keep()
    Component.onCompleted: root.keep()
    model: made

    function keep(): void {
        made = Math.max(made, needed);
    }
}
