import QtQuick

// Items that stay: where fewer are needed, the others are hidden, each by `visible: index < items.needed`. A number as a
// model makes all of them again whenever it changes, which for the wagers of six seats was felt at each street.
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
