"""Made-up vaults of rituals, the same for the same seed."""

import datetime

from ritual_sums.counts import WEEKDAYS
from ritual_sums.files import DAY, days
from ritual_sums.lives import made_up_activities, made_up_life


def made_up(folder, chance):
    """Writes a vault of rituals, and returns a day to look at it."""
    today = datetime.date(2026, chance.randint(1, 12), chance.randint(1, 28))
    start = chance.choice(WEEKDAYS)
    (folder / "tidemark.md").write_text(f"---\nkind: vault\nweek-starts: {start}\n---\n\n# Vault\n", encoding="utf-8")
    (folder / "rituals").mkdir()
    for name in "ABCD"[: chance.choice([0, 1, 1, 1, 2, 2, 3, 4])]:
        (folder / "rituals" / f"{name}.md").write_text("\n".join(made_up_ritual(name, today, chance)) + "\n", encoding="utf-8")
    for name, lines in [("life", made_up_life(today, chance)), ("activities", made_up_activities(today, chance))]:
        (folder / f"{name}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return today


def made_up_ritual(name, today, chance):
    lines = ["---", "kind: ritual", f"time: {chance.choice(['morning', 'evening', 'anytime'])}", "---", "", f"# Ritual {name}"]
    first = today - chance.randint(0, 90) * DAY
    habits = [f"Habit {letter}" for letter in "PQRS"[: chance.choice([0, 1, 1, 2, 2, 3, 4])]]
    arcs = []
    for number in range(1, chance.choice([1, 1, 2, 3]) + 1):
        length = chance.choice([7, 13, 14, 21, 28, 28, 40])
        last = first + (length - 1) * DAY
        ended = f" (ended: {first + chance.randint(0, length - 1) * DAY})" if chance.random() < 0.2 else ""
        own = [f"## Arc {number}: {first} - {last}{ended}", "", chance.choice(["", "Some words about it.\n"])]
        keenness = chance.choice([0.0, 0.3, 0.5, 0.8, 0.95, 1.0])
        for habit in habits:
            if chance.random() < 0.9:
                own += made_up_habit(habit, first, last, today, keenness, chance)
        arcs.append([*own, ""])
        first = last + chance.choice([1, 1, 2, 10, -3]) * DAY
    chance.shuffle(arcs)
    return lines + [""] + [line for arc in arcs for line in arc] + ["## Notes", "", "- 2026-01-01 is no habit", ""]


RULES = [
    None, None, None, "daily", "weekday", "weekend", "mon wed fri", "sun", "weekly", "monthly", "month on 15", "3 days",
    "2 weeks on tue", "3 times a week", "2 times a month", "4 times in 2 weeks",
]


def made_up_habit(name, first, last, today, keenness, chance):
    fields = []
    rule = chance.choice(RULES)
    if rule:
        fields.append(f"every: {rule}")
        if rule[0].isdigit() and "times a" not in rule or chance.random() < 0.2:
            fields.append(f"from: {first + chance.randint(-10, 5) * DAY}")
        if chance.random() < 0.15:
            fields.append(f"until: {last - chance.randint(0, 10) * DAY}")
        if chance.random() < 0.1 and "times" not in rule:
            fields.append("in: " + chance.choice(["jan mar may jul sep nov", "feb apr jun aug oct dec"]))
    if chance.random() < 0.2:
        fields.append(f"goal: {chance.randint(1, 20)}")
    lines = [f"- {name}" + (f" ({', '.join(fields)})" if fields else "")]
    end = min(last + 2 * DAY, today if chance.random() < 0.5 else today + 3 * DAY)
    entries = []
    for d in days(first - 2 * DAY, end):
        roll = chance.random()
        # On today less is done than on days that are over.
        if roll < keenness * (0.6 if d == today else 1):
            entries.append(chance.choice([f"{d}", f"{d}", f"{d} 07:30 early", f"[x] {d}", f"{d} done", f"{d} in the rain"]))
        elif roll > 0.95:
            entries.append(chance.choice([f"{d} skipped", f"[-] {d}", f"{d} skipped ill"]))
        elif roll > 0.93:
            entries.append(chance.choice([f"{d} missed", f"[ ] {d}"]))
        if chance.random() < 0.02:
            entries.append(f"{d} - {min(d + 2 * DAY, end)}" + chance.choice(["", " skipped away"]))
    if chance.random() < 0.3:
        chance.shuffle(entries)
    return lines + [f"  - {entry}" for entry in entries]
