import QtQuick
import Kiosk
import "../controls"

// The layout of the felt: nine seats at 1280 × 800 must be as easy to touch as six at 1920 × 1080.
// Targets and words keep their sizes; cards take the remaining space, up to their full size.
// It is computed in one step: in several steps, every card would be drawn at each intermediate size.
QtObject {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property real width
    required property real height
    property bool isPlayed: true
    property int stripRows: 1 // of a seat's options
    property int messageLines: 1 // A long message on a small screen needs two.

    readonly property int aside: Math.ceil(21.8 * theme.sizes.caption) + theme.px(48) // Width of the pay table and the totals, beside the cards.

    readonly property FoldedFelt folded: FoldedFelt {
        theme: root.theme
    }
    // The places of everything. `headBeside`: the head is beside the key that repeats a seat's bets; `potsBeside`: the pots
    // are beside the cards of the table; `asideHeight`: of the pay table and the totals if they are below the cards,
    // else 0; `isArc`: the seats are around the cards and the pots. `folds`: a seat has its number, its cards and one
    // amount; `saidHeight` is for its words in the place of its cards, and `foot` for its amount, 0 if that is beside
    // the number; `panel`: the due action is in a panel above the folded seats.
    readonly property var placed: place(screen.needs)

    function place(needs: var): var {
        const across = root.across(needs);
        if (needs.kind === "floor" || (needs.kind !== "wagers" && across.seatWidth - 2 * across.textPad < Math.max(7.2 * theme.sizes.caption, 4.6 * theme.sizes.name)))
            return folded.place(needs, width, height, messageLines, stripRows, isPlayed);
        const fixedParts = root.fixedParts(needs, across);
        const cards = root.cards(needs, across, fixedParts);
        const seatPlaces = Array.from({length: needs.seats}, (_, nth) => ({x: across.seatsLeft + nth * (across.seatWidth + across.seatGap), y: cards.seatsTop}));
        return Object.assign(across, fixedParts, cards, root.within(needs, across, fixedParts, cards), {folds: false, saidHeight: 0, foot: 0, panel: false, banner: false, potsBeside: false, bannerTop: 0, bannerHeight: 0, seatPlaces, isArc: false, arcBottom: 0, panelLeft: 0});
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
        const narrow = seatWidth - 2 * textPad < 7.2 * theme.sizes.caption; // only where wagers are entered
        const bottomPad = Math.max(6, Math.min(keyPad, theme.px(12)));
        return {
            least, apart, columns, margin, seatGap, seatInset, seatWidth, seatsLeft, keyPad, textPad, narrow, bottomPad
        };
    }

    // The parts of a seat beside its cards, at their smallest; the strip at the felt's bottom, of chips or of one
    // seat's options if a seat is too small for them; and the other parts of the felt, dense with little space.
    function fixedParts(needs: var, across: var): var {
        const {least, apart, columns, keyPad, textPad, narrow, bottomPad} = across;
        const wagering = needs.kind === "wagers";
        const leastSpot = 64;
        const leastCard = 48;
        const {sizes} = theme;
        const headHeight = Math.ceil(1.26 * sizes.name);
        const cardsTop = headHeight + theme.px(theme.portrait ? 16 : narrow ? 4 : 10); // a winning card of a pile is lifted
        const leastPitch = Math.ceil(1.2 * sizes.caption);
        const linesShown = needs.stacks ? Math.max(0, needs.lines - 1) : needs.lines;
        const lines = Math.ceil(1.23 * (sizes.caption + sizes.figure)); // Of a spot: its name, and below it the amount.
        // A message of two lines must leave room for every spot: else the head is beside the key that repeats the bets.
        const underMessage = height - 3 - Math.ceil(2.66 * sizes.caption) - theme.touch - 6 - 4;
        const leastTiles = needs.tiles * least + Math.max(0, needs.tiles - 1) * apart;
        const headBeside = wagering && headHeight + least + apart + leastTiles + bottomPad > underMessage;
        const againLeft = headBeside ? textPad + Math.ceil(0.75 * sizes.name) : keyPad;
        const againTop = headBeside ? bottomPad : headHeight;
        const tilesTop = againTop + least + apart;
        const spared = height - tilesTop - Math.max(0, needs.tiles - 1) * apart - bottomPad - theme.touch - theme.px(60 + 16 + 16) - leastSpot;
        const leastTile = wagering && needs.tiles * lines <= spared ? Math.max(least, lines) : least;
        const tilesHeight = needs.tiles * leastTile + Math.max(0, needs.tiles - 1) * apart;
        const leastBox = Math.ceil(2 * 1.1 * sizes.name + 3.5 * sizes.caption + 1.15 * sizes.amount + theme.px(20)); // two lines of a hand, two of its terms, the word, the amount
        const leastResult = needs.results ? leastBox + Math.ceil(1.25 * sizes.caption) + theme.px(52) : 0;
        const stackHeight = needs.stacks ? Math.ceil(1.25 * sizes.figure) + theme.px(54) : 0;
        const optionRows = Math.ceil(needs.options / columns);
        const optionsHeight = optionRows * least + Math.max(0, optionRows - 1) * apart;
        const optionsInSeats = needs.kind === "choices" && !needs.strip && optionsHeight + headHeight + leastCard + linesShown * leastPitch + 3 * apart + bottomPad + 56 + leastSpot <= height;
        const hasStrip = isPlayed && (wagering || (needs.kind === "choices" && !optionsInSeats)); // Its keys are for a finger.
        const stripHeight = hasStrip ? theme.touch + (wagering ? 0 : (root.stripRows - 1) * (theme.touch + Math.max(10, theme.px(16)))) + (messageLines > 1 ? 6 : theme.px(16)) : 0;
        const withoutCards = wagering ? tilesTop + tilesHeight + bottomPad : cardsTop + linesShown * leastPitch + theme.px(10) + (optionsInSeats ? optionsHeight + apart : 0) + leastResult + stackHeight + bottomPad;
        const potsHeight = needs.stacks || needs.pots > 0 ? Math.ceil(Math.max(1.15 * sizes.pot, 2.5 * sizes.caption)) + theme.px(18) : 0;
        const betsHeight = needs.stacks && !needs.results ? Math.max(theme.px(44), Math.ceil(1.25 * sizes.caption)) : 0;
        const dense = height - withoutCards - leastCard - stripHeight - potsHeight - betsHeight < theme.px(60 + 16 + 16) + Math.max(leastSpot, theme.px(130));
        const messageHeight = Math.ceil((0.22 + 1.22 * messageLines) * sizes.caption);
        const spotsTop = dense ? 3 : Math.max(messageHeight + theme.px(4), least - theme.headerRow + 12); // Leave space for the padlock.
        const lift = theme.px(9); // of a winning card
        const spotLabel = (dense ? messageHeight : Math.ceil(1.25 * sizes.caption)) + lift + (messageLines > 1 && !dense ? messageHeight - Math.ceil(1.5 * sizes.caption) : 0);
        const spotsBottom = dense ? 10 : Math.max(10, theme.px(14));
        const bottomMargin = messageLines > 1 ? 4 : dense ? 8 : theme.px(16);
        return {
            wagering, leastSpot, leastCard, headHeight, headBeside, againLeft, againTop, tilesTop, cardsTop, leastPitch, linesShown, leastBox, leastResult, stackHeight,
            optionRows, optionsHeight, optionsInSeats, hasStrip, stripHeight, withoutCards, potsHeight, betsHeight, dense,
            messageHeight, spotsTop, lift, spotLabel, spotsBottom, bottomMargin
        };
    }

    // Cards share the room that is left, each kind up to its full size, and no seat's card is wider than its seat allows.
    // A hand of more than two is fanned: each card a step to the right of the one on which it lies, whose index stays in sight.
    function cards(needs: var, across: var, fixedParts: var): var {
        const {margin, seatWidth, textPad} = across;
        const {wagering, leastSpot, leastCard, stripHeight, potsHeight, betsHeight, spotsTop, spotLabel, spotsBottom, bottomMargin} = fixedParts;
        const felt = Math.floor(height);
        // The pay table and the totals are beside the cards of the table, or below them if the ranks would be too small.
        const spotsWidth = width - 2 * margin - theme.px(70);
        const isAside = needs.totals && (spotsWidth - root.aside) / 7.7 < 2.04 * theme.sizes.least;
        const asideHeight = isAside ? 4 * Math.ceil(1.3 * theme.sizes.caption) + theme.px(12) + spotsBottom : 0;
        const room = felt - fixedParts.withoutCards - stripHeight - potsHeight - betsHeight - asideHeight - bottomMargin - spotsTop - spotLabel - spotsBottom;
        const shape = needs.dice ? 1 : 1.42; // of a card, high by wide
        const holes = Math.max(1, needs.holes);
        const cardGap = Math.max(4, theme.px(8));
        const fullSpot = Math.min(theme.px(theme.portrait ? 260 : 184), Math.floor((spotsWidth - (needs.totals && !isAside ? root.aside : 0)) / 7.7 * shape));
        const fanned = !needs.dice && holes > 2;
        const aside = fanned ? 0.54 : 1; // of a card's width
        const gap = fanned ? 0 : cardGap;
        const widest = Math.floor((seatWidth - 2 * textPad - (holes - 1) * gap) / (1 + (holes - 1) * aside));
        const fullCard = Math.round(Math.min(theme.px(theme.portrait ? 140 : 100), widest) * shape);
        const leastDie = needs.dice ? theme.leastDie : 0;
        const leastHand = Math.max(leastCard, Math.min(fullCard, leastDie));
        const handHeight = wagering ? fullCard : Math.max(leastHand, Math.min(fullCard, Math.max(Math.floor(room * fullCard / (fullCard + fullSpot)), room - fullSpot)));
        const cardHeight = handHeight;
        const cardWidth = Math.round(cardHeight / shape);
        const inSeat = {handHeight, cardHeight, cardWidth, stepRight: cardWidth * aside + gap};

        const spotsShown = !wagering || room >= leastSpot;
        const spotCardHeight = Math.max(leastSpot, Math.min(fullSpot, leastDie), Math.min(fullSpot, wagering ? room : room - handHeight));
        const spotCardWidth = Math.round(spotCardHeight / shape);
        const spotsEnd = spotsTop + spotLabel + spotCardHeight;
        const potsTop = spotsEnd + theme.px(8);
        const betsTop = potsTop + potsHeight;
        const asideTop = spotsEnd + spotsBottom + potsHeight + betsHeight;
        const seatsTop = spotsShown ? asideTop + asideHeight : spotsTop + fixedParts.messageHeight;
        const seatsHeight = felt - seatsTop - stripHeight - bottomMargin;
        return Object.assign(inSeat, {
            cardGap, spotsShown, spotCardHeight, spotCardWidth, potsTop, betsTop, asideTop, asideHeight, seatsTop, seatsHeight
        });
    }

    // The rest of a seat is shared by its wagers, its result and its keys.
    function within(needs: var, across: var, fixedParts: var, cards: var): var {
        const {least, apart, bottomPad} = across;
        const {cardsTop, leastPitch, leastBox, leastResult, linesShown, optionRows, optionsHeight, stackHeight} = fixedParts;
        const {handHeight, seatsHeight} = cards;
        const below = seatsHeight - cardsTop - handHeight - theme.px(10) - bottomPad - stackHeight;
        const pitch = Math.max(leastPitch, Math.min(Math.ceil((theme.portrait ? 1.7 : 1.35) * theme.sizes.caption), Math.floor((below - leastResult - (fixedParts.optionsInSeats ? optionsHeight + apart : 0)) / Math.max(1, linesShown))));
        const resultTop = cardsTop + handHeight + theme.px(10) + linesShown * pitch + (linesShown > 0 ? theme.px(6) : 0);
        const resultRoom = seatsHeight - resultTop - bottomPad - stackHeight;
        const stackRoom = stackHeight + (stackHeight > 0 && !needs.results ? Math.max(0, Math.min(resultRoom, theme.px(90))) : 0);
        const chipsHeight = needs.chips ? Math.ceil(1.25 * theme.sizes.caption) : theme.px(6);
        const leastBelow = needs.chips ? Math.max(2 * chipsHeight, chipsHeight + theme.px(40)) : chipsHeight;
        const resultHeight = Math.max(Math.min(leastBox, resultRoom - leastBelow), resultRoom - (chipsHeight + needs.chips * theme.px(60)));
        const optionHeight = Math.max(least, Math.min(theme.px(theme.portrait ? 120 : 84), Math.floor((below - linesShown * pitch - optionRows * apart) / Math.max(1, optionRows))));
        const tileHeight = Math.max(least, Math.min(theme.px(theme.portrait ? 130 : 96), Math.floor((seatsHeight - fixedParts.tilesTop - bottomPad - (needs.tiles - 1) * apart) / Math.max(1, needs.tiles))));
        return {pitch, stackRoom, resultTop, resultRoom, resultHeight, optionHeight, tileHeight};
    }
}
