"""What the files of a made-up vault have in common."""

import datetime
import random

Date = datetime.date

WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
COLORS = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
]

# The settings of the vault, in minutes.
DAY_STARTS, DAY_ENDS, DEFAULT_BLOCK = 6 * 60, 23 * 60, 60


def stream(seed: int, *name: object) -> random.Random:
    """The random numbers of one part of the vault: more of one kind does not change the others."""
    return random.Random("/".join(map(str, (seed, *name))))


def chance(rng: random.Random, percent: int) -> bool:
    return rng.randrange(100) < percent


def days_after(date: Date, count: int) -> Date:
    return date + datetime.timedelta(days=count)


def clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def slug(title: str) -> str:
    return title.lower().replace("'", "").replace(" ", "-")


def fields(*pairs: tuple[str, object]) -> str:
    """A group of fields for the end of a line; nothing where all values are empty."""
    parts = [f"{key}: {value}" for key, value in pairs if value]
    return f" ({', '.join(parts)})" if parts else ""


def front_matter(**properties: object) -> list[str]:
    return ["---", *(f"{key.replace('_', '-')}: {value}" for key, value in properties.items() if value), "---", ""]


def numbered(names: list[str], index: int) -> str:
    """The names in order; then the same again with 2, 3, …"""
    turn, place = divmod(index, len(names))
    return names[place] + (f" {turn + 1}" if turn else "")
