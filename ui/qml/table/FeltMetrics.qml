import QtQuick
import Kiosk
import "../controls"

// Where everything on the felt stands: nine seats at 1280 × 800 must be as easy to touch as six at 1920 × 1080.
// What must be touched keeps its size, and words theirs; cards take all the room that is left, up to their full size.
QtObject {
    required property Theme theme
    required property TableScreen screen
    required property real width
    required property real height

    readonly property int seats: Math.max(1, screen.seatCount)
    readonly property int least: theme.least
    readonly property int apart: Math.max(10, theme.px(10))

    // Seat panels: wide where two targets fit side by side at ease, tight where they just fit, else one column.
    readonly property real wideGap: theme.px(12)
    readonly property real wideMargin: theme.px(24)
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
    readonly property int keyPad: isWide ? theme.px(12) : isTight ? Math.floor((seatWidth - 2 * least - apart) / 2) : Math.round(apart * 0.4)
    readonly property int textPad: Math.max(keyPad, theme.px(10))
    readonly property bool narrow: seatWidth < theme.px(215) * theme.words
    readonly property int bottomPad: Math.max(6, Math.min(keyPad, theme.px(12)))

    // The strip at the felt's bottom: the chips, or the options of one seat where a seat is too small for them.
    readonly property int optionRows: Math.ceil(screen.optionCount / columns)
    readonly property int optionsHeight: optionRows * least + Math.max(0, optionRows - 1) * apart
    readonly property bool optionsInSeats: screen.kind === "choices" && !screen.inStrip && optionsHeight + headHeight + leastCard + linesShown * leastPitch + 3 * apart + bottomPad + 56 + leastSpot <= height
    readonly property bool hasStrip: screen.kind === "wagers" || (screen.kind === "choices" && !optionsInSeats)
    readonly property int stripHeight: hasStrip ? theme.touch + theme.px(16) : 0

    // What a seat holds beside its cards, as little as it can do with.
    readonly property int headHeight: narrow ? Math.max(38, theme.type(66)) : theme.type(48)
    readonly property int cardsTop: headHeight + (narrow ? theme.px(4) : theme.px(10))
    readonly property int leastPitch: Math.max(16, theme.type(26))
    readonly property int linesShown: banner ? 0 : screen.hasStacks ? Math.max(0, screen.lineCount - 1) : screen.lineCount
    readonly property int tilesHeight: screen.tileCount * least + Math.max(0, screen.tileCount - 1) * apart
    readonly property int leastResult: screen.hasResults && !banner ? theme.type(narrow ? 150 : 176) + theme.type(24) + theme.px(40) : 0
    readonly property int stackHeight: screen.hasStacks && !banner ? theme.type(30) + theme.px(narrow ? 34 : 54) : 0
    readonly property int withoutCards: screen.kind === "wagers" ? headHeight + least + apart + tilesHeight + bottomPad : cardsTop + linesShown * leastPitch + theme.px(10) + (optionsInSeats ? optionsHeight + apart : 0) + leastResult + stackHeight + bottomPad

    // The furniture of the felt, dense where there is little room.
    readonly property int leastSpot: 64
    readonly property int leastCard: 48
    readonly property bool dense: height - withoutCards - leastCard - stripHeight - potsHeight - betsHeight < theme.px(60 + 16 + 16) + Math.max(leastSpot, theme.px(130))
    readonly property int messageHeight: dense ? Math.max(24, theme.type(34)) : Math.max(24, theme.type(40))
    readonly property int spotsTop: dense ? 3 : messageHeight + theme.px(4)
    readonly property int lift: theme.px(9) // of a winning card
    readonly property int spotLabel: (dense ? Math.max(20, messageHeight) : theme.type(28)) + lift
    readonly property int spotsBottom: dense ? 10 : Math.max(10, theme.px(14))
    readonly property int bottomMargin: dense ? 8 : theme.px(16)
    readonly property int potsHeight: screen.hasStacks || screen.potTotal !== "" ? theme.type(76) + theme.px(10) : 0
    readonly property int betsHeight: screen.hasStacks && !banner && !screen.hasResults ? Math.max(theme.px(44), theme.type(36)) : 0

    // Cards share the room that is left, each kind up to its full size, and no seat's card is wider than its seat allows.
    readonly property int room: height - withoutCards - stripHeight - potsHeight - betsHeight - bottomMargin - spotsTop - spotLabel - spotsBottom
    readonly property real shape: screen.dice ? 1 : 1.42 // of a card, high by wide
    readonly property int holes: Math.max(1, screen.holeCount)
    readonly property int cardGap: Math.max(4, theme.px(8))
    readonly property int fullCard: Math.round(Math.min(theme.px(theme.portrait ? 150 : 100), Math.floor((seatWidth - 2 * textPad - (holes - 1) * cardGap) / holes)) * shape)
    readonly property int fullSpot: Math.min(theme.px(theme.portrait ? 260 : 184), Math.floor((width - 2 * margin - theme.px(70)) / 7.7 * shape))
    readonly property bool spotsShown: screen.kind !== "wagers" || room >= leastSpot
    readonly property int cardHeight: screen.kind === "wagers" ? fullCard : banner ? Math.min(fullCard, lowCard) : Math.max(leastCard, Math.min(fullCard, Math.max(Math.floor(room * fullCard / (fullCard + fullSpot)), room - fullSpot)))
    readonly property int cardWidth: Math.round(cardHeight / shape)
    readonly property int spotCardHeight: Math.max(leastSpot, Math.min(fullSpot, banner ? bannerSpot : screen.kind === "wagers" ? room : room - cardHeight))
    readonly property int spotCardWidth: Math.round(spotCardHeight / shape)

    // A hand that the floor must see stands between the cards of the table and the seats, which are then low.
    readonly property bool banner: screen.kind === "floor"
    readonly property bool signs: screen.pad !== "" || screen.panel !== ""
    readonly property int lowRoom: Math.max(theme.px(92), theme.type(64))
    readonly property int lowCard: narrow ? lowRoom - theme.type(32) : theme.px(88) // above what it comes to, or beside it
    readonly property int lowSeat: headHeight + lowRoom + bottomPad
    readonly property int bannerSpot: Math.min(theme.px(142), height - spotsTop - spotLabel - 2 * spotsBottom - leastBanner - lowSeat - bottomMargin)
    readonly property int leastBanner: !signs ? theme.px(44) + 5 * theme.type(38) : Math.max(theme.px(352), 4 * theme.px(14) + theme.type(34) + 3 * theme.touch + 2 * theme.gap)
    readonly property int bannerTop: spotsTop + spotLabel + spotCardHeight + spotsBottom
    readonly property int bannerHeight: Math.max(leastBanner, Math.min(theme.px(494), height - bannerTop - theme.px(12) - lowSeat - bottomMargin))

    readonly property int potsTop: spotsTop + spotLabel + spotCardHeight + theme.px(8)
    readonly property int betsTop: potsTop + potsHeight
    readonly property int seatsTop: banner ? bannerTop + bannerHeight + theme.px(12) : spotsShown ? spotsTop + spotLabel + spotCardHeight + spotsBottom + potsHeight + betsHeight : spotsTop + messageHeight
    readonly property int seatsHeight: height - seatsTop - stripHeight - bottomMargin

    // What is left in a seat is shared by its wagers, its result and its keys.
    readonly property int below: seatsHeight - cardsTop - cardHeight - theme.px(10) - bottomPad - stackHeight
    readonly property int pitch: Math.max(leastPitch, Math.min(theme.type(theme.portrait ? 48 : 38), Math.floor((below - leastResult - (optionsInSeats ? optionsHeight + apart : 0)) / Math.max(1, linesShown))))
    readonly property int resultTop: cardsTop + cardHeight + theme.px(10) + linesShown * pitch + (linesShown > 0 ? theme.px(6) : 0)
    readonly property int resultRoom: seatsHeight - resultTop - bottomPad - stackHeight
    readonly property int resultHeight: Math.min(theme.type(260), Math.max(Math.min(theme.type(narrow ? 160 : 176), Math.floor(resultRoom * 0.7)), resultRoom - theme.type(26) - theme.px(96)))
    readonly property int optionHeight: Math.max(least, Math.min(theme.px(theme.portrait ? 120 : 84), Math.floor((below - linesShown * pitch - optionRows * apart) / Math.max(1, optionRows))))
    readonly property int tileHeight: Math.max(least, Math.min(theme.px(theme.portrait ? 130 : 96), Math.floor((seatsHeight - headHeight - least - apart - bottomPad - (screen.tileCount - 1) * apart) / Math.max(1, screen.tileCount))))
}
