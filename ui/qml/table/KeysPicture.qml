import Kiosk

// The card that the camera could not read. A separate file: what draws it is loaded where there is one to draw.
Sight {
    required property TableScreen screen

    objectName: "keysPicture"
    image: screen.keysPicture
}
