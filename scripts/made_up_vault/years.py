"""A life in weeks, and activities that are done now and then."""

from .basics import Date, chance, clock, days_after, fields, front_matter, numbered, stream
from .words import NOTES

BORN = Date(1984, 3, 9)
# The first day of a phase, its words and its color; the next one begins a day after it ends.
PHASES = [
    (BORN, "🍼 Before school", "yellow"), (Date(1990, 9, 3), "🎒 School", "orange"), (Date(2003, 9, 22), "University", "teal"),
    (Date(2008, 8, 1), "✈️ Odd jobs and night trains", "pink"), (Date(2012, 9, 1), "Learning to teach", "blue"),
    (Date(2017, 4, 29), "🏠 The flat", "green"), (Date(2024, 1, 8), "⛵ The boat", "indigo"),
]
RATINGS = ["awful", "hard", "okay", "okay", "good", "good", "good", "great"]
AREAS = ["work", "health", "growth", "relationships", "rest", "adventure", ""]
ACTIVITIES = [
    ("🌊", "Swim in the sea", "Health"), ("🎾", "Tennis with Sam", "Hobby"), ("💇", "Haircut", "Health"),
    ("🎭", "Theatre", "Hobby"), ("🦷", "Dentist", "Health"), ("📞", "Ring Aunt Vera", "Hobby"), ("🥾", "Walk the canal", "Health"),
    ("🎬", "Cinema", "Hobby"), ("🩸", "Give blood", "Health"), ("🧑‍🏫", "Sit in on a lesson", "Education"),
    ("🍞", "Bake for the neighbours", "Craft"), ("🎻", "Quartet", "Music"), ("🪑", "An afternoon in the workshop", "Craft"),
    ("📝", "Renew the papers", "Career"),
]
TITLES = ["Now and then", "With the children", "Round the house", "On the water", "For the choir"]


def life_file(seed: int, end: Date) -> list[str]:
    """A life whose last years are marked in most weeks, and the others here and there."""
    rng = stream(seed, "life")
    lines = front_matter(kind="life", icon="⏳", born=BORN, expectancy=85) + ["# My life in weeks", "", "## Phases", ""]
    for index, (first, words, color) in enumerate(PHASES):
        last = f" - {days_after(PHASES[index + 1][0], -1)}" if index + 1 < len(PHASES) else ""
        lines.append(f"- {first}{last} {words} (color: {color})")
    year = None
    for weeks in range((end - BORN).days // 7):
        day = days_after(end, -7 * weeks)
        if not chance(rng, 60 if weeks < 300 else 8):
            continue
        if day.year != year:
            lines += ["", f"## {day.year}", ""]
            year = day.year
        words = f" {rng.choice(NOTES)}" if chance(rng, 85) else ""
        lines.append(f"- {day}{words}{fields(('rating', rng.choice(RATINGS)), ('category', rng.choice(AREAS)))}")
    return lines


def activities_name(index: int) -> str:
    return f"activities-{index + 1}.md" if index else "activities.md"


def activities_file(seed: int, index: int, end: Date) -> list[str]:
    rng = stream(seed, "activities", index)
    lines = front_matter(kind="activities", icon="📋") + [f"# {numbered(TITLES, index)}", ""]
    for icon, title, category in ACTIVITIES:
        since = days_after(end, -rng.randint(300, 1500))
        pause = rng.choice([7, 14, 30, 60])
        lines.append(f"- {icon} {title}{fields(('category', category), ('since', since))}")
        if chance(rng, 30):
            lines.append(f"  {rng.choice(NOTES)}")
        day = days_after(since, rng.randint(0, pause))
        while day <= end:
            time = f" {clock(15 * rng.randint(28, 84))}" if day < end and chance(rng, 40) else ""
            lines.append(f"  - {day}{time}{fields(('source', 'watch' if chance(rng, 20) else ''))}")
            day = days_after(day, rng.randint(pause // 2, 2 * pause))
    return lines
