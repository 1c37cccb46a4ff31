"""The names of games, wagers, and lines of pay tables in a report. A key that no rule in force names stays as it is."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from kiosk.core.text import Text, either, from_json, listed
from kiosk.procedure import LINES_WITHOUT_TABLE, Game, Layout, Rules

_OF_WAGER: Final = frozenset({"wagers", "handle", "won", "hold", "take_up", "line", "paid"})
_OF_JACKPOT: Final = frozenset({"jackpot", "jackpot_paid"})


class ReportNames(NamedTuple):
    """Names by key: of games, of wagers by spot, and of lines by spot and line."""

    games: Mapping[str, str] = {}
    wagers: Mapping[str, Text] = {}
    lines: Mapping[tuple[str, str], Text] = {}

    def subject(self, key: str) -> Text:
        """Return the subject of a figure within its row, such as a wager and a paying line; empty for none."""
        kind, _, about = key.partition(":")
        if kind in _OF_WAGER and about:
            spot, _, line = about.partition(":")
            wager = self.wagers.get(spot) or _plain(spot)
            return listed((wager, self.lines.get((spot, line)) or _plain(line))) if line else wager
        if kind in _OF_JACKPOT:
            return from_json(about.upper())
        return from_json(about if kind == "override" else about.replace("_", " ")) if about else Text("")


NO_NAMES: Final = ReportNames()


def _plain(key: str) -> Text:
    return from_json(key.replace("_", " "))


def report_names(games: Mapping[str, Game[Any]], in_force: Mapping[str, Rules]) -> ReportNames:
    """Return the names of the rules in force, {game: rules}. A spot or a line that games name differently has all."""
    wagers = dict[str, dict[str, Text]]()
    lines = dict[tuple[str, str], dict[str, Text]]()
    for key, rules in in_force.items():
        layout = games[key].layout(rules)
        for spot, name in _spots(layout):
            wagers.setdefault(spot, {})[str(name)] = name
            for line, said in _lines(layout, rules, spot):
                lines.setdefault((spot, line), {})[str(said)] = said
    titles = Counter(rules.title for rules in in_force.values())
    return ReportNames(
        {key: of.title if titles[of.title] == 1 else f"{of.title} ({key})" for key, of in in_force.items()},
        {spot: either(list(found.values())) for spot, found in wagers.items()},
        {line: either(list(found.values())) for line, found in lines.items()},
    )


def _spots(layout: Layout) -> Iterator[tuple[str, Text]]:
    spots = dict.fromkeys(spot for row in layout.rows for spot in row.spots)
    names = {spot: layout.apart.get(spot) or layout.wager_name(spot) for spot in spots}
    count = Counter(map(str, names.values()))
    return ((spot, name) for spot, name in names.items() if count[str(name)] == 1)


def _lines(layout: Layout, rules: Rules, spot: str) -> Iterator[tuple[str, Text]]:
    """Yield the lines on which a wager is paid, with the house's names: those of its table, or of the table of a wager
    that is settled with it.
    """
    together = (spot, *(other for row in layout.rows if spot in row.spots for other in row.spots))
    table = next((found for each in together if (found := rules.table_of(each)) is not None), None)
    yield from ((line, said.text) for line, said in LINES_WITHOUT_TABLE.items())
    for line in table.lines if table is not None else ():
        yield line.line, from_json(line.name)
