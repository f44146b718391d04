"""Rituals with their arcs, habits and logs."""

import random

from .basics import Date, chance, days_after, fields, front_matter, numbered, slug, stream
from .words import HABITS, PARAGRAPHS

# A title and an icon.
RITUALS = [
    ("Before breakfast", "☕"), ("Low tide", "🌊"), ("Round the park", "🏃"), ("Desk in the morning", "✍️"),
    ("Between lessons", "🔔"), ("Sunday evening", "🧺"), ("Lights out", "🌙"), ("Scales and arpeggios", "🎻"),
    ("On the cushion", "🧘"), ("Green things", "🥬"), ("Letters on Fridays", "📮"), ("Stairs, not lifts", "🚶"),
    ("An hour of Portuguese", "📗"), ("Without the telephone", "📵"), ("Cold water", "🚿"), ("The tidy half hour", "🧹"),
]
CATEGORIES = ["Health", "Productivity", "Mindfulness", "Self-Care", "Craft", "Music"]
TIMES = ["morning", "midday", "afternoon", "evening", "night", "anytime"]
REMARKS = ["before the bus", "twice", "at Mum's", "with Kit", "late, but done", "better than on Monday", "in the rain"]
REASONS = ["ill", "travelling", "guests", "night train", "too tired"]
# A rule of recurrence, and the weekdays that it names.
RULES = [("", range(7)), ("", range(7)), ("weekday", range(5)), ("weekend", range(5, 7)), ("mon wed fri", (0, 2, 4))]
MORE_HABITS = [
    "Kettle filled the night before", "Shoes by the door", "A glass of water", "Ten pages on paper",
    "Window open, shoulders down", "One drawer", "Three things that went well", "The bag packed for tomorrow",
    "No news before noon", "Teeth, slowly",
]


def ritual_title(index: int) -> str:
    return numbered([title for title, _ in RITUALS], index)


def ritual_name(index: int) -> str:
    return f"rituals/{slug(ritual_title(index)).replace(',', '')}.md"


def ritual_file(seed: int, index: int, end: Date, is_running: bool) -> list[str]:
    """A ritual of one to four arcs, the newest first. One that does not run was finished at some time."""
    rng = stream(seed, "ritual", index)
    length = rng.choice([28, 28, 28, 42, 60])
    # A running arc is not half over, as habits that are never done are reported from then on.
    first = days_after(end, -rng.randint(3, length // 2 - 1) if is_running else -rng.randint(200, 3000))
    last = days_after(first, length - 1)
    lines = front_matter(
        kind="ritual",
        icon=RITUALS[index % len(RITUALS)][1],
        category=rng.choice(CATEGORIES),
        time=rng.choice(TIMES),
        duration=f"{length} days",
        finished=None if is_running else days_after(last, rng.randint(0, 3)),
    )
    lines += [f"# {ritual_title(index)}", "", rng.choice(PARAGRAPHS)]
    count = rng.randint(1, 4)
    habits = rng.sample(HABITS + MORE_HABITS, rng.randint(2, 5))
    for number in range(count, 0, -1):
        last = days_after(first, length - 1)
        ended = days_after(last, -rng.randint(1, 6)) if number < count and chance(rng, 20) else None
        lines += ["", f"## Arc {number}: {first} - {last}{fields(('ended', ended))}", ""]
        if chance(rng, 20):
            lines += [rng.choice(PARAGRAPHS), ""]
        for habit in habits:
            lines += habit_lines(rng, habit, first, min(ended or last, end))
        first = days_after(first, -length - rng.randint(0, 40))
    return lines


def long_ritual_file(seed: int, index: int, end: Date, years: int) -> list[str]:
    """A ritual of so many years: arcs of 28 days, one after the other, each with the same five habits. The newest stands first."""
    rng = stream(seed, "long ritual", index)
    lines = front_matter(
        kind="ritual", icon=RITUALS[index % len(RITUALS)][1], category=rng.choice(CATEGORIES), time=rng.choice(TIMES)
    )
    lines += [f"# {ritual_title(index)}"]
    habits = rng.sample(HABITS + MORE_HABITS, 5)
    first = days_after(end, -rng.randint(3, 13))
    for number in range(years * 365 // 28 + 1, 0, -1):
        last = days_after(first, 27)
        lines += ["", f"## Arc {number}: {first} - {last}", ""]
        for habit in habits:
            lines += habit_lines(rng, habit, first, min(last, end))
        first = days_after(first, -28)
    return lines


def habit_lines(rng: random.Random, habit: str, first: Date, last: Date) -> list[str]:
    rule, weekdays = rng.choice(RULES)
    lines = [f"- {habit}{fields(('every', rule))}"]
    days = [days_after(first, offset) for offset in range((last - first).days + 1)]
    days = [day for day in days if day.weekday() in weekdays]
    kept = rng.randint(55, 95)
    while days:
        day = days.pop(0)
        if not chance(rng, kept):
            continue
        if chance(rng, 6):
            lines.append(f"  - {day} skipped {rng.choice(REASONS)}")
        elif not rule and len(days) > 3 and chance(rng, 30):
            until = rng.randint(0, 2)
            lines.append(f"  - {day} - {days[until]}")
            days = days[until + 1:]
        else:
            lines.append(f"  - {day}" + (f" {rng.choice(REMARKS)}" if chance(rng, 10) else ""))
    return lines
