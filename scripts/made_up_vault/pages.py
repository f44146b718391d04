"""Pages in the shape of the standard one, with items of most types."""

import random

from .basics import Date, chance, clock, days_after, fields, front_matter, numbered, stream
from .words import (
    AIMS, BLOCKS, HABITS, LISTS, PAGES, PARAGRAPHS, PROJECTS, QUANTITIES, SAYINGS, SET_ASIDE, THINGS, UNITS, WAYS,
)


def page_file(seed: int, index: int, end: Date) -> list[str]:
    """A page in the shape of the standard one, with an item of most types."""
    rng = stream(seed, "page", index)
    theme = rng.choice(["", "color", "monochrome", "bold", "soft"])
    lines = front_matter(kind="page", icon=rng.choice([icon for _, icon, _ in PROJECTS]), theme=theme)
    lines += [f"# {numbered(PAGES, index)}", "", rng.choice(PARAGRAPHS)]
    sections = [
        ("What am I inspired by", inspirations(rng)),
        ("Who do I need to become to make my dreams a reality?", becoming(rng, end)),
        ("What am I trying to accomplish", aims(rng, end)),
        ("Counting", counts(rng, end)),
        ("How am I going to do this?", strategies(rng)),
        ("Schedule", schedule(rng)),
        ("Now and then", recurring_items(rng, end)),
    ]
    left_out = rng.choice(["Counting", "Now and then", ""])
    for title, items in sections:
        if title != left_out:
            lines += ["", f"## {title}", "", *items]
    if chance(rng, 60):
        lines += ["", "## Things that used to matter", ""]
        lines += [f"- {name} (was: What am I inspired by)" for name in rng.sample(SET_ASIDE, rng.randint(1, 3))]
    return lines


def inspirations(rng: random.Random) -> list[str]:
    things = rng.sample(THINGS, rng.randint(4, 7))
    lines = ["![The estuary before sunrise](img/estuary.png)", ""] if chance(rng, 50) else []
    lines += [f"- 🌊 {things[0]}", f"- {things[1]} (icon: book)", *(f"- {thing}" for thing in things[2:])]
    lines.append(f"- Words to live by: {rng.choice(LISTS)}")
    for words, author in rng.sample(SAYINGS, rng.randint(1, 2)):
        lines += ["", f"> {words}", f"> — {author}"]
    return lines


def becoming(rng: random.Random, end: Date) -> list[str]:
    since = days_after(end, -rng.randint(20, 900))
    lines = [rng.choice(PARAGRAPHS), "", f"- In bed with a book, not with the news (since: {since})"]
    habits = rng.sample(HABITS, 3)
    lines += [f"- {habits[0]} (streak: daily)", *daily_log(rng, end, rng.randint(15, 60))]
    lines += [f"- {habits[1]} (streak: weekday)", *weekday_log(rng, end, rng.randint(10, 25))]
    if chance(rng, 50):
        lines += [f"- {habits[2]} (streak: weekly, goal: 2)", *weekday_log(rng, end, rng.randint(10, 30), keep=40)]
    return lines


def daily_log(rng: random.Random, end: Date, length: int) -> list[str]:
    """Ranges, single days and skipped days, from so many days before the end."""
    lines = []
    day = days_after(end, -length)
    while day < end:
        last = min(days_after(day, rng.randint(1, 6)), days_after(end, -1))
        kind = rng.randrange(4)
        if kind == 0:
            lines.append(f"  - {day} skipped {rng.choice(['travelling', 'ill', 'night train', 'no time at all'])}")
            last = day
        elif kind == 1 or last == day:
            lines.append(f"  - {day}")
            last = day
        else:
            lines.append(f"  - {day} - {last}")
        day = days_after(last, rng.choice([1, 1, 1, 2]))
    return lines


def weekday_log(rng: random.Random, end: Date, length: int, keep: int = 80) -> list[str]:
    days = [days_after(end, -back) for back in range(length, 0, -1)]
    return [f"  - {day}" for day in days if day.weekday() < 5 and chance(rng, keep)]


def aims(rng: random.Random, end: Date) -> list[str]:
    names = rng.sample(AIMS, 6)
    start = days_after(end, -rng.randint(10, 90))
    return [
        f"- {start} - {days_after(end, rng.randint(20, 200))} First draft",
        f"- {days_after(end, rng.randint(30, 300))} The day itself, in the old hall",
        f"- [ ] {names[0]} (due: {days_after(end, rng.randint(1, 60))}, priority: {rng.choice(['low', 'medium', 'high'])})",
        f"- [ ] {names[1]}",
        f"- [x] {names[2]} (done: {days_after(end, -rng.randint(1, 300))})",
        f"- [-] {names[3]}",
        "- Before the summer",
        f"  - [x] {names[4]}",
        f"  - [ ] {names[5]}",
    ]


def counts(rng: random.Random, end: Date) -> list[str]:
    amounts = [rng.randint(10, 60) for _ in range(rng.randint(3, 5))]
    fives, rest = divmod(rng.randint(1, 19), 5)
    which = rng.randrange(len(QUANTITIES))
    lines = [
        f"- {QUANTITIES[which]}: {rng.randint(0, 8)}/8 {UNITS[which]}",
        f"- Laps of the lake: {rng.randint(1, 40)} (count: up)",
        f"- Pages left: {rng.randint(10, 300)} (count: down, to: 0)",
        f"- Coffee: {' '.join(['|||||'] * fives + ['|' * rest] * (rest > 0))}",
        f"- Holidays (until: {days_after(end, rng.randint(5, 300))})",
        f"- Press-ups: {max(amounts)} (best: highest)",
    ]
    for index, amount in enumerate(amounts):
        lines.append(f"  - {days_after(end, -9 * (len(amounts) - index))} {amount}")
    return lines


def strategies(rng: random.Random) -> list[str]:
    lines = []
    for title in rng.sample(WAYS, rng.randint(2, 3)):
        lines += ["" if lines else None, f"### {title}", "", rng.choice(PARAGRAPHS), ""]
        lines += [f"- [ ] {name}" for name in rng.sample(AIMS, 2)]
    return [line for line in lines if line is not None]


def schedule(rng: random.Random) -> list[str]:
    lines = []
    start = 5 * 60 + 45
    for icon, title in rng.sample(BLOCKS, rng.randint(4, 7)):
        end = start + rng.choice([30, 45, 60, 90])
        row = clock(start) if chance(rng, 30) else f"{clock(start)} - {clock(end)}"
        lines.append(f"- {row} {icon} {title}".replace("  ", " ") + fields(("notify", "start" if chance(rng, 20) else "")))
        start = end + rng.choice([0, 30, 60])
    return lines


def recurring_items(rng: random.Random, end: Date) -> list[str]:
    monday = days_after(end, -end.weekday() - 7 * 20)
    lines = [f"- [ ] Water the ferns (every: 2 weeks on mon, at: 09:00, from: {monday})"]
    lines += [f"  - {days_after(monday, 14 * turn)}" for turn in range(10) if chance(rng, 80)]
    lines.append(f"- [ ] New toothbrush (every: 3 months after done)\n  - {days_after(end, -rng.randint(5, 80))}")
    lines.append("- [ ] Look up from the screen (every: hourly, at: 09:00 - 16:00)")
    return lines
