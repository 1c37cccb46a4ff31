import QtQuick
import "../controls"

// The layout of a felt with seats too narrow for whole words: each seat is folded to its number, its
// cards and one amount, and a panel above them has the due action in full. Seven seats and more, or four if the
// screen is upright, are in two rows, as they sit. Nothing moves between the streets.
// If a poker room has the space, its seats are on an arc around the cards of the table and the pots.
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

    // Nine seats on the arc, from the dealer's left hand: parts of the width and height in which a seat can move.
    readonly property var arc: [[0, 1], [0.03, 0.62], [0.125, 0.25], [0.315, 0.05], [0.5, 0], [0.685, 0.05], [0.875, 0.25], [0.97, 0.62], [1, 1]]

    // Return the place of a seat: other numbers of seats are spread along the same arc.
    function placeOnArc(nth: int, seats: int): var {
        const along = nth * (arc.length - 1) / (seats - 1);
        const first = Math.min(Math.floor(along), arc.length - 2);
        const part = along - first;
        return {across: arc[first][0] + part * (arc[first + 1][0] - arc[first][0]), down: arc[first][1] + part * (arc[first + 1][1] - arc[first][1])};
    }

    function overlap(one: var, other: var, apart: real): bool {
        return one.x < other.x + other.width + apart && other.x < one.x + one.width + apart && one.y < other.y + other.height + apart && other.y < one.y + one.height + apart;
    }

    // Return the layout with the seats on an arc, or null if anything would touch.
    function around(needs: var, width: real, height: real, messageLines: int, isPlayed: bool): var {
        const {sizes, least} = theme;
        if (!needs.stacks || needs.seats < 7 || theme.portrait || needs.kind === "floor")
            return null;
        const apart = Math.max(10, theme.px(10));
        const margin = Math.min(theme.px(24), apart);
        const felt = Math.floor(height);
        const hasStrip = isPlayed && needs.kind === "choices";
        const bottomMargin = 8;
        const shape = 1.42;
        const cardGap = Math.max(4, theme.px(8));
        const textPad = Math.max(6, theme.px(10));
        const messageHeight = Math.ceil((0.22 + 1.22 * messageLines) * sizes.caption);
        const top = messageHeight + theme.px(4);
        const bottom = felt - theme.touch - theme.px(16) - bottomMargin; // The strip has its place, whatever is asked.
        const saidHeight = Math.ceil(1.25 * sizes.caption);
        const seatWidth = Math.floor(Math.max(theme.px(208), 7.6 * sizes.caption));
        const cardWidth = Math.floor(Math.min((seatWidth - 2 * textPad - cardGap) / 2, theme.px(72)));
        const cardHeight = Math.round(cardWidth * shape);
        const lift = theme.px(9);
        const leastWithWords = saidHeight + Math.ceil(leastCard * shape) + lift + 6; // Its hand is in words above its cards.
        const seatsHeight = head + Math.max(cardHeight + theme.px(24), leastWithWords);
        const seatPlaces = Array.from({length: needs.seats}, (_, nth) => placeOnArc(nth, needs.seats)).map(({across, down}) => ({x: Math.round(margin + across * (width - 2 * margin - seatWidth)), y: Math.round(top + down * (bottom - top - seatsHeight)), width: seatWidth, height: seatsHeight}));
        // In the middle: the cards of the table, below them the total, and then the pots.
        const leastPots = Math.ceil(1.25 * sizes.pot) + Math.ceil(4.2 * sizes.caption) + 2 * Math.max(8, theme.px(12));
        const spotsTop = Math.max(...seatPlaces.filter(({x}) => x + seatWidth > 0.3 * width && x < 0.7 * width).map(({y}) => y)) + seatsHeight + apart;
        const beside = seatPlaces.filter(({x, y}) => x + seatWidth < width / 2 && y + seatsHeight + apart > spotsTop).map(({x}) => x + seatWidth + apart);
        const widest = Math.floor((width - 2 * Math.max(...beside) - 4 * theme.px(14)) / 5);
        const spotCardHeight = Math.min(theme.px(184), Math.floor(widest * shape), bottom - spotsTop - lift - apart - leastPots);
        const spotCardWidth = Math.round(spotCardHeight / shape);
        const inner = 5 * spotCardWidth + 4 * theme.px(14);
        const left = Math.round((width - inner) / 2);
        const bannerTop = spotsTop + lift + spotCardHeight + apart;
        const middle = {x: left, y: spotsTop, width: inner, height: bottom - spotsTop};
        const all = [...seatPlaces, middle];
        const touches = all.some((one, nth) => all.slice(nth + 1).some(other => overlap(one, other, apart)));
        if (spotCardWidth < 1.5 * leastCard || cardWidth < leastCard || touches)
            return null;
        // The panel with the due action has all the room between the seats; of more than two pots, also that of the strip.
        const panel = needs.due && needs.results;
        const lowest = needs.pots > 2 ? felt - bottomMargin : bottom;
        const nextTo = seatPlaces.filter(({x, y}) => x + seatWidth < width / 2 && y + seatsHeight + apart > bannerTop).map(({x}) => x + seatWidth + apart);
        const panelLeft = Math.max(...nextTo);
        return {
            least, apart, columns: 1, margin, seatGap: apart, seatInset: 0, seatWidth, seatsLeft: left, keyPad: textPad, textPad,
            narrow: true, bottomPad: 6, optionsInSeats: false, hasStrip, headHeight: head, headBeside: false, againLeft: 0, againTop: 0, tilesTop: 0, asideTop: 0, asideHeight: 0, cardsTop: head + theme.px(8), stackRoom: 0,
            dense: true, messageHeight, spotsTop, lift, spotLabel: lift, bottomMargin, potsHeight: bottom - bannerTop + theme.px(10), potsBeside: false, betsHeight: 0,
            cardGap, stepRight: cardWidth + cardGap, spotsShown: true, handHeight: cardHeight, cardHeight, cardWidth, spotCardHeight,
            spotCardWidth, banner: false, bannerTop, bannerHeight: panel ? lowest - bannerTop : 0, potsTop: bannerTop, betsTop: bannerTop,
            seatsTop: top, seatsHeight, pitch: 0, resultTop: 0, resultRoom: 0, resultHeight: 0, optionHeight: least, tileHeight: least,
            folds: true, saidHeight, foot: 0, panel, seatPlaces, isArc: true, arcBottom: bottom, panelLeft
        };
    }

    function place(needs: var, width: real, height: real, messageLines: int, stripRows: int, isPlayed: bool): var {
        const onArc = around(needs, width, height, messageLines, isPlayed);
        if (onArc !== null)
            return onArc;
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
        const hasStrip = isPlayed && needs.kind === "choices";
        const bottomMargin = 8;
        const stripHeight = hasStrip ? stripRows * (theme.touch + theme.px(16)) : 0;
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
        const hasPots = (needs.stacks || needs.pots > 0) && !panel;
        const highPots = hasPots ? Math.ceil(Math.max(1.15 * sizes.pot, 2.5 * sizes.caption)) + theme.px(14) : 0;
        const others = spotsTop + spotLabel + gap + bottomMargin + (rows - 1) * apart;
        const potsBeside = hasPots && others + theme.touch + theme.px(16) + highPots + leastSpot + rows * leastSeat > felt;
        const potsHeight = potsBeside ? 0 : highPots;
        const linesWidth = banner && needs.pays && width < 45 * sizes.caption ? 13 * sizes.caption + theme.px(48) : 0; // of a pay table beside the cards of the table
        const linesHeight = linesWidth > 0 ? (theme.words > 1 ? 4 : 5) * Math.ceil(1.25 * sizes.caption) + theme.px(12) : 0; // Larger text needs the height in the banner.
        const lowSpot = Math.max(leastSpot, potsBeside ? Math.ceil(1.23 * sizes.pot) : 0); // The total of the pots is as high as the cards beside it.
        const fixed = others + potsHeight + stripHeight;
        const pushes = needs.stacks ? needs.pots * Math.ceil(1.3 * sizes.caption) + Math.ceil(1.4 * sizes.caption) + 2 * theme.px(24) : 0; // the lines of all pots, and their sum
        const leastPanel = !panel ? 0 : banner ? Math.max(0.4 * felt, Math.min(theme.px(440), felt - fixed - 1.3 * leastSpot - rows * leastSeat)) : Math.max(pushes, Math.ceil(2.3 * sizes.name + 2.6 * sizes.caption + sizes.amount));
        const free = Math.max(0, felt - fixed - lowSpot - rows * leastSeat - leastPanel);
        // First the cards grow, those of the table twice as much as those of the seats; then the panel takes the rest.
        const spotCardHeight = Math.min(theme.px(theme.portrait ? 260 : 184), lowSpot + Math.floor(free * (panel ? 0.3 * theme.words : 0.5)), Math.max(potsBeside ? lowSpot : 0, Math.floor((width - 2 * margin - theme.px(70) - linesWidth) / (potsBeside ? 12 : 7.7) * shape)));
        const spotsHeight = Math.max(spotCardHeight, linesHeight - spotLabel);
        const mostSeat = head + Math.ceil(widest * shape) + foot + frame + (foot > 0 && needs.stacks ? saidHeight : 0);
        const seatHeight = Math.max(leastSeat, Math.min(mostSeat, Math.floor((felt - fixed - spotsHeight - leastPanel) / rows)));
        const cardWidth = Math.min(widest, Math.floor((seatHeight - head - foot - frame) / shape));
        const cardHeight = Math.round(cardWidth * shape);
        const seatsHeight = seatHeight;
        const seatsTop = felt - stripHeight - bottomMargin - rows * seatHeight - (rows - 1) * apart;
        const spotsEnd = spotsTop + spotLabel + spotsHeight;
        const bannerTop = spotsEnd + gap;
        const seatsLeft = Math.floor((width - across * seatWidth - (across - 1) * seatGap) / 2);
        const seatPlaces = placed.map(({row, place}) => ({x: seatsLeft + place * (seatWidth + seatGap), y: seatsTop + row * (seatHeight + apart)}));
        return {
            least, apart, columns: 1, margin, seatGap, seatInset: Math.max(0, Math.ceil((apart - seatGap) / 2)), seatWidth, seatsLeft,
            keyPad: textPad, textPad, narrow: true, bottomPad: 6, optionsInSeats: false, hasStrip, headHeight: head, headBeside: false, againLeft: 0, againTop: 0, tilesTop: 0, asideTop: 0, asideHeight: 0,
            cardsTop: head + theme.px(8), stackRoom: 0, dense: true, messageHeight, spotsTop, lift, spotLabel, bottomMargin, potsHeight, potsBeside,
            betsHeight: 0, cardGap, stepRight: fan ? cardWidth * 0.54 : cardWidth + cardGap, spotsShown: true,
            handHeight: cardHeight, cardHeight, cardWidth, spotCardHeight, spotCardWidth: Math.round(spotCardHeight / shape), banner,
            bannerTop: bannerTop + potsHeight, bannerHeight: seatsTop - bannerTop - potsHeight - gap, potsTop: bannerTop,
            betsTop: bannerTop, seatsTop, seatsHeight, pitch: 0, resultTop: 0, resultRoom: 0, resultHeight: 0, optionHeight: least,
            tileHeight: least, folds: true, saidHeight, foot, panel: panel && !banner, seatPlaces, isArc: false, arcBottom: 0, panelLeft: margin
        };
    }
}
