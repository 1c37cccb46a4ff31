import QtQuick

// Draws chips: from above in a box of 100 × 100, and as a stack seen from the dealer's side.
QtObject {
    id: root

    readonly property string disc: circle(48)
    readonly property string ring: circle(31)
    readonly property string marks: [0, 1, 2, 3, 4, 5].map(nth => root.mark(nth * 60)).join(" ")
    readonly property var stripes: [-1.05, -0.35, 0.35, 1.05] // radians around the front of a stack

    function circle(radius: real): string {
        return `M${50 - radius} 50 A${radius} ${radius} 0 1 1 ${50 + radius} 50 A${radius} ${radius} 0 1 1 ${50 - radius} 50 Z`;
    }

    function mark(degrees: real): string {
        const [from, to] = [degrees - 9.5, degrees + 9.5].map(one => (one - 90) * Math.PI / 180);
        const at = (radius, angle) => (50 + radius * Math.cos(angle)).toFixed(2) + " " + (50 + radius * Math.sin(angle)).toFixed(2);
        return `M${at(48, from)} A48 48 0 0 1 ${at(48, to)} L${at(37, to)} A37 37 0 0 0 ${at(37, from)} Z`;
    }

    // A stack of `layers` of a thickness, of chips that are `width` across: `half` is how far its edge bulges.
    function side(width: real, half: real, layers: int, thickness: real): string {
        const bottom = half + layers * thickness;
        return `M0 ${half} L0 ${bottom} A${width / 2} ${half} 0 0 0 ${width} ${bottom} L${width} ${half} A${width / 2} ${half} 0 0 1 0 ${half} Z`;
    }

    function seams(width: real, half: real, layers: int, thickness: real): string {
        let drawn = "";
        for (let nth = 1; nth < layers; nth++)
            drawn += `M0 ${half + nth * thickness} A${width / 2} ${half} 0 0 0 ${width} ${half + nth * thickness} `;
        return drawn;
    }

    function stripesOf(width: real, half: real, layers: int, thickness: real): string {
        let drawn = "";
        for (let nth = 0; nth < layers; nth++) {
            for (const stripe of root.stripes) {
                const [from, to] = [-0.13, 0.13].map(apart => stripe + apart + (nth % 2 ? 0.28 : 0)).map(angle => [width / 2 * (1 + Math.sin(angle)), half + half * Math.cos(angle) + nth * thickness]);
                drawn += `M${from[0].toFixed(2)} ${from[1].toFixed(2)} L${to[0].toFixed(2)} ${to[1].toFixed(2)} L${to[0].toFixed(2)} ${(to[1] + thickness).toFixed(2)} L${from[0].toFixed(2)} ${(from[1] + thickness).toFixed(2)} Z `;
            }
        }
        return drawn;
    }

    // The marks of chips in a tube, on its bottom, seen from the front.
    function tubeMarks(width: real, height: real, layers: int, thickness: real): string {
        let drawn = "";
        for (let nth = 0; nth < layers; nth++) {
            for (const across of nth % 2 ? [0.1, 0.42, 0.74] : [0.22, 0.56, 0.86]) {
                const [left, top] = [width * across, height - (nth + 1) * thickness];
                drawn += `M${left.toFixed(1)} ${top.toFixed(1)} h${(width * 0.12).toFixed(1)} v${thickness.toFixed(1)} h${(-width * 0.12).toFixed(1)} Z `;
            }
        }
        return drawn;
    }

    function ellipse(width: real, half: real, part: real): string {
        const across = width / 2 * part;
        const left = width / 2 - across;
        return `M${left} ${half} A${across} ${half * part} 0 1 1 ${width - left} ${half} A${across} ${half * part} 0 1 1 ${left} ${half} Z`;
    }

    // The marks on the edge of the chip on top, from ring to rim.
    function topMarks(width: real, half: real): string {
        return [0, 1, 2, 3, 4, 5].map(nth => {
            const [from, to] = [-0.17, 0.17].map(apart => nth * Math.PI / 3 + apart);
            const at = (part, angle) => (width / 2 * (1 + part * Math.sin(angle))).toFixed(2) + " " + (half * (1 + part * Math.cos(angle))).toFixed(2);
            return `M${at(1, from)} L${at(1, to)} L${at(0.72, to)} L${at(0.72, from)} Z`;
        }).join(" ");
    }
}
