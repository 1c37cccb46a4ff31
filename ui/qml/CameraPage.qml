import QtQuick

// The camera is calibrated, or shown the table's deck.
CameraFrame {
}
