import QtQuick
import "../controls"

// A finger on a tube: it touches the full stacks, or slides sideways from there, and each step adds a loose chip. It
// counts when it is lifted. The present count is shown meanwhile.
Rectangle {
    id: root

    required property Theme theme
    readonly property bool pressed: tap.pressed || slide.active
    readonly property bool slides: true
    property int loose: -1 // chips while a finger slides; -1: none does
    signal tapped
    signal slid(int loose)

    readonly property int most: 19 // the next one makes a full stack
    readonly property int step: Math.max(theme.px(20), Math.ceil(4 * theme.mm))

    Accessible.role: Accessible.Button
    Accessible.onPressAction: root.tapped()

    Touch {
        id: tap

        onTapped: root.tapped()
    }

    DragHandler {
        id: slide

        target: null
        yAxis.enabled: false
        function follow(): void {
            root.loose = Math.min(root.most, Math.floor(Math.abs(centroid.scenePosition.x - centroid.scenePressPosition.x) / root.step));
        }

        onCentroidChanged: {
            if (active)
                follow();
        }
        onActiveChanged: {
            if (active)
                follow();
        }
        onGrabChanged: (transition, point) => { // a lifted finger counts, and a touch that is canceled does not
            const loose = root.loose;
            if (transition !== PointerDevice.UngrabExclusive && transition !== PointerDevice.CancelGrabExclusive)
                return;
            root.loose = -1;
            if (transition === PointerDevice.UngrabExclusive && loose >= 0)
                root.slid(loose);
        }
    }
}
