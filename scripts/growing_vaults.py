"""Vaults that grow, to see how what is done with all of their files grows: rules about a vault, views, commands that change files."""

import collections.abc
import dataclasses
import datetime

TODAY = "2026-11-20"
MOMENT = ["--today", TODAY, "--now", "10:00"]
VIEW = [*MOMENT, "--jobs", "1"]
LINT = ["lint", "--jobs", "1", "--today", TODAY]

Files = dict[str, str]


@dataclasses.dataclass
class GrowingVault:
    """A vault that is made n, 2n and 4n times as large, and the commands that are run in it."""

    name: str
    files: collections.abc.Callable[[int], Files]
    # By what they are called here.
    commands: dict[str, list[str]]
    # How often what it has many of is in the smallest; and where its rule is asked whether it finds each.
    count: int
    short: int
    # The rule about a vault that finds something in it as often.
    rule: str | None = None
    # The commands that are left out with --short.
    long: tuple[str, ...] = ()
    # The commands that are counted and may grow faster: they write one thing after another, and read the file of each again, so
    # that they grow with the square of what they change in one file.
    stepwise: tuple[str, ...] = ()
    # Whether each file but the root is a commit of its own, to be told of by `changes`.
    commits: bool = False


def many(count: int, line: str, step: int = 1) -> str:
    return "".join(line.replace("{i}", str(number)) for number in range(1, count + 1, step))


def file(kind: str, title: str, text: str = "", properties: str = "") -> str:
    return f"---\nkind: {kind}\n{properties}---\n\n# {title}\n\n{text}"


def vault(text: str = "") -> Files:
    return {"tidemark.md": file("vault", "Vault", text)}


def day(back: int) -> datetime.date:
    """The day so long before today."""
    return datetime.date.fromisoformat(TODAY) - datetime.timedelta(back)


def day_file(back: int, text: str) -> Files:
    date = day(back)
    return {f"days/{date}.md": file("day", f"{date} {date:%A}", text)}


# MARK: Rules about a vault


def rule_commands(rule: str) -> dict[str, list[str]]:
    fixed = [*LINT, "--fix", "--unsafe-fixes", "--rule", rule, "."]
    return {"lint": [*LINT, "."], "lint json": [*LINT, "--format", "json", "."], "lint --fix": fixed}


def disagreeing(count: int) -> Files:
    copies = many(count, "- [x] Task {i} (project: P)\n", 2) + many(count, "- [ ] Job {i} (project: P)\n", 2)
    tasks = many(count, "- [ ] Task {i}\n", 2) + many(count, "- [x] Job {i} (done: 2026-11-19)\n", 2)
    return vault() | day_file(0, copies) | {"p.md": file("project", "P", tasks)}


def missing(count: int) -> Files:
    return vault() | day_file(0, many(count, "- [ ] Words {i} (project: P)\n")) | {"p.md": file("project", "P", many(count, "- [ ] Task {i}\n"))}


def unknown_projects(count: int) -> Files:
    projects = {f"p{number}.md": file("project", f"Garden {number}", f"- [ ] Task {number}\n") for number in range(1, count + 1)}
    return vault() | projects | day_file(0, many(count, "- [ ] Task {i} (project: Gardn {i})\n"))


def unread_projects(count: int) -> Files:
    projects = {f"p{number}.md": file("project", f"Garden {number}", f"- [ ] Task {number}\n") for number in range(1, count + 1)}
    return vault() | projects | day_file(0, many(count, "- [ ] Task {i} [[Garden {i}]]\n"))


def unknown_categories(count: int) -> Files:
    activities = file("activities", "A", many(count, "- Tennis {i} (category: Spotr {i})\n"))
    return vault("## Categories\n\n" + many(count, "- Sport {i}\n")) | {"a.md": activities}


def dead_links(count: int) -> Files:
    pages = {f"pages/garden{number}.md": file("page", f"Garden {number}") for number in range(1, count + 1)}
    links = many(count, "- [[Gardn {i}]]\n", 2) + many(count, "- [Words](pages/gardn{i}.md)\n", 2)
    return vault("## Pages\n\n" + links) | pages


def pages_of_a_title(count: int) -> Files:
    return vault() | {f"{number}.md": file("page", "Garden") for number in range(count)}


def files_of_a_day(count: int) -> Files:
    return vault() | {f"{number}.md": file("day", TODAY) for number in range(count)}


def lives(count: int) -> Files:
    """Lives of which any may be the owner's."""
    return vault() | {f"lives/{number}.md": file("life", f"Life {number}", properties="born: 1990-06-14\n") for number in range(count)}


def folders_of_notes(count: int) -> Files:
    """Folders of daily notes that no setting names. They are told of on one line, which shows ten."""
    return vault() | {f"journal{number}/{day(back)}.md": "Rain.\n" for number in range(count) for back in range(30)}


def copies_of_a_task(count: int) -> Files:
    """In a project and in days, which name a task that another project lacks."""
    files = vault() | {"p.md": file("project", "P", many(count, "- [ ] Task {i}\n")), "q.md": file("project", "Q", "- [ ] Rest\n")}
    for number in range(count):
        files |= day_file(number, f"- [x] Task {number + 1} (project: P)\n- [ ] Words (project: Q)\n")
    return files


def about(rule: str, name: str, files: collections.abc.Callable[[int], Files], count: int, short: int) -> GrowingVault:
    """Only a fix that needs the outline of another file makes JSON take more than a text."""
    has_outlines = rule in ("disagreeing-copy", "missing-task")
    return GrowingVault(name, files, rule_commands(rule), count, short, rule, () if has_outlines else ("lint json",))


RULES = [
    about("disagreeing-copy", "copies that disagree", disagreeing, 500, 100),
    about("missing-task", "tasks that a project lacks", missing, 500, 100),
    about("unknown-project", "tasks of unknown projects", unknown_projects, 250, 30),
    about("unread-project", "tasks with the title of a project", unread_projects, 250, 30),
    about("unknown-category", "unknown categories", unknown_categories, 500, 100),
    about("dead-link", "links that lead nowhere", dead_links, 250, 30),
    about("duplicate-title", "pages of one title", pages_of_a_title, 250, 30),
    about("duplicate-day", "files of one day", files_of_a_day, 250, 30),
    about("several-lives", "lives of a vault", lives, 250, 30),
    about("unclaimed-folder", "folders of daily notes", folders_of_notes, 50, 10),
    GrowingVault("copies on many days", copies_of_a_task, rule_commands("disagreeing-copy"), 250, 30, long=("lint json",)),
]


# MARK: Views and commands that change files


def everything(count: int) -> Files:
    """Some of each kind of file."""
    files = vault("## Pages\n\n" + many(count, "- [Page {i}](pages/page{i}.md)\n") + "\n## Routine\n\n- 08:00 - 09:00 Plan (every: mon)\n")
    for number in range(1, count + 1):
        items = f"- [ ] Box {number}\n- Water {number}: 3/8 glasses\n- Read {number} (streak: daily)\n  - 2026-11-18 - 2026-11-19\n"
        items += f"- Push {number}: |||\n- Plank {number}: 60 seconds (best: highest)\n"
        aside = f"\n## Things that used to matter\n\n- Old {number} (was: Daily)\n"
        files[f"pages/page{number}.md"] = file("page", f"Page {number}", "## Daily\n\n" + items + aside)
        tasks = f"- [ ] Draft {number}\n- [x] Sent {number} (done: 2026-11-0{number % 9 + 1})\n- [ ] Call {number} (due: 2026-12-01)\n"
        files[f"projects/project{number}.md"] = file("project", f"Project {number}", tasks + f"- [ ] Tidy {number} (every: week)\n")
        blocks = f"- 09:00 - 10:30 Work\n  - [ ] Draft {number} (project: Project {number})\n- 11:00 - 12:00 Rest\n\n- [ ] Loose {number}\n"
        files |= day_file(number, blocks)
    for number in range(1, count // 4 + 1):
        arc = f"## Arc 1: 2026-11-01 - 2026-11-28\n\n- Walk {number}\n  - 2026-11-01 - 2026-11-15\n- Drink {number} (every: mon wed)\n"
        files[f"rituals/ritual{number}.md"] = file("ritual", f"Ritual {number}", arc)
    over = "## Arc 1: 2026-10-01 - 2026-10-28\n\n- Stretch\n  - 2026-10-01 - 2026-10-28\n"
    files["rituals/over.md"] = file("ritual", "Over", over)
    files["todo.txt"] = many(count, "2026-11-01 Words {i} +Project\n")
    files["stacks.md"] = file("stacks", "Stacks", "## Stack\n\n" + many(count, "- [ ] Ring {i}\n"))
    files["activities.md"] = file("activities", "Activities", many(count, "- Tennis {i}\n  - 2026-11-10 18:00\n"))
    return files


def site_days(count: int) -> Files:
    """Days, and a task with a time that was done on most of them."""
    files = vault("## Routine\n\n- 08:00 - 09:00 Plan (every: mon)\n")
    log = "".join(f"  - {day(back)} 09:30\n" for back in range(2 * count, 0, -2))
    files["pages/page.md"] = file("page", "Page", f"- [ ] Pills (every: daily, at: 09:30 21:00)\n{log}")
    for back in range(1, 2 * count + 1):
        files |= day_file(back, "- 09:00 - 10:30 Work\n- 11:00 - 12:00 Rest\n\n- [x] Loose\n")
    return files


def arcs(count: int) -> Files:
    """Arcs of a ritual, one after another; the last runs."""
    text = ""
    for number in range(1, count + 1):
        first = day(7 * (count - number) + 3)
        last = first + datetime.timedelta(6)
        walked = f"  - {first} - {first + datetime.timedelta(2)}\n"
        text += f"## Arc {number}: {first} - {last}\n\n- Walk\n{walked}- Drink (every: mon wed)\n- Only {number}\n{walked}\n"
    return vault() | {"ritual.md": file("ritual", "Ritual", text)}


def habits(count: int) -> Files:
    text = "## Arc 1: 2026-11-01 - 2026-11-28\n\n" + many(count, "- Walk {i}\n  - 2026-11-01 - 2026-11-19\n")
    return vault() | {"ritual.md": file("ritual", "Ritual", text), "other.md": everything(1)["rituals/over.md"]}


def tasks(count: int) -> Files:
    text = many(count, "- [ ] Task {i} (due: 2026-11-20)\n") + many(count, "- [x] Done {i} (done: 2026-11-01)\n")
    copies = "- 09:00 - 10:00 Work\n" + many(count // 4, "  - [ ] Task {i} (project: P)\n")
    return vault() | {"p.md": file("project", "P", text)} | day_file(1, copies) | day_file(0, "- 09:00 - 10:00 Work\n")


def items(count: int) -> Files:
    text = "## Daily\n\n" + many(count, "- [ ] Box {i}\n- Water {i}: 3/8 glasses\n- Read {i} (streak: daily)\n  - 2026-11-18 - 2026-11-19\n")
    return vault("## Pages\n\n- [[Page]]\n- [[Other]]\n") | {"page.md": file("page", "Page", text), "other.md": file("page", "Other")}


def blocks(count: int) -> Files:
    """In half of the day; from 18:00 it is free."""
    lines = [f"- {8 + number * 600 // count // 60:02}:{number * 600 // count % 60:02} Work {number}\n  - [ ] Task {number}\n" for number in range(count)]
    return vault() | day_file(1, "".join(lines)) | day_file(0, "".join(lines))


def logs(count: int) -> Files:
    entries = "".join(f"  - {day(2 * number)} 18:00\n" for number in range(1, count + 1))
    entries_of_days = "".join(f"  - {day(2 * number)}\n" for number in range(1, count + 1))
    page = "## Daily\n\n- Read (streak: daily)\n" + entries_of_days
    return vault() | {"activities.md": file("activities", "Activities", "- Tennis\n" + entries), "page.md": file("page", "Page", page)}


def marks(count: int) -> Files:
    text = "".join(f"- {day(7 * number)} Words {number}\n" for number in range(1, count + 1))
    return vault() | {"life.md": file("life", "Life", text, "born: 1930-06-14\n")}


# What else changes files, of `everything`.
CHANGES = {
    "reopen": ["reopen", "Sent 2", *MOMENT],
    "skip": ["skip", "Read 2", *MOMENT],
    "drop": ["drop", "Draft 2", *MOMENT],
    "tally": ["tally", "Push 2", *MOMENT],
    "best": ["best", "Plank 2", "70", *MOMENT],
    "add": ["add", "Words", *MOMENT],
    "note": ["note", "Box 2", "Words", *MOMENT],
    "unschedule": ["unschedule", "Draft 2", "--on", str(day(2)), *MOMENT],
    "block": ["block", "add", "Words", "--at", "20:00", *MOMENT],
    "stack": ["stack", "add", "Stack", "Words", *MOMENT],
    "habit": ["habit", "add", "Ritual 1", "Words", *MOMENT],
    "end-arc": ["end-arc", "Ritual 1", *MOMENT],
    "new": ["new", "page", "Words", *MOMENT],
    "add-section": ["add-section", "Words", "--page", "Page 2", *MOMENT],
    "activity": ["activity", "add", "Words", *MOMENT],
    "category": ["category", "add", "Words", *MOMENT],
    "unset": ["unset", "Call 2", "due", *MOMENT],
    "edit": ["edit", "Box 2", "Words", *MOMENT],
    "reorder": ["reorder", "Box 2", "--down", *MOMENT],
    "set-aside": ["set-aside", "Box 2", *MOMENT],
    "restore": ["restore", "Old 2", *MOMENT],
    "import": ["import", "todotxt", "todo.txt", "--into", ".", *MOMENT],
}

# Commands of the groups that change files for which there is none: what the first two write is what the command before wrote, the
# third has no vault before it, and the others write no file.
WITHOUT_VAULT = {"undo", "redo", "init", "templates", "presets", "open"}

GROWING = [
    GrowingVault(
        "some of everything", everything,
        {
            "tasks": ["tasks", *VIEW],
            "list": ["list", "Draft", *VIEW],
            "today": ["today", *VIEW],
            "glance": ["glance", *VIEW],
            "day": ["day", *VIEW],
            "rituals": ["rituals", *VIEW],
            "ritual": ["ritual", "Ritual 1", *VIEW],
            "insights": ["insights", *VIEW],
            "projects": ["projects", *VIEW],
            "stats": ["stats", "year", *VIEW],
            "done": ["done", "Box 2", *MOMENT],
            "count": ["count", "Water 2", "+1", *MOMENT],
            "schedule": ["schedule", "Draft 3", "--at", "15:00", *MOMENT],
            "task add": ["task", "add", "Words", "--project", "Project 2", *MOMENT],
            "rename": ["rename", "Project 2", "Words", *MOMENT],
            "remove": ["remove", "Box 2", *MOMENT],
            "renew": ["renew", "Over", *MOMENT],
            "move": ["move", "Page 2", "--before", "Page 1", *MOMENT],
            "set": ["set", "Call 2", "due", "2026-12-02", *MOMENT],
            "log": ["log", "Tennis 2", *MOMENT],
            "carry-over": ["carry-over", *MOMENT],
        } | CHANGES,
        100, 8, long=tuple(CHANGES), stepwise=("carry-over",),
    ),
    GrowingVault(
        "arcs of a ritual", arcs,
        {
            "rituals": ["rituals", *VIEW], "ritual": ["ritual", "Ritual", *VIEW], "ritual json": ["ritual", "Ritual", "--json", *VIEW],
            "insights": ["insights", *VIEW], "history": ["history", *VIEW], "glance": ["glance", *VIEW], "today": ["today", *VIEW],
            "done": ["done", "Walk", *MOMENT],
        },
        100, 25, long=("ritual json", "history", "glance", "today"),
    ),
    GrowingVault(
        "habits of a ritual", habits,
        {
            "rituals": ["rituals", *VIEW], "ritual": ["ritual", "Ritual", *VIEW], "insights": ["insights", *VIEW], "today": ["today", *VIEW],
            "done": ["done", "Walk 2", *MOMENT], "renew": ["renew", "Over", *MOMENT], "habit add": ["habit", "add", "Ritual", "Words", *MOMENT],
        },
        200, 50, long=("ritual", "insights", "today", "renew"),
    ),
    GrowingVault(
        "tasks of a project", tasks,
        {
            "tasks": ["tasks", *VIEW], "today": ["today", *VIEW], "projects": ["projects", *VIEW],
            "done": ["done", "Task 3", *MOMENT], "schedule": ["schedule", "Task 3", "--at", "15:00", *MOMENT],
            "task add": ["task", "add", "Words", "--project", "P", *MOMENT], "set": ["set", "Task 3", "due", "2026-12-02", *MOMENT],
            "rename": ["rename", "P", "Words", *MOMENT], "carry-over": ["carry-over", *MOMENT],
        },
        200, 50, long=("today", "projects", "rename", "carry-over"), stepwise=("rename", "carry-over"),
    ),
    GrowingVault(
        "items of a page", items,
        {
            "list": ["list", "Box", *VIEW],
            "today": ["today", *VIEW],
            "done": ["done", "Read 3", *MOMENT], "count": ["count", "Water 3", "+1", *MOMENT], "remove": ["remove", "Box 3", *MOMENT],
            "set": ["set", "Box 3", "due", "2026-12-02", *MOMENT], "add": ["add", "Words", "--page", "Page", "--section", "Daily", *MOMENT],
            "edit": ["edit", "Box 3", "Words", *MOMENT], "move": ["move", "Page", "--after", "Other", *MOMENT],
        },
        100, 25, long=("list", "today", "remove", "edit", "move"),
    ),
    GrowingVault(
        "blocks of a day", blocks,
        {
            "day": ["day", *VIEW], "today": ["today", *VIEW], "block add": ["block", "add", "Words", "--at", "20:00", *MOMENT],
            "carry-over": ["carry-over", *MOMENT],
        },
        100, 25, long=("today", "carry-over"), stepwise=("carry-over",),
    ),
    GrowingVault(
        "entries of logs", logs,
        {
            "today": ["today", *VIEW], "activities": ["activities", *VIEW], "done": ["done", "Read", *MOMENT],
            "log": ["log", "Tennis", *MOMENT],
        },
        400, 100, long=("today", "activities"),
    ),
    GrowingVault("marks of a life", marks, {"life": ["life", "--today", TODAY], "mark": ["mark", "Words", *MOMENT]}, 400, 100, long=("life",)),
    GrowingVault(
        "commits", everything, {"changes": ["changes", "--since", "2000-01-01", *MOMENT]}, 25, 6, commits=True,
    ),
]

# The pages of a site, of which each day sees projects, pages and the days around it.
SITE = GrowingVault("days of a site", site_days, {"site": ["export", "--to", "html", "--today", TODAY, "-o", "site/"]}, 40, 10)

VAULTS = RULES + GROWING + [SITE]
