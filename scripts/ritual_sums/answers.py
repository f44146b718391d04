"""What the views should print of the rituals of a vault, as JSON."""

import datetime
import re
from fractions import Fraction

from ritual_sums.counts import WEEKDAYS, Count, Sums, band, compared, habit_streak, percent
from ritual_sums.files import DAY, Ritual, days

CARDS = ["active", "streak", "habits-today", "completion", "days-active", "seven-day-average", "total-check-ins", "best-ritual"]


class Vault:
    def __init__(self, folder, today):
        self.today = today
        self.folder = folder
        root = (folder / "tidemark.md").read_text(encoding="utf-8")
        match = re.search(r"^week-starts: (\w+)", root, re.M)
        self.week_start = WEEKDAYS.index(match[1]) if match else 0
        files = sorted(folder.rglob("*.md"), key=lambda path: str(path.relative_to(folder)).encode())
        texts = [path.read_text(encoding="utf-8") for path in files]
        self.rituals = [Ritual(text) for text in texts if re.match(r"---\n(.*\n)*?kind: ritual\n", text)]
        # The list of the root first, then what it does not name.
        listed = re.search(r"^## Rituals\n((?:(?!## ).*\n?)*)", root, re.M)
        order = re.findall(r"^- .*?\[+([^\]]+)\]", listed[1], re.M) if listed else []
        self.rituals.sort(key=lambda ritual: order.index(ritual.title) if ritual.title in order else len(order))
        self.counts = {}
        for ritual in self.rituals:
            for arc in ritual.arcs:
                self.counts[id(arc)] = [Count(habit, arc, self.week_start, today) for habit in arc.habits] if arc.days else []
        self.all = Sums(self.rituals, self.counts, today)
        self.each = [Sums([ritual], self.counts, today) for ritual in self.rituals]

    def current(self, ritual):
        return next((arc for arc in reversed(ritual.arcs) if self.today in arc.days), None)

    # What the views show

    def insights(self):
        every, today = self.all, self.today
        active = [(ritual, self.current(ritual)) for ritual in self.rituals if self.current(ritual)]
        week, before, month, total = every.past(7), every.before(), every.past(31), every.all
        own_today = (every[today].done, every[today].due)
        last = today if every[today].check_ins else every.settled
        fourteen = list(days(today - 13 * DAY, today))
        ranked = []
        for place, sums in enumerate(self.each):
            rate = sums.past(31)["rate"]
            if rate[1]:
                ranked.append((place, rate))
        # By the exact fraction; of equal ones the one with the most done, then the first.
        ranked.sort(key=lambda entry: (-Fraction(*entry[1]), -entry[1][0], entry[0]))
        best = ranked[0] if ranked and ranked[0][1][0] > 0 else None
        lengths = lambda n: f"{n:,} day" + ("" if n == 1 else "s")
        part = lambda rate: f"{rate[0]:,} of {rate[1]:,}"
        shown = lambda rate: "–" if percent(rate) is None else f"{percent(rate)} %"

        def counts(of, last=every.settled):
            sums = [sum(of(every[d]) for d in days(end - 6 * DAY, end)) for end in (last, last - 7 * DAY)]
            has_run = every.past(7, last)["ran"] and every.before(last)["ran"]
            trend = ("up" if sums[0] > sums[1] else "down" if sums[0] < sums[1] else "stable") if has_run else None
            return {"sparkline": [of(every[d]) for d in fourteen], "trend": trend, "points": None, "through": str(last)}

        def rates(sums):
            trend, points = compared(sums.past(7)["rate"], sums.before()["rate"])
            spark = [percent((sums[d].done, sums[d].due)) for d in fourteen]
            return {"sparkline": spark, "trend": trend, "points": points, "through": str(sums.settled)}

        title = lambda place: self.rituals[place].title
        best_sums = self.each[best[0]] if best else Sums([], {}, today)
        due_today = [(sums[today].done, sums[today].due) for sums in self.each]
        every_rate = rates(every)
        cards = {
            "active": (str(len(active)), [], counts(lambda d: d.running)),
            "streak": (lengths(every.current), [("Longest", lengths(every.longest)), ("Perfect days", f"{total['perfect']:,}")],
                       counts(lambda d: d.streak)),
            "habits-today": (part(own_today), [(title(place), part(rate)) for place, rate in enumerate(due_today) if rate[1]],
                             every_rate),
            "completion": (shown(own_today), [("Past 7 days", shown(week["rate"])), ("Past 31 days", shown(month["rate"])),
                                              ("All days", shown(total["rate"]))], every_rate),
            "days-active": (lengths(total["active"][0]), [("Past 7 days", part(every.past(7, last)["active"])),
                                                          ("Past 31 days", part(every.past(31, last)["active"])),
                                                          ("All", part(total["active"]))],
                            counts(lambda d: int(d.check_ins > 0), last)),
            "seven-day-average": (shown(week["rate"]), [("7 days before", shown(before["rate"])),
                                                        ("Perfect days", str(week["perfect"])),
                                                        ("Check-ins", str(week["check_ins"]))], every_rate),
            "total-check-ins": (f"{total['check_ins']:,}", [("Today", str(every[today].check_ins)),
                                                            ("Past 7 days", str(week["check_ins"])),
                                                            ("Past 31 days", str(month["check_ins"]))],
                                counts(lambda d: d.check_ins)),
            "best-ritual": (f"{title(best[0])} {shown(best[1])}" if best else "–",
                            [(title(place), shown(rate)) for place, rate in ranked], rates(best_sums)),
        }
        for ritual, arc in active:
            number, length = (today - arc.first).days + 1, (arc.last - arc.first).days + 1
            cards["active"][1].append((ritual.title, f"day {number} of {length}"))
            cards["streak"][1].append((ritual.title, lengths(self.each[self.rituals.index(ritual)].current)))
        found = []
        for name in CARDS:
            headline, rows, rest = cards[name]
            breakdown = [{"label": label, "figure": figure} for label, figure in rows]
            found.append({"card": name, "headline": headline, "breakdown": breakdown, **rest})
        return found

    def ritual(self, place):
        ritual, sums = self.rituals[place], self.each[place]
        shown = self.current(ritual) or (ritual.arcs[-1] if ritual.arcs else None)
        others = [self.arc(ritual, arc) for arc in reversed(ritual.arcs) if arc is not shown]
        complete = sum(arc.last < self.today and arc.last == arc.planned for arc in ritual.arcs)
        return {
            "title": ritual.title, "streak": {"current": sums.current, "longest": sums.longest}, "completedArcs": complete,
            "arc": self.arc(ritual, shown) if shown else None, "otherArcs": others,
        }

    def arc(self, ritual, arc):
        today, counts = self.today, self.counts[id(arc)]
        length = (arc.last - arc.first).days + 1
        state = "upcoming" if today < arc.first else "active" if today <= arc.last else "complete"
        if state == "complete" and arc.last < arc.planned:
            state = "ended early"
        habits = [self.habit(ritual, count) for count in counts]
        total = lambda key: rate_json([sum(habit[key]["done"] for habit in habits), sum(habit[key]["due"] for habit in habits)])
        return {
            "number": arc.number, "state": state, "day": (today - arc.first).days + 1 if state == "active" else None, "days": length,
            "daysRemaining": max((arc.last - max(today, arc.first - DAY)).days, 0), "ofGoals": total("ofGoal"),
            "soFar": total("soFar"), "habits": habits, "milestones": self.milestones(arc, counts),
        }

    def habit(self, ritual, count):
        today = self.today
        done = {d for d in count.done if d <= today}
        told = {d for d in count.counted if d < today or d == today and d in done}
        goal = len(count.due) if count.habit.goal is None else count.habit.goal
        name = lambda habit: habit.title.lower()
        same = []
        for arc in ritual.arcs:
            same += [other for other in self.counts[id(arc)] if name(other.habit) == name(count.habit)][:1]
        return {
            "title": count.habit.title, "completed": len(done), "goal": goal, "ofGoal": rate_json((min(len(done), goal), goal)),
            "soFar": rate_json((len(told & done), len(told))), "streak": habit_streak(same, today),
        }

    def milestones(self, arc, counts):
        planned, length = (arc.planned - arc.first).days + 1, (arc.last - arc.first).days + 1
        all_of_them = [("First Day", 1), ("One Week", 7), ("Halfway", -(-planned // 2)), ("Three Weeks", 21), ("Complete", planned)]
        found = []
        for title, number in sorted(all_of_them, key=lambda entry: entry[1]):
            date = arc.first + (number - 1) * DAY
            if number > length:
                continue
            until = [d for d in arc.days if d <= min(date, self.today)]
            active = {d for d in until if any(d in count.done for count in counts)}
            due = {d for d in until if any(d in count.counted for count in counts)}
            on_day = [count for count in counts if date in count.counted]
            is_perfect = date == self.today and bool(on_day) and all(date in count.done for count in on_day)
            enough = bool(active) and 2 * len(due & active) >= len(due)
            state = "ahead" if date >= self.today and not is_perfect else "reached" if enough else "passed"
            found.append({
                "title": title, "day": number, "date": str(date), "state": state, "isReached": state == "reached",
                "keptDays": rate_json((len(due & active), len(due))),
            })
        return found

    def months(self, sums, number):
        found = []
        count = self.today.year * 12 + self.today.month - 1
        for month in range(count - number + 1, count + 1):
            first = datetime.date(month // 12, month % 12 + 1, 1)
            last = datetime.date((month + 1) // 12, (month + 1) % 12 + 1, 1) - DAY
            totals = sums.totals(first, last)
            cells = []
            for d in days(first, min(last, self.today)):
                own = (sums[d].done, sums[d].due)
                cells.append({"date": str(d), "isRunning": d in sums.by_day, "rate": rate_json(own), "band": band(own)})
            found.append({
                "first": str(first), "last": str(last), "rate": rate_json(totals["rate"]), "checkIns": totals["check_ins"],
                "activeDays": totals["active"][0], "perfectDays": totals["perfect"], "longestStreak": totals["longest"],
                "days": cells,
            })
        return found

    def period(self, first, last):
        """What some days came to, as far as today: of all rituals, of each that had an arc in them, and which was best."""
        last = min(last, self.today)
        shown = [place for place, sums in enumerate(self.each) if any(first <= d <= last for d in sums.by_day)]
        each = [(self.rituals[place].title, self.each[place].totals(first, last)) for place in shown]
        # Of equal ones the one with the most done, then the first.
        ranked = sorted((entry for entry in each if entry[1]["rate"][0]),
                        key=lambda entry: (-Fraction(*entry[1]["rate"]), -entry[1]["rate"][0]))
        return {
            "all": totals_json(self.all.totals(first, last)), "bestRitual": ranked[0][0] if ranked else None,
            "rituals": [{"title": title, **totals_json(totals)} for title, totals in each],
        }

    def figures(self, sums, date):
        own = (sums[date].done, sums[date].due) if date <= self.today else (0, 0)
        average = sums.totals(date - 7 * DAY, date - DAY)["rate"]
        trend, points = (None, None) if date == self.today and sums.is_open else compared(own, average)
        streak = sums[date].streak if date <= self.today else 0
        return {"rate": rate_json(own), "average": rate_json(average), "streak": streak, "trend": trend, "points": points}

    def day(self, date):
        running = [place for place, ritual in enumerate(self.rituals) if any(date in arc.days for arc in ritual.arcs)]
        if not running:
            return {"rituals": []}
        each = [{"title": self.rituals[place].title, **self.figures(self.each[place], date)} for place in running]
        return {**self.figures(self.all, date), "rituals": each}


def totals_json(totals):
    return {
        "rate": rate_json(totals["rate"]), "perfectDays": totals["perfect"], "longestStreak": totals["longest"],
        "checkIns": totals["check_ins"], "activeDays": totals["active"][0],
    }


def rate_json(rate):
    found = {"done": rate[0], "due": rate[1]}
    return found if percent(rate) is None else {**found, "percent": percent(rate)}
