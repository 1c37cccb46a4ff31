import QtQuick
import Kiosk
import "../controls"

// The place of everything on the felt: nine seats at 1280 × 800 must be as easy to touch as six at 1920 × 1080. What
// must be touched keeps its size, and words theirs; cards take all the room that is left, up to their full size. It
// is worked out at once from all that the felt needs: in steps, every card would be drawn at each size between.
QtObject {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property real width
    required property real height
    property bool isPlayed: true

    readonly property var placed: place(screen.needs)

    readonly property int least: placed.least
    readonly property int apart: placed.apart
    readonly property int columns: placed.columns
    readonly property int margin: placed.margin
    readonly property int seatGap: placed.seatGap
    readonly property int seatInset: placed.seatInset
    readonly property int seatWidth: placed.seatWidth
    readonly property int seatsLeft: placed.seatsLeft
    readonly property int keyPad: placed.keyPad
    readonly property int textPad: placed.textPad
    readonly property bool narrow: placed.narrow
    readonly property int bottomPad: placed.bottomPad
    readonly property bool optionsInSeats: placed.optionsInSeats
    readonly property bool hasStrip: placed.hasStrip
    readonly property int headHeight: placed.headHeight
    readonly property int cardsTop: placed.cardsTop
    readonly property int stackRoom: placed.stackRoom
    readonly property bool dense: placed.dense
    readonly property int messageHeight: placed.messageHeight
    readonly property int spotsTop: placed.spotsTop
    readonly property int lift: placed.lift
    readonly property int spotLabel: placed.spotLabel
    readonly property int bottomMargin: placed.bottomMargin
    readonly property int potsHeight: placed.potsHeight
    readonly property int betsHeight: placed.betsHeight
    readonly property int cardGap: placed.cardGap
    readonly property real stepRight: placed.stepRight
    readonly property bool spotsShown: placed.spotsShown
    readonly property bool piled: placed.piled
    readonly property real pileStep: placed.pileStep
    readonly property int handHeight: placed.handHeight
    readonly property int cardHeight: placed.cardHeight
    readonly property int cardWidth: placed.cardWidth
    readonly property int spotCardHeight: placed.spotCardHeight
    readonly property int spotCardWidth: placed.spotCardWidth
    readonly property bool banner: placed.banner
    readonly property int bannerTop: placed.bannerTop
    readonly property int bannerHeight: placed.bannerHeight
    readonly property int potsTop: placed.potsTop
    readonly property int betsTop: placed.betsTop
    readonly property int seatsTop: placed.seatsTop
    readonly property int seatsHeight: placed.seatsHeight
    readonly property int pitch: placed.pitch
    readonly property int resultTop: placed.resultTop
    readonly property int resultRoom: placed.resultRoom
    readonly property int resultHeight: placed.resultHeight
    readonly property int optionHeight: placed.optionHeight
    readonly property int tileHeight: placed.tileHeight

    function place(needs: var): var {
        const across = root.across(needs);
        const furniture = root.furniture(needs, across);
        const cards = root.cards(needs, across, furniture);
        return Object.assign(across, furniture, cards, root.within(needs, across, furniture, cards));
    }

    // Seat panels: wide where two targets fit side by side at ease, tight where they just fit, else one column.
    function across(needs: var): var {
        const seats = Math.max(1, needs.seats);
        const least = theme.least;
        const apart = Math.max(10, theme.px(10));
        const wideGap = theme.px(12);
        const wideMargin = theme.px(24);
        const wideWidth = (width - 2 * wideMargin - (seats - 1) * wideGap) / seats;
        const tightGap = Math.round(apart * 0.4);
        const tightWidth = (width - 2 * apart - (seats - 1) * tightGap) / seats;
        const isWide = wideWidth >= 2 * least + apart + 2 * theme.px(8);
        const isTight = !isWide && tightWidth >= 2 * least + apart + Math.round(apart * 0.6);
        const columns = (isWide || isTight) && needs.options > 2 ? 2 : 1;
        const margin = isWide ? wideMargin : Math.min(wideMargin, apart);
        const seatGap = isWide ? wideGap : isTight ? tightGap : Math.round(apart * 0.6);
        const seatInset = Math.max(0, Math.ceil((apart - seatGap) / 2)); // between two seats that are touched
        const seatWidth = Math.floor(Math.min(theme.px(330), (width - 2 * margin - (seats - 1) * seatGap) / seats));
        const seatsLeft = Math.floor((width - seats * seatWidth - (seats - 1) * seatGap) / 2);
        const keyPad = isWide ? theme.px(12) : isTight ? Math.floor((seatWidth - 2 * least - apart) / 2) : Math.round(apart * 0.4);
        const textPad = Math.max(keyPad, theme.px(10));
        const narrow = seatWidth < theme.px(215) * theme.words;
        const bottomPad = Math.max(6, Math.min(keyPad, theme.px(12)));
        return {
            least, apart, columns, margin, seatGap, seatInset, seatWidth, seatsLeft, keyPad, textPad, narrow, bottomPad
        };
    }

    // What a seat holds beside its cards, as little as it can do with; the strip at the felt's bottom, of chips, or of one
    // seat's options where a seat is too small for them; and everything else on the felt, dense where there is little
    // room.
    function furniture(needs: var, across: var): var {
        const {least, apart, columns, narrow, bottomPad} = across;
        const wagering = needs.kind === "wagers";
        const banner = needs.kind === "floor";
        const leastSpot = 64;
        const leastCard = 48;
        const headHeight = narrow ? Math.max(38, theme.type(66)) : theme.type(48);
        const cardsTop = headHeight + theme.px(theme.portrait ? 16 : narrow ? 4 : 10); // a winning card of a pile is lifted
        const leastPitch = Math.max(16, theme.type(26));
        const linesShown = banner ? 0 : needs.stacks ? Math.max(0, needs.lines - 1) : needs.lines;
        const tilesHeight = needs.tiles * least + Math.max(0, needs.tiles - 1) * apart;
        const leastBox = theme.type(theme.portrait ? 240 : narrow ? 168 : 176);
        const leastResult = needs.results && !banner ? leastBox + theme.type(24) + theme.px(40) : 0;
        const stackHeight = needs.stacks && !banner ? theme.type(30) + theme.px(narrow ? 44 : 54) : 0;
        const optionRows = Math.ceil(needs.options / columns);
        const optionsHeight = optionRows * least + Math.max(0, optionRows - 1) * apart;
        const optionsInSeats = needs.kind === "choices" && !needs.strip && optionsHeight + headHeight + leastCard + linesShown * leastPitch + 3 * apart + bottomPad + 56 + leastSpot <= height;
        const hasStrip = wagering || (needs.kind === "choices" && !optionsInSeats);
        const stripHeight = hasStrip ? theme.touch + theme.px(16) : 0;
        const withoutCards = wagering ? headHeight + least + apart + tilesHeight + bottomPad : cardsTop + linesShown * leastPitch + theme.px(10) + (optionsInSeats ? optionsHeight + apart : 0) + leastResult + stackHeight + bottomPad;
        const potsHeight = needs.stacks || needs.pots ? theme.type(76) + theme.px(10) : 0;
        const betsHeight = needs.stacks && !banner && !needs.results ? Math.max(theme.px(44), theme.type(36)) : 0;
        const dense = height - withoutCards - leastCard - stripHeight - potsHeight - betsHeight < theme.px(60 + 16 + 16) + Math.max(leastSpot, theme.px(130));
        const messageHeight = dense ? Math.max(24, theme.type(34)) : Math.max(24, theme.type(40));
        const spotsTop = dense ? 3 : Math.max(messageHeight + theme.px(4), least - theme.px(72) + 10); // clear of the padlock
        const lift = theme.px(9); // of a winning card
        const spotLabel = (dense ? Math.max(20, messageHeight) : theme.type(28)) + lift;
        const spotsBottom = dense ? 10 : Math.max(10, theme.px(14));
        const bottomMargin = dense ? 8 : theme.px(16);
        return {
            wagering, banner, leastSpot, leastCard, headHeight, cardsTop, leastPitch, linesShown, leastBox, leastResult, stackHeight,
            optionRows, optionsHeight, optionsInSeats, hasStrip, stripHeight, withoutCards, potsHeight, betsHeight, dense,
            messageHeight, spotsTop, lift, spotLabel, spotsBottom, bottomMargin
        };
    }

    // Cards share the room that is left, each kind up to its full size, and no seat's card is wider than its seat allows.
    // A hand that the floor must see is between the cards of the table and the seats, which are then low. Where seats
    // are tall and narrow, upright or nine of them with chips at the bottom, a hand is a pile if its cards are larger
    // so: each a step below the one under it, whose index stays in sight. A hand of more than two is fanned likewise:
    // each a step to the right.
    function cards(needs: var, across: var, furniture: var): var {
        const {margin, seatWidth, textPad, narrow, bottomPad} = across;
        const {wagering, banner, leastSpot, leastCard, headHeight, cardsTop, stripHeight, potsHeight, betsHeight, spotsTop, spotLabel, spotsBottom, bottomMargin} = furniture;
        const felt = Math.floor(height);
        const room = felt - furniture.withoutCards - stripHeight - potsHeight - betsHeight - bottomMargin - spotsTop - spotLabel - spotsBottom;
        const shape = needs.dice ? 1 : 1.42; // of a card, high by wide
        const holes = Math.max(1, needs.holes);
        const cardGap = Math.max(4, theme.px(8));
        const fullSpot = Math.min(theme.px(theme.portrait ? 260 : 184), Math.floor((width - 2 * margin - theme.px(70)) / 7.7 * shape));
        const leastBanner = !(needs.signs && isPlayed) ? theme.px(44) + 5 * theme.type(38) : Math.max(theme.px(352), 4 * theme.px(14) + theme.type(34) + 3 * theme.touch + 2 * theme.gap);
        const bannerRoom = felt - spotsTop - spotLabel - 2 * spotsBottom - leastBanner - bottomMargin; // for cards above and seats below

        function hand(piled: bool): var {
            const fanned = !piled && !needs.dice && holes > 2;
            const step = !piled ? 0 : needs.dice ? 1.06 : 0.58; // of a card's height
            const inHand = 1 + (holes - 1) * step; // cards' heights
            const aside = piled ? 0 : fanned ? 0.54 : 1; // of a card's width
            const gap = piled || fanned ? 0 : cardGap;
            const widest = Math.floor((seatWidth - 2 * textPad - (holes - 1) * gap) / (1 + (holes - 1) * aside));
            const fullCard = Math.round(Math.min(theme.px(theme.portrait ? 140 : 100), widest) * shape * inHand);
            const lowRoom = Math.max(theme.type(64), piled ? Math.min(theme.px(330), bannerRoom - leastSpot - cardsTop - bottomPad) : theme.px(92));
            const lowCard = piled ? lowRoom - theme.type(72) : narrow ? lowRoom - theme.type(32) : theme.px(88); // above what it comes to, or beside it
            const handHeight = wagering ? fullCard : banner ? Math.min(fullCard, lowCard) : Math.max(leastCard, Math.min(fullCard, Math.max(Math.floor(room * fullCard / (fullCard + fullSpot)), room - fullSpot)));
            const cardHeight = Math.floor(handHeight / inHand);
            const cardWidth = Math.round(cardHeight / shape);
            return {piled, handHeight, cardHeight, cardWidth, stepRight: cardWidth * aside + gap, pileStep: cardHeight * step, lowSeat: (piled || narrow ? cardsTop : headHeight) + lowRoom + bottomPad};
        }

        const row = hand(false);
        const mayPile = holes > 1 && (theme.portrait || (narrow && needs.stacks && !needs.dice));
        const pile = mayPile ? hand(true) : row;
        const inSeat = pile.cardHeight > row.cardHeight ? pile : row;
        const {handHeight, lowSeat} = inSeat;

        const spotsShown = !wagering || room >= leastSpot;
        const bannerSpot = Math.min(theme.px(theme.portrait ? 112 : 142), bannerRoom - lowSeat);
        const spotCardHeight = Math.max(leastSpot, Math.min(fullSpot, banner ? bannerSpot : wagering ? room : room - handHeight));
        const spotCardWidth = Math.round(spotCardHeight / shape);
        const spotsEnd = spotsTop + spotLabel + spotCardHeight;
        const bannerTop = spotsEnd + spotsBottom;
        const bannerHeight = Math.max(leastBanner, Math.min(theme.px(494), felt - bannerTop - theme.px(12) - lowSeat - bottomMargin));
        const potsTop = spotsEnd + theme.px(8);
        const betsTop = potsTop + potsHeight;
        const seatsTop = banner ? bannerTop + bannerHeight + theme.px(12) : spotsShown ? bannerTop + potsHeight + betsHeight : spotsTop + furniture.messageHeight;
        const seatsHeight = felt - seatsTop - stripHeight - bottomMargin;
        return Object.assign(inSeat, {
            cardGap, spotsShown, spotCardHeight, spotCardWidth, bannerTop, bannerHeight, potsTop, betsTop, seatsTop, seatsHeight
        });
    }

    // What is left in a seat is shared by its wagers, its result and its keys.
    function within(needs: var, across: var, furniture: var, cards: var): var {
        const {least, apart, bottomPad} = across;
        const {cardsTop, headHeight, leastPitch, leastBox, leastResult, linesShown, optionRows, optionsHeight, stackHeight} = furniture;
        const {handHeight, seatsHeight} = cards;
        const below = seatsHeight - cardsTop - handHeight - theme.px(10) - bottomPad - stackHeight;
        const pitch = Math.max(leastPitch, Math.min(theme.type(theme.portrait ? 48 : 38), Math.floor((below - leastResult - (furniture.optionsInSeats ? optionsHeight + apart : 0)) / Math.max(1, linesShown))));
        const resultTop = cardsTop + handHeight + theme.px(10) + linesShown * pitch + (linesShown > 0 ? theme.px(6) : 0);
        const resultRoom = seatsHeight - resultTop - bottomPad - stackHeight;
        const stackRoom = stackHeight + (stackHeight > 0 && !needs.results ? Math.max(0, Math.min(resultRoom, theme.px(90))) : 0);
        const resultHeight = Math.min(theme.type(theme.portrait ? 420 : 260), Math.max(Math.min(leastBox, Math.floor(resultRoom * 0.7)), resultRoom - (needs.chips ? theme.type(26) + theme.px(96) : 0)));
        const optionHeight = Math.max(least, Math.min(theme.px(theme.portrait ? 120 : 84), Math.floor((below - linesShown * pitch - optionRows * apart) / Math.max(1, optionRows))));
        const tileHeight = Math.max(least, Math.min(theme.px(theme.portrait ? 130 : 96), Math.floor((seatsHeight - headHeight - least - apart - bottomPad - (needs.tiles - 1) * apart) / Math.max(1, needs.tiles))));
        return {pitch, stackRoom, resultTop, resultRoom, resultHeight, optionHeight, tileHeight};
    }
}
