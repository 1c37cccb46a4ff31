import QtQuick

// The page that calibrates the camera.
CameraFrame {
}
