"""Days: time blocks with tasks of their own and of projects."""

import random

from .basics import (
    COLORS, DAY_ENDS, DAY_STARTS, DEFAULT_BLOCK, WEEKDAYS, Date, chance, clock, days_after, fields, front_matter, stream,
)
from .projects import Project, Task
from .prose import long_day_lines
from .words import BLOCKS, ERRANDS, NOTES, SAYINGS, STEPS


def tasks_by_day(projects: list[Project], days: list[Date]) -> dict[Date, list[Task]]:
    """The tasks of projects that may stand on each day."""
    found: dict[Date, list[Task]] = {day: [] for day in days}
    for project in projects:
        for task in project.tasks:
            # Without a day on which it was done, a dropped one would be looked for on all days.
            if task.is_dropped:
                continue
            day = max(task.first, days[0]) if days else task.first
            while day in found and (task.done is None or day <= task.done):
                if task.is_active(day):
                    found[day].append(task)
                day = days_after(day, 1)
    return found


def copies_for(rng: random.Random, day: Date, active: list[Task]) -> list[str]:
    """Tasks of projects as they stand on a day: done on the day that the project says, open before it."""
    active = list({task.name: task for task in active}.values())
    finished = [task for task in active if task.done == day and chance(rng, 85)]
    others = [task for task in active if task.done != day]
    others = rng.sample(others, min(len(others), rng.randint(0, 5)))
    lines = []
    for task in finished[:4] + others:
        is_done = task.done == day or (bool(task.every) and chance(rng, 60))
        lines.append(f"- [{'x' if is_done else ' '}] {task.name} (project: {task.project})")
    return lines


def day_file(seed: int, day: Date, active: list[Task], is_last: bool, is_long: bool = False) -> list[str]:
    rng = stream(seed, "day", day)
    lines = front_matter(kind="day", tags="[travel]" if chance(rng, 3) else None)
    lines += [f"# {day} {WEEKDAYS[day.weekday()]}", ""]
    if chance(rng, 20):
        lines += [rng.choice(NOTES), ""]
    errands = rng.sample(ERRANDS, 15)
    copies = copies_for(rng, day, active)
    notes = rng.sample(NOTES, 5)
    lines += block_lines(rng, copies, errands, notes, done=30 if is_last else 80)
    for _ in range(rng.randint(0, 2)):
        lines.append(errand_line(rng, errands, day))
    if is_long:
        return lines + long_day_lines(stream(seed, "prose", day))
    if chance(rng, 25):
        lines += ["", "## Notes", "", *(f"- {note}" for note in notes[: rng.randint(1, 2)])]
    if chance(rng, 30):
        lines += ["", "## Journal", "", *rng.sample(NOTES, rng.randint(3, 9))]
    if chance(rng, 10):
        lines += ["", f"> {rng.choice(SAYINGS)[0]}"]
    return lines


def block_lines(rng: random.Random, copies: list[str], errands: list[str], notes: list[str], done: int) -> list[str]:
    """Six to twelve blocks in the order of time, none over another, with tasks and notes below some of them."""
    times = block_times(rng)
    titles = [BLOCKS[index] for index in sorted(rng.sample(range(len(BLOCKS)), len(times)))]
    owners = [rng.randrange(len(times)) for _ in copies]
    lines = []
    for index, ((start, end), (icon, title)) in enumerate(zip(times, titles)):
        title = "" if icon and chance(rng, 2) else f" {icon} {title}".replace("  ", " ")
        values = fields(
            ("color", rng.choice(COLORS) if chance(rng, 12) else ""),
            ("notify", rng.choice(["start", "start", "start end"]) if chance(rng, 15) else ""),
        )
        below = [copy for copy, owner in zip(copies, owners) if owner == index]
        if chance(rng, 30):
            below.append(f"- [{'x' if chance(rng, done) else ' '}] {errands.pop()}")
            if chance(rng, 20):
                below += [f"  - [{'x' if chance(rng, done) else ' '}] {step}" for step in rng.sample(STEPS, 2)]
        if chance(rng, 12) and len(notes) > 2:
            below.append(f"- {notes.pop()}")
        # A block with a box is a task itself, and boxes below a task are its steps.
        box = f"[{'x' if chance(rng, done) else ' '}] " if not icon and not below and chance(rng, 70) else ""
        lines += [f"- {box}{clock(start)} - {clock(end)}{title}{values}", *("  " + line for line in below)]
    return lines


def block_times(rng: random.Random) -> list[tuple[int, int]]:
    """Starts and ends in minutes; some blocks have the standard length, as if nobody had said theirs."""
    count = rng.randint(6, 12)
    lengths = [rng.choice([15, 30, 30, 45, 60, 60] if count > 8 else [15, 30, 30, 45, 60, 60, 90, 120]) for _ in range(count)]
    has_end = [chance(rng, 85) for _ in lengths]
    taken = [length if ends else max(length, DEFAULT_BLOCK) for length, ends in zip(lengths, has_end)]
    spare = (DAY_ENDS - DAY_STARTS - sum(taken)) // 15
    # Quarters of free time before each block; what is left over comes after the last one.
    pauses = sorted(rng.randint(0, spare) for _ in range(count))
    times: list[tuple[int, int]] = []
    for index, pause in enumerate(pauses):
        start = DAY_STARTS + 15 * pause + sum(taken[:index])
        times.append((start, start + (lengths[index] if has_end[index] else DEFAULT_BLOCK)))
    return times


def errand_line(rng: random.Random, errands: list[str], day: Date) -> str:
    values = fields(
        ("due", days_after(day, rng.randint(0, 9)) if chance(rng, 12) else None),
        ("priority", rng.choice(["low", "medium", "high"]) if chance(rng, 10) else ""),
    )
    return f"- [{'x' if chance(rng, 70) else ' '}] {errands.pop()}{values}"
