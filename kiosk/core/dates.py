"""Dates and moments as a house reads them, on screens and on paper. Files keep ISO 8601."""

from datetime import date, datetime
from typing import Final

from kiosk.core.text import Text, text

MONTHS: Final = (
    text("Jan"), text("Feb"), text("Mar"), text("Apr"), text("May"), text("Jun"),
    text("Jul"), text("Aug"), text("Sep"), text("Oct"), text("Nov"), text("Dec"),
)  # fmt: skip
DAY: Final = text("{month} {day}, {year}")
DAY_OF_YEAR: Final = text("{month} {day}")
MOMENT: Final = text("{day}, {time}")
DAY_TIME: Final = text("{month} {day}, {year} · {time}")
TIME_DAY: Final = text("{time} · {month} {day}")


def at_time(at: datetime, form: Text = DAY_TIME) -> Text:
    """Return a moment as people say it, "Nov 21, 2026 · 19:42"."""
    month = MONTHS[at.month - 1]
    return form.fill(day=at.day, month=month, year=at.year, time=f"{at:%H:%M}")


def day_words(day: date, form: Text = DAY) -> Text:
    """Return a day as a house reads it, "Nov 29, 2026"."""
    values = {"day": day.day, "month": MONTHS[day.month - 1]}
    return form.fill(**values, year=day.year) if form == DAY else form.fill(**values)


def day_at(at_ms: int) -> Text:
    """Return the local day of a moment, in ms since 1970."""
    return day_words(datetime.fromtimestamp(at_ms / 1000).astimezone().date())


def moment_words(at_ms: int, form: Text = DAY) -> Text:
    """Return a moment, in ms since 1970, as a house reads it, "Nov 29, 2026, 23:42", as the clock in the header."""
    at = datetime.fromtimestamp(at_ms / 1000).astimezone()
    return MOMENT.fill(day=day_words(at.date(), form), time=f"{at:%H:%M}")
