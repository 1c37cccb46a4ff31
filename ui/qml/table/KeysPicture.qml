import Kiosk

// The card that the camera could not read. It is a separate file, so that it is loaded only when needed.
Sight {
    required property TableScreen screen

    objectName: "keysPicture"
    image: screen.keysPicture
}
