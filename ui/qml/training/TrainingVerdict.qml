pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The shown problem, the instruction, and the verdict on the last move.
Column {
    id: root

    required property Theme theme
    required property TrainingHand hand
    required property real most // Available height in pixels.

    // With less space, the rule is left out first, because it has a key, and then the step.
    readonly property real needed: (seen.visible ? seen.implicitHeight + spacing : 0) + (asks.visible ? asks.implicitHeight : 0) + (verdict.visible ? verdict.height + spacing : 0) + (report.visible ? report.implicitHeight + spacing : 0)

    spacing: theme.px(14)

    PlainText {
        id: step

        width: parent.width
        visible: text !== "" && root.needed + implicitHeight + root.spacing <= root.most
        text: root.hand?.step ?? ""
        color: root.theme.muted
        font.pixelSize: root.theme.sizes.caption
        wrapMode: Text.WordWrap
    }

    PlainText {
        id: seen

        objectName: "seen"
        width: parent.width
        visible: text !== ""
        text: root.hand?.seen ?? ""
        color: root.theme.floor
        font.pixelSize: root.theme.sizes.button
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    PlainText {
        id: asks

        objectName: "asks"
        width: parent.width
        visible: !verdict.visible || verdict.height + implicitHeight + (seen.visible ? seen.implicitHeight + root.spacing : 0) + root.spacing <= root.most
        text: root.hand?.instruction !== "" ? (root.hand?.instruction ?? "") : (root.hand?.asks ?? "")
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.primary
        font.weight: Font.DemiBold
        lineHeight: 1.05
        wrapMode: Text.WordWrap
    }

    Rectangle {
        id: verdict

        readonly property bool isRight: root.hand?.tone === "right"
        readonly property string sign: isRight ? "✓  " : "✕  "
        readonly property int pad: root.theme.px(24)

        visible: said.text !== "" && !(root.hand?.isOver ?? false)
        width: parent.width
        height: said.height + pad
        radius: root.theme.px(14)
        color: isRight ? root.theme.payPanel : root.theme.takePanel
        border.color: isRight ? root.theme.pay : root.theme.take
        border.width: Math.max(1, root.theme.px(2))

        PlainText {
            id: said

            objectName: "verdict"
            x: root.theme.px(16)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 2 * x
            text: cited.text !== "" && cited.implicitHeight + verdict.pad <= root.most ? cited.text : root.hand?.violation && whole.implicitHeight + verdict.pad > root.most ? verdict.sign + root.hand.violation : whole.text
            color: root.theme.onStrip
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }
    }

    PlainText { // Measures the verdict; it is never visible.
        id: whole

        visible: false
        width: said.width
        text: root.hand?.verdict ? verdict.sign + root.hand.verdict : ""
        font.pixelSize: root.theme.sizes.caption
        wrapMode: Text.WordWrap
    }

    PlainText { // Measures the verdict with its clause; it is never visible.
        id: cited

        visible: false
        width: said.width
        text: root.hand?.verdictClause ? qsTr("%1 (%2)").arg(whole.text).arg(root.hand.verdictClause) : ""
        font.pixelSize: root.theme.sizes.caption
        wrapMode: Text.WordWrap
    }

    PlainText {
        id: report

        objectName: "report"
        width: parent.width
        visible: text !== ""
        text: root.hand?.report ?? ""
        color: root.hand?.tone === "right" ? root.theme.pay : root.theme.floor
        font.pixelSize: root.theme.sizes.button
        lineHeight: 1.15
        wrapMode: Text.WordWrap
    }

    PlainText {
        width: parent.width
        visible: text !== "" && root.needed + (step.text !== "" ? step.implicitHeight + root.spacing : 0) + implicitHeight + root.spacing <= root.most
        text: root.hand?.rule && root.hand.clause ? qsTr("%1 (%2)").arg(root.hand.rule).arg(root.hand.clause) : (root.hand?.rule ?? "")
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.caption
        wrapMode: Text.WordWrap
    }
}
