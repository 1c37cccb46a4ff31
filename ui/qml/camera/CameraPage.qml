import QtQuick

// The camera is calibrated.
CameraFrame {
}
