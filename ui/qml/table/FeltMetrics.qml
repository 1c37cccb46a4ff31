import QtQuick
import Kiosk
import "../controls"

// Where everything on the felt stands: nine seats at 1280 × 800 must be as easy to touch as six at 1920 × 1080.
// What must be touched keeps its size; cards, gaps and rows give way.
QtObject {
    required property Theme theme
    required property TableScreen screen
    required property real width
    required property real height

    readonly property int seats: Math.max(1, screen.seatCount)
    readonly property int least: theme.least
    readonly property int apart: Math.max(10, theme.px(10))

    // Seat panels: wide where two targets fit side by side at ease, tight where they just fit, else one column.
    readonly property real wideGap: theme.px(16)
    readonly property real wideMargin: theme.px(34)
    readonly property real wideWidth: (width - 2 * wideMargin - (seats - 1) * wideGap) / seats
    readonly property int tightGap: Math.round(apart * 0.4)
    readonly property real tightWidth: (width - 2 * apart - (seats - 1) * tightGap) / seats
    readonly property bool isWide: wideWidth >= 2 * least + apart + 2 * theme.px(8)
    readonly property bool isTight: !isWide && tightWidth >= 2 * least + apart + Math.round(apart * 0.6)
    readonly property int columns: (isWide || isTight) && screen.optionCount > 2 ? 2 : 1
    readonly property int margin: isWide ? wideMargin : Math.min(wideMargin, apart)
    readonly property int seatGap: isWide ? wideGap : isTight ? tightGap : Math.round(apart * 0.6)
    readonly property int seatInset: Math.max(0, Math.ceil((apart - seatGap) / 2)) // between two seats that are touched
    readonly property int seatWidth: Math.floor(Math.min(theme.px(330), (width - 2 * margin - (seats - 1) * seatGap) / seats))
    readonly property int seatsLeft: Math.floor((width - seats * seatWidth - (seats - 1) * seatGap) / 2)
    readonly property int keyPad: isWide ? theme.px(18) : isTight ? Math.floor((seatWidth - 2 * least - apart) / 2) : Math.round(apart * 0.4)
    readonly property int textPad: Math.max(keyPad, theme.px(10))
    readonly property bool narrow: seatWidth < theme.px(215) * theme.words

    // The strip at the felt's bottom: the chips, or the options of one seat where a seat is too small for them.
    readonly property int optionRows: Math.ceil(screen.optionCount / columns)
    readonly property int optionsHeight: optionRows * least + Math.max(0, optionRows - 1) * apart
    readonly property bool optionsInSeats: screen.kind === "choices" && !screen.inStrip && optionsHeight + headHeight + cardHeight + screen.lineCount * leastPitch + 16 + bottomPad + 56 + leastSpot <= height
    readonly property bool hasStrip: screen.kind === "wagers" || (screen.kind === "choices" && !optionsInSeats)
    readonly property int stripHeight: hasStrip ? theme.touch + theme.px(16) : 0

    // Inside a seat.
    readonly property int headHeight: narrow ? Math.max(38, theme.type(64)) : theme.type(46)
    readonly property int cardGap: Math.max(4, theme.px(8))
    readonly property int cardWidth: Math.floor(Math.min(theme.px(66), (seatWidth - 2 * textPad - (Math.max(1, screen.holeCount) - 1) * cardGap) / Math.max(1, screen.holeCount)))
    readonly property int cardHeight: screen.dice ? cardWidth : Math.round(cardWidth * 1.39)
    readonly property int leastPitch: Math.max(16, theme.type(26))
    readonly property int bottomPad: Math.max(6, Math.min(keyPad, theme.px(18)))

    // What the seats need decides what is left for the cards of the table; where little is, the furniture is dense.
    readonly property int tilesHeight: screen.tileCount * least + Math.max(0, screen.tileCount - 1) * apart
    readonly property int needed: screen.kind === "wagers" ? headHeight + least + apart + tilesHeight + bottomPad : headHeight + cardHeight + screen.lineCount * leastPitch + 16 + (optionsInSeats ? optionsHeight : theme.touch) + bottomPad
    readonly property bool dense: height - needed - stripHeight < theme.px(34 + 34 + 34 + 27) + Math.max(leastSpot, theme.px(110))
    readonly property int leastSpot: 64
    readonly property int spotsTop: dense ? 18 : theme.px(34)
    readonly property int spotLabel: dense ? 20 : theme.type(34)
    readonly property int spotsBottom: dense ? 10 : theme.px(34)
    readonly property int bottomMargin: dense ? 8 : theme.px(27)
    readonly property int spotRoom: height - needed - stripHeight - bottomMargin - spotsTop - spotLabel - spotsBottom
    readonly property bool spotsShown: screen.kind !== "floor" && (screen.kind !== "wagers" || spotRoom >= leastSpot)
    readonly property int spotCardHeight: Math.max(leastSpot, Math.min(theme.px(theme.portrait ? 210 : 150), spotRoom, Math.floor((width - 2 * margin - theme.px(70)) / 7.6 * (screen.dice ? 1 : 1.4))))
    readonly property int spotCardWidth: screen.dice ? spotCardHeight : Math.round(spotCardHeight / 1.4)

    // A hand that the floor must see takes the place of the cards of the table.
    readonly property bool banner: screen.kind === "floor"
    readonly property int bannerTop: theme.type(44)
    readonly property bool signs: screen.pad !== "" || screen.panel !== ""
    readonly property int bannerHeight: !signs ? theme.px(44) + 5 * theme.type(38) : Math.max(theme.px(352), 4 * theme.px(14) + theme.type(34) + 3 * theme.touch + 2 * theme.gap)
    readonly property int messageHeight: spotsShown ? spotsTop + theme.type(18) : bannerTop - theme.px(8)

    readonly property int seatsTop: banner ? bannerTop + bannerHeight + theme.px(20) : spotsShown ? spotsTop + spotLabel + spotCardHeight + spotsBottom : bannerTop
    readonly property int seatsHeight: height - seatsTop - stripHeight - bottomMargin

    // What is left in a seat.
    readonly property int linesRoom: seatsHeight - headHeight - cardHeight - theme.px(12) - bottomPad - (optionsInSeats ? optionsHeight + apart : 0)
    readonly property int pitch: Math.max(leastPitch, Math.min(theme.type(theme.portrait ? 56 : 42), Math.floor(linesRoom / Math.max(1, screen.lineCount))))
    readonly property int optionHeight: Math.max(least, Math.min(theme.px(theme.portrait ? 120 : 84), Math.floor((seatsHeight - headHeight - cardHeight - screen.lineCount * pitch - 16 - bottomPad - (optionRows - 1) * apart) / Math.max(1, optionRows))))
    readonly property int tileHeight: Math.max(least, Math.min(theme.px(theme.portrait ? 130 : 96), Math.floor((seatsHeight - headHeight - least - apart - bottomPad - (screen.tileCount - 1) * apart) / Math.max(1, screen.tileCount))))
}
