import QtQuick

// A finger on a target: it counts when it is lifted within the target, after any time. Qt's own handler
// drops a touch of more than 0.8 s, and a dealer with chips in hand is slow.
TapHandler {
    gesturePolicy: TapHandler.ReleaseWithinBounds
    longPressThreshold: 0
}
