pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The statement and its signers at the left; the present signer at the right.
Item {
    id: root

    required property Theme theme
    required property ShiftScreen screen
    property bool hasKeys: true // False: the guide has them.

    readonly property int half: (width - theme.px(34)) / 2

    Column {
        width: root.half
        spacing: root.theme.px(24)

        ShiftSums {
            width: parent.width
            theme: root.theme
            sums: root.screen.sums
        }

        Row {
            spacing: root.theme.gap

            Repeater {
                id: signatures

                model: root.screen.signatures

                delegate: Rectangle {
                    id: signature

                    required property int index
                    required property string role
                    required property string label
                    required property string name
                    required property string note
                    required property string phase

                    Accessible.role: Accessible.Button
                    Accessible.name: [label, name].join(" · ")
                    Accessible.onPressAction: root.screen.signAgain(signature.role)
                    objectName: "signature." + role
                    width: (root.half - (signatures.count - 1) * root.theme.gap) / signatures.count
                    height: Math.max(84, root.theme.px(140), signed.height + root.theme.px(20))
                    radius: root.theme.px(18)
                    color: tap.pressed ? root.theme.pressed : phase === "now" ? root.theme.floorPanel : root.theme.panel
                    border.color: phase === "now" ? root.theme.floor : phase === "done" ? root.theme.pay : root.theme.line
                    border.width: phase === "next" ? 1 : Math.max(1, root.theme.px(2))

                    Column {
                        id: signed

                        x: root.theme.px(22)
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - 2 * x
                        spacing: root.theme.px(4)

                        PlainText {
                            width: parent.width
                            text: signature.label
                            color: root.theme.soft
                            font.pixelSize: root.theme.sizes.caption
                        }

                        PlainText {
                            width: parent.width
                            text: signature.name === "" ? "–" : signature.name
                            color: root.theme.ink
                            font.pixelSize: root.theme.sizes.button
                            font.weight: Font.DemiBold
                            wrapMode: Text.WordWrap
                        }

                        PlainText {
                            width: parent.width
                            text: signature.phase === "done" ? qsTr("✓ %1").arg(signature.note) : signature.note
                            color: signature.phase === "done" ? root.theme.pay : signature.phase === "now" ? root.theme.floor : root.theme.muted
                            font.pixelSize: root.theme.sizes.caption
                            lineHeight: 0.9
                            wrapMode: Text.WordWrap
                        }
                    }

                    Touch {
                        id: tap

                        enabled: signature.phase === "done"
                        onTapped: root.screen.signAgain(signature.role)
                    }
                }
            }
        }
    }

    PinPad {
        x: root.width - width
        width: root.half
        visible: root.screen.signPad.title !== ""
        theme: root.theme
        pad: root.screen.signPad
        columns: 3
        hasKeys: root.hasKeys
    }
}
