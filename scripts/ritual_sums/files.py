"""Reads the files of rituals, as far as sums go: arcs, habits with their fields, and logs."""

import datetime
import re

DAY = datetime.timedelta(days=1)
DATE = r"\d{4}-\d\d-\d\d"


class Unreadable(Exception):
    """What this reader does not know."""


def day(text):
    return datetime.date.fromisoformat(text)


def days(first, last):
    while first <= last:
        yield first
        first += DAY


def fields_of(text):
    """The words of a line, and its fields."""
    match = re.search(r"\s*\(([a-z]+: [^()]*)\)$", text)
    if not match:
        return text, {}
    pairs = [part.split(":", 1) for part in match[1].split(",")]
    return text[: match.start()], {key.strip(): value.strip() for key, value in pairs}


class Habit:
    def __init__(self, text):
        self.title, self.fields = fields_of(text)
        # Without the icon.
        self.title = re.sub(r"^[^\w\s\[(“\"*]+ +", "", self.title)
        self.entries = []
        self.goal = int(self.fields["goal"]) if "goal" in self.fields else None

    def add(self, text):
        match = re.match(rf"(?:\[(.)\] )?({DATE})(?: - ({DATE}))?(?: \d\d:\d\d)?[ :,]*(\w*)", text)
        if not match:
            raise Unreadable(text)
        states = {"x": "done", "-": "skipped", " ": "missed", None: "done"}
        word = match[4].lower()
        state = word if word in ("done", "skipped", "missed") else states[match[1]]
        self.entries.append((day(match[2]), day(match[3] or match[2]), state))


class Arc:
    def __init__(self, heading):
        words, fields = fields_of(heading)
        match = re.fullmatch(rf"Arc (\d+): ({DATE}) - ({DATE})", words)
        if not match:
            raise Unreadable(heading)
        self.number, self.first, self.planned = int(match[1]), day(match[2]), day(match[3])
        self.last = min(self.planned, day(fields["ended"])) if "ended" in fields else self.planned
        self.habits = []


class Ritual:
    def __init__(self, text):
        self.arcs = []
        self.properties = {}
        head, body = text.split("---\n", 2)[1:]
        for line in head.splitlines():
            key, _, value = line.partition(":")
            self.properties[key.strip()] = value.strip()
        inside = None
        for line in body.splitlines():
            if line.startswith("# "):
                self.title = line[2:]
            elif line.startswith("## Arc "):
                inside = Arc(line[3:])
                self.arcs.append(inside)
            elif line.startswith("## "):
                inside = None
            elif line.startswith("- ") and inside:
                inside.habits.append(Habit(line[2:]))
            elif line.startswith("  - ") and inside and re.match(rf"(\[.\] )?{DATE}", line[4:]):
                inside.habits[-1].add(line[4:])
        self.arcs.sort(key=lambda arc: (arc.first, arc.number))
        for place, arc in enumerate(self.arcs):
            last = arc.last
            if place + 1 < len(self.arcs) and self.arcs[place + 1].first <= last:
                last = self.arcs[place + 1].first - DAY
            arc.days = list(days(arc.first, last))
