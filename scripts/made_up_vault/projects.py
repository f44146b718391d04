"""Projects and their tasks, and the stacks of such tasks."""

import dataclasses
import random

from .basics import COLORS, WEEKDAYS, Date, chance, days_after, fields, front_matter, numbered, stream
from .words import ERRANDS, NOTES, PROJECTS, REPEATED, STACKS, STEPS, VERBS


@dataclasses.dataclass
class Task:
    name: str
    project: str
    # The first day on which it may stand under a block.
    first: Date
    done: Date | None = None
    is_dropped: bool = False
    due: Date | None = None
    priority: str = ""
    notify: str = ""
    # A rule of recurrence, and the days on which it was done.
    every: str = ""
    weekday: int = 0
    log: list[Date] = dataclasses.field(default_factory=list)
    steps: list[str] = dataclasses.field(default_factory=list)
    note: str = ""

    @property
    def is_open(self) -> bool:
        return self.done is None and not self.is_dropped

    def is_active(self, day: Date) -> bool:
        """Whether the task may stand on a day: once it is done, or dropped, it stands on none."""
        if self.is_dropped or day < self.first:
            return False
        return day.weekday() == self.weekday if self.every else self.done is None or day <= self.done


@dataclasses.dataclass
class Project:
    title: str
    icon: str
    color: str
    tasks: list[Task]
    keeps_done_below: bool


def make_projects(seed: int, count: int, first: Date, end: Date, running: int | None = None) -> list[Project]:
    """Projects one after the other, of which the last ones go on to the end: a third, if `running` does not say how many."""
    ended = -(-2 * count // 3) if running is None else count - running
    # The tasks of what ended are done within four weeks.
    latest = end if running is None else days_after(end, -28)
    return [
        make_project(stream(seed, "project", index), index, count, first, end, None if index >= ended else latest)
        for index in range(count)
    ]


def make_project(rng: random.Random, index: int, count: int, first: Date, end: Date, latest: Date | None) -> Project:
    """A project that some part of the years belongs to: to the end, or up to the latest day."""
    names = [title for title, _, _ in PROJECTS]
    title = numbered(names, index)
    _, icon, objects = PROJECTS[index % len(PROJECTS)]
    total = max((end - first).days, 1)
    length = max(60, total // 5)
    start = days_after(first, int(total * index / max(count, 1)) - length // 4)
    stop = end if latest is None else min(latest, days_after(start, length))
    combinations = [f"{verb} {thing}" for verb in VERBS for thing in objects.split("|")]
    tasks = [make_task(rng, name, title, start, stop, end) for name in rng.sample(combinations, rng.randint(30, 79))]
    if stop == end:
        tasks.append(make_repeated_task(rng, f"{rng.choice(REPEATED)} {rng.choice(objects.split('|'))}", title, end))
    return Project(title, icon, COLORS[(5 * index) % len(COLORS)], tasks, keeps_done_below=chance(rng, 80))


def make_task(rng: random.Random, name: str, project: str, start: Date, stop: Date, end: Date) -> Task:
    task = Task(name, project, first=days_after(start, rng.randrange(max((stop - start).days, 1))))
    done = days_after(task.first, rng.randint(1, 28))
    if stop == end and chance(rng, 25):
        # Still open, and not for too long.
        task.first = days_after(end, -rng.randrange(90))
        done = days_after(end, rng.randint(1, 60))
    elif chance(rng, 2):
        task.is_dropped = True
    elif done <= end:
        task.done = done
    if chance(rng, 40):
        task.due = days_after(done, rng.randint(-3, 10))
        task.notify = rng.choice(["", "", "yes", "09:00"])
    task.priority = rng.choice(["", "", "", "low", "medium", "high"])
    if chance(rng, 12):
        task.steps = rng.sample(STEPS, rng.randint(2, 3))
    if chance(rng, 10):
        task.note = rng.choice(NOTES)
    return task


def make_repeated_task(rng: random.Random, name: str, project: str, end: Date) -> Task:
    weekday = rng.randrange(5)
    latest = days_after(end, -((end.weekday() - weekday) % 7))
    done = [days_after(latest, -7 * weeks) for weeks in range(12, 0, -1) if chance(rng, 75)]
    every = WEEKDAYS[weekday][:3].lower()
    first = days_after(latest, -7 * 13)
    return Task(name, project, first, every=every, weekday=weekday, log=done)


def project_file(project: Project) -> list[str]:
    lines = front_matter(kind="project", icon=project.icon, color=project.color)
    lines += [f"# {project.title}", ""]
    above = [task for task in project.tasks if not (task.done and project.keeps_done_below)]
    below = sorted((task for task in project.tasks if task.done and project.keeps_done_below), key=lambda task: task.done)
    for task in above:
        lines += task_lines(task)
    if below:
        lines += ([""] if above else []) + ["## Done", ""]
        for task in below:
            lines += task_lines(task)
    return lines


def task_lines(task: Task) -> list[str]:
    box = "-" if task.is_dropped else "x" if task.done else " "
    due = None if task.is_dropped else task.due
    values = fields(
        ("every", task.every),
        ("from", task.first if task.every else None),
        ("due", due),
        ("priority", "" if task.every else task.priority),
        ("notify", task.notify if due else ""),
        ("done", task.done),
    )
    lines = [f"- [{box}] {task.name}{values}"]
    if task.note:
        # Without fields before it, a line of its own would be part of the name.
        lines.append(f"  {task.note}" if values else f"  - {task.note}")
    lines += [f"  - [{'x' if task.done else ' '}] {step}" for step in task.steps]
    return lines + [f"  - {day}" for day in task.log]


def stacks_file(seed: int, projects: list[Project]) -> list[str]:
    rng = stream(seed, "stacks")
    lines = front_matter(kind="stacks", icon="📚") + ["# Stacks"]
    for title in STACKS:
        usable = list({task.name: task for project in projects for task in project.tasks if task.is_open}.values())
        tasks = [f"{task.name} (project: {task.project})" for task in rng.sample(usable, min(len(usable), rng.randint(3, 6)))]
        tasks += rng.sample(ERRANDS, rng.randint(1, 3))
        rng.shuffle(tasks)
        lines += ["", f"## {title}", "", *(f"- [ ] {task}" for task in tasks)]
    return lines
