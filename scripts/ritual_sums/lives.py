"""What the views should print of a life in weeks and of activities, and made-up files of both."""

import datetime
import re
from decimal import ROUND_HALF_UP, Decimal

from ritual_sums.counts import percent
from ritual_sums.files import DAY, DATE, day, days

RATINGS = ["awful", "hard", "okay", "good", "great"]
CATEGORIES = ["work", "health", "love", "travel"]


def birthday(born, age):
    """The day on which an age is reached; that of 29 February is the 28th in common years."""
    try:
        return born.replace(year=born.year + age)
    except ValueError:
        return datetime.date(born.year + age, 2, 28)


class Life:
    """Reads a file of one, and counts its weeks."""

    def __init__(self, text, today):
        self.today = today
        self.born = day(re.search(rf"^born: ({DATE})$", text, re.M)[1])
        match = re.search(r"^expectancy: (\d+)$", text, re.M)
        self.expectancy = int(match[1]) if match else 80
        self.marks = [day(date) for date in re.findall(rf"^- ({DATE})", text, re.M)]

    def week(self, date):
        return None if date < self.born else (date - self.born).days // 7 + 1

    def run(self, number, marked):
        """How many marked weeks in a row end with a week."""
        length = 0
        while number - length in marked:
            length += 1
        return length

    def answer(self):
        now, every = self.week(self.today) or 0, 52 * self.expectancy
        # A mark of a later day of this week counts.
        marked = {self.week(date) for date in self.marks} - {None}
        told = {number for number in marked if number <= now}
        ages = [age for age in range(1, 131) if birthday(self.born, age) <= self.today]
        current = self.run(now if now in told else now - 1, told)
        longest = max([self.run(number, told) for number in told], default=0)
        birthdays = [
            {"kind": "birthday", "age": age, "date": str(birthday(self.born, age)),
             "remaining": max(every - self.week(birthday(self.born, age)), 0)}
            for age in range(10, self.expectancy + 1, 10)
        ]
        return {
            "weeks": every, "lived": now, "remaining": max(every - now, 0), "percent": percent((now, every)),
            "age": max(ages, default=0), "markingStreak": {"current": current, "longest": longest}, "birthdays": birthdays,
        }


class Activity:
    def __init__(self, title):
        self.title, self.days = title, set()


class Activities:
    def __init__(self, text, today):
        self.today, self.all = today, []
        for line in text.splitlines():
            if line.startswith("- "):
                self.all.append(Activity(line[2:]))
            elif match := re.match(rf"  - ({DATE})(?: - ({DATE}))?(?: \d\d:\d\d)?(?: (\w+))?", line):
                if match[3] not in ("skipped", "missed"):
                    self.all[-1].days |= set(days(day(match[1]), day(match[2] or match[1])))

    def since(self, months):
        """The day after the same date some months ago, or after the last of a month that lacks it."""
        count = self.today.year * 12 + self.today.month - 1 - months
        end = datetime.date((count + 1) // 12, (count + 1) % 12 + 1, 1) - DAY
        return end.replace(day=min(self.today.day, end.day)) + DAY

    def answer(self):
        today, found = self.today, []
        starts = {"7d": today - 6 * DAY, "31d": today - 30 * DAY, "3m": self.since(3), "12m": self.since(12)}
        for place, activity in enumerate(self.all):
            done = sorted(d for d in activity.days if d <= today)
            gaps = [(after - before).days for before, after in zip(done, done[1:])]
            average = Decimal(sum(gaps)) / len(gaps) if gaps else None
            found.append({
                "rank": place + 1, "title": activity.title, "total": len(done), "isDoneToday": today in done,
                "lastDay": str(done[-1]) if done else None, "daysSinceLast": (today - done[-1]).days if done else None,
                "counts": {name: sum(start <= d for d in done) for name, start in starts.items()},
                "longestInterval": max(gaps, default=None),
                "averageInterval": float(average.quantize(Decimal("0.1"), ROUND_HALF_UP)) if gaps else None,
            })
        return {"doneToday": sum(today in activity.days for activity in self.all), "activities": found}


# Made up


def made_up_life(today, chance):
    expectancy = chance.choice([30, 60, 80, 85])
    born = today - chance.randint(0, 365 * expectancy) * DAY
    if chance.random() < 0.2:
        born = datetime.date(chance.choice([1960, 1984, 1996]), 2, 29)
    lines = ["---", "kind: life", f"born: {born}", f"expectancy: {expectancy}", "---", "", "# A life", "", "## Weeks", ""]
    keenness = chance.choice([0.2, 0.6, 0.95])
    dates = [today - 7 * back * DAY - chance.randint(0, 6) * DAY for back in range(60) if chance.random() < keenness]
    dates += [today + chance.randint(1, 9) * DAY] if chance.random() < 0.3 else []
    for date in sorted({date for date in dates if date >= born}, reverse=True):
        lines.append(f"- {date} (rating: {chance.choice(RATINGS)}, category: {chance.choice(CATEGORIES)})")
    return lines


def made_up_activities(today, chance):
    lines = ["---", "kind: activities", "---", "", "# Activities", ""]
    for name in "UVWXYZ"[: chance.randint(0, 6)]:
        lines.append(f"- Activity {name}")
        first = today - chance.choice([0, 5, 30, 91, 92, 366, 700]) * DAY
        often = chance.choice([0.01, 0.1, 0.5, 1.0])
        for d in days(first, today + 3 * DAY):
            if chance.random() < often:
                end = f" - {d + 2 * DAY}" if chance.random() < 0.05 else ""
                lines.append(f"  - {d}{end}" + chance.choice(["", "", "", " 07:30", " skipped", " in the rain"]))
    return lines
