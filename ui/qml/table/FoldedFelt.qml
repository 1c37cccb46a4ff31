import QtQuick
import "../controls"

// The layout of a felt with seats too narrow for whole words: each seat is folded to its number, its
// cards and one amount, and a panel above them has the due action in full. Seven seats and more, or four if the
// screen is upright, are on an arc of two rows, as they sit. Nothing moves between the streets.
QtObject {
    required property Theme theme

    readonly property int head: Math.ceil(1.26 * theme.sizes.name)
    readonly property int leastCard: Math.ceil(2.04 * theme.sizes.least) // Width of a card at the smallest size of a rank.

    function inRows(seats: int): bool {
        return seats > 6 || (theme.portrait && seats > 3);
    }

    // Return the row and place of each seat, seat 1 at the dealer's left hand.
    function places(seats: int): var {
        if (!inRows(seats))
            return Array.from({length: seats}, (_, nth) => ({row: 0, place: nth, across: seats}));
        const far = seats > 6 ? Math.ceil(seats / 2) : seats - 2; // of nine, five
        const near = seats - far;
        const left = Math.ceil(near / 2);
        return Array.from({length: seats}, (_, nth) => {
            if (nth < left)
                return {row: 1, place: nth, across: far};
            if (nth < left + far)
                return {row: 0, place: nth - left, across: far};
            return {row: 1, place: far - seats + nth, across: far};
        });
    }

    function place(needs: var, width: real, height: real, messageLines: int): var {
        const {sizes, least} = theme;
        const apart = Math.max(10, theme.px(10));
        const margin = Math.min(theme.px(24), apart);
        const seats = Math.max(1, needs.seats);
        const placed = places(seats);
        const rows = inRows(seats) ? 2 : 1;
        const across = placed[0].across;
        const seatGap = Math.round(apart * 0.6);
        const seatWidth = Math.floor((width - 2 * margin - (across - 1) * seatGap) / across);
        const textPad = Math.max(6, theme.px(10));
        const inner = seatWidth - 2 * textPad;
        const felt = Math.floor(height);
        const banner = needs.kind === "floor";
        const hasStrip = needs.kind === "choices";
        const bottomMargin = 8;
        const stripHeight = hasStrip ? theme.touch + theme.px(16) : 0;
        const messageHeight = Math.ceil((0.22 + 1.22 * messageLines) * sizes.caption);
        const lift = theme.px(9);
        const gap = Math.max(10, theme.px(10)); // between what can be touched
        const holes = Math.max(1, needs.holes);
        const cardGap = Math.max(4, theme.px(8));
        const shape = needs.dice ? 1 : 1.42;
        const fan = !needs.dice && holes > 2;
        const widest = Math.floor(fan ? inner / (1 + (holes - 1) * 0.54) : (inner - (holes - 1) * cardGap) / holes);
        const smallest = Math.min(widest, leastCard);
        const foot = (rows === 1 || theme.portrait) && !banner ? head : 0; // Otherwise the amount is at the top, beside the number.
        const frame = 3 * theme.px(8);
        const saidHeight = Math.ceil(theme.portrait ? 1.2 * sizes.name + 2.45 * sizes.caption : 1.25 * (sizes.name + (foot > 0 ? 0 : sizes.caption))); // one row of seats is too low for a word that has no room beside the number
        const leastSeat = head + Math.ceil(smallest * shape) + foot + frame;
        const panel = banner || (needs.due && needs.results);
        const leastSpot = Math.ceil(leastCard * shape);
        const spotsTop = Math.max(3, least - theme.headerRow + 12); // Leave space for the padlock.
        const spotLabel = messageHeight + lift;
        // A pot, and its seats; beside the cards of the table where there is no room below them, whatever is asked.
        const hasPots = (needs.stacks || needs.pots) && !panel;
        const highPots = hasPots ? Math.ceil(Math.max(1.15 * sizes.pot, 2.5 * sizes.caption)) + theme.px(14) : 0;
        const others = spotsTop + spotLabel + gap + bottomMargin + (rows - 1) * apart;
        const potsBeside = hasPots && others + theme.touch + theme.px(16) + highPots + leastSpot + rows * leastSeat > felt;
        const potsHeight = potsBeside ? 0 : highPots;
        const fixed = others + potsHeight + stripHeight;
        const leastPanel = !panel ? 0 : banner ? Math.max(0.4 * felt, Math.min(theme.px(440), felt - fixed - 1.3 * leastSpot - rows * leastSeat)) : Math.ceil(2.3 * sizes.name + 2.6 * sizes.caption + sizes.amount);
        const free = Math.max(0, felt - fixed - leastSpot - rows * leastSeat - leastPanel);
        // First the cards grow, those of the table twice as much as those of the seats; then the panel takes the rest.
        const spotCardHeight = Math.min(theme.px(theme.portrait ? 260 : 184), leastSpot + Math.floor(free * (panel ? 0.3 : 0.5)), Math.floor((width - 2 * margin - theme.px(70)) / 7.7 * shape));
        const mostSeat = head + Math.ceil(widest * shape) + foot + frame + (foot > 0 && needs.stacks ? saidHeight : 0);
        const seatHeight = Math.max(leastSeat, Math.min(mostSeat, Math.floor((felt - fixed - spotCardHeight - leastPanel) / rows)));
        const cardWidth = Math.min(widest, Math.floor((seatHeight - head - foot - frame) / shape));
        const cardHeight = Math.round(cardWidth * shape);
        const seatsHeight = seatHeight;
        const seatsTop = felt - stripHeight - bottomMargin - rows * seatHeight - (rows - 1) * apart;
        const spotsEnd = spotsTop + spotLabel + spotCardHeight;
        const bannerTop = spotsEnd + gap;
        const seatsLeft = Math.floor((width - across * seatWidth - (across - 1) * seatGap) / 2);
        const seatPlaces = placed.map(({row, place}) => ({x: seatsLeft + place * (seatWidth + seatGap), y: seatsTop + row * (seatHeight + apart)}));
        return {
            least, apart, columns: 1, margin, seatGap, seatInset: Math.max(0, Math.ceil((apart - seatGap) / 2)), seatWidth, seatsLeft,
            keyPad: textPad, textPad, narrow: true, bottomPad: 6, optionsInSeats: false, hasStrip, headHeight: head,
            cardsTop: head + theme.px(8), stackRoom: 0, dense: true, messageHeight, spotsTop, lift, spotLabel, bottomMargin, potsHeight, potsBeside,
            betsHeight: 0, cardGap, stepRight: fan ? cardWidth * 0.54 : cardWidth + cardGap, spotsShown: true,
            handHeight: cardHeight, cardHeight, cardWidth, spotCardHeight, spotCardWidth: Math.round(spotCardHeight / shape), banner,
            bannerTop: bannerTop + potsHeight, bannerHeight: seatsTop - bannerTop - potsHeight - gap, potsTop: bannerTop,
            betsTop: bannerTop, seatsTop, seatsHeight, pitch: 0, resultTop: 0, resultRoom: 0, resultHeight: 0, optionHeight: least,
            tileHeight: least, folds: true, saidHeight, foot, panel: panel && !banner, seatPlaces
        };
    }
}
