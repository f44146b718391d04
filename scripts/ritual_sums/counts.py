"""Counts rituals day by day, with sets (format, *Sums*)."""

import datetime
import re

from ritual_sums.files import DAY, day, days

WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()


class Count:
    """A habit in an arc: when it is due, done and skipped."""

    def __init__(self, habit, arc, week_start, today):
        self.habit, self.arc = habit, arc
        inside = set(arc.days)
        entries = [(d, state) for first, last, state in habit.entries for d in days(first, last) if d in inside]
        done = {d for d, state in entries if state == "done"}
        # A completion of a day to come is as if it were not there.
        self.done = {d for d in done if d <= today}
        self.skipped = {d for d, state in entries if state == "skipped"} - done
        self.rule = Rule(habit.fields, min(self.done | self.skipped, default=None), week_start)
        self.due = self.rule.due(arc.days, self.done, self.skipped)
        self.counted = self.due - self.skipped


class Rule:
    def __init__(self, fields, earliest, week_start):
        self.text = fields.get("every") or "daily"
        self.start = day(fields["from"]) if "from" in fields else None
        self.until = day(fields["until"]) if "until" in fields else None
        self.months = {MONTHS.index(word) + 1 for word in fields.get("in", "").split()} or set(range(1, 13))
        self.week_start = week_start
        phase = self.start or earliest or datetime.date(2000, 1, 3)
        self.phase = phase
        times = re.fullmatch(r"(\d+) times (?:a|in (\d+)) (week|month)s?", self.text)
        words = {"daily": "day", "weekly": "week", "monthly": "month"}.get(self.text, self.text)
        every = re.fullmatch(r"(?:(\d+) )?(day|week|month)s?(?: on (.+))?", words)
        self.times = None
        self.on = None
        if times:
            self.times, self.step, self.unit = int(times[1]), int(times[2] or 1), times[3]
        elif every:
            self.step, self.unit, self.on = int(every[1] or 1), every[2], every[3]
        else:
            self.step, self.unit, self.on = 1, "week", self.text
        if self.unit == "week" and self.on:
            words = {"weekday": WEEKDAYS[:5], "weekend": WEEKDAYS[5:]}.get(self.on) or self.on.split()
            self.on = {[name[:3] for name in WEEKDAYS].index(word[:3]) for word in words}

    @property
    def is_period(self):
        return bool(self.times) or self.unit != "day" and self.on is None

    def allows(self, date):
        return (not self.start or date >= self.start) and (not self.until or date <= self.until) and date.month in self.months

    def week(self, date):
        return date - (date.weekday() - self.week_start) % 7 * DAY

    def period(self, date):
        """The first and the last day of the period that a day is in."""
        if self.unit == "week":
            weeks = (self.week(date) - self.week(self.phase)).days // 7
            first = self.week(date) - weeks % self.step * 7 * DAY
            return first, first + (7 * self.step - 1) * DAY
        count = date.year * 12 + date.month - 1
        count -= (count - self.phase.year * 12 - self.phase.month + 1) % self.step
        end = count + self.step
        return datetime.date(count // 12, count % 12 + 1, 1), datetime.date(end // 12, end % 12 + 1, 1) - DAY

    def is_due(self, date):
        if not self.allows(date):
            return False
        if self.unit == "day":
            return (date - self.phase).days % self.step == 0
        first, last = self.period(date)
        if self.unit == "week":
            if self.week(date) != first:
                return False
            return date.weekday() in (self.on or {self.start.weekday() if self.start else self.week_start})
        if (date.year, date.month) != (first.year, first.month):
            return False
        return date.day == int(self.on) if self.on else date.day == (self.start.day if self.start else 1)

    def due(self, arc, done, skipped):
        if not self.times:
            return {d for d in arc if self.is_due(d)}
        found = set()
        periods = {}
        for d in arc:
            if self.allows(d):
                periods.setdefault(self.period(d), []).append(d)
        for (first, last), own in periods.items():
            length = (last - first).days + 1
            wanted = (2 * self.times * len(own) + length) // (2 * length)
            taken = [d for d in own if d in done][:wanted]
            taken += [d for d in own if d in skipped][: wanted - len(taken)]
            others = [d for d in own if d not in done and d not in skipped]
            found |= set(taken) | set(others[len(others) - min(wanted - len(taken), len(others)):])
        return found


class Day:
    def __init__(self):
        self.due = self.done = self.check_ins = self.running = self.streak = 0
        self.is_told = False

    @property
    def is_perfect(self):
        return self.due > 0 and self.done == self.due


class Sums:
    """What each day came to, for some rituals together."""

    def __init__(self, rituals, counts, today):
        self.today = today
        self.by_day = {}
        for ritual in rituals:
            for arc in ritual.arcs:
                for d in arc.days:
                    if d <= today:
                        self.by_day.setdefault(d, Day()).running += 1
                for count in counts[id(arc)]:
                    for d in arc.days:
                        if d <= today:
                            self.by_day[d].due += d in count.counted
                            self.by_day[d].done += d in count.counted and d in count.done
                            self.by_day[d].check_ins += d in count.done
        run = 0
        self.longest = 0
        for d in sorted(self.by_day):
            own = self.by_day[d]
            run = self.after(run, d)
            own.streak = run
            self.longest = max(self.longest, run)
        self.current = self[today].streak
        self.is_open = self[today].done < self[today].due
        self.settled = today - DAY if self.is_open else today
        # What is due today where something is open counts in no rate of several days.
        self.open = (0, 0)
        for ritual in rituals:
            own = self if len(rituals) == 1 else Sums([ritual], counts, today)
            if own.is_open:
                self.open = (self.open[0] + own[today].done, self.open[1] + own[today].due)

    def __getitem__(self, date):
        return self.by_day.get(date) or Day()

    def after(self, run, date):
        own = self[date]
        if own.is_perfect:
            return run + 1
        return run if own.due == 0 or date == self.today else 0

    def totals(self, first, last):
        """Over the days from one to another: rate, days active of days counted, perfect days, check-ins, longest streak."""
        done = due = active = counted = perfect = check_ins = run = longest = ran = 0
        for d in sorted(d for d in self.by_day if first <= d <= last):
            own = self[d]
            is_settled = d != self.today or not self.is_open
            ran += 1
            done, due = done + own.done, due + own.due
            active += own.check_ins > 0
            counted += is_settled or own.check_ins > 0
            perfect += own.is_perfect
            check_ins += own.check_ins
            run = self.after(run, d)
            longest = max(longest, run)
        if first <= self.today <= last:
            done, due = done - self.open[0], due - self.open[1]
        return {
            "rate": (done, due), "active": (active, counted), "perfect": perfect, "check_ins": check_ins, "longest": longest,
            "ran": ran,
        }

    def past(self, count, last=None):
        last = last or self.settled
        return self.totals(last - (count - 1) * DAY, last)

    def before(self, last=None):
        last = (last or self.settled) - 7 * DAY
        return self.totals(last - 6 * DAY, last)

    @property
    def all(self):
        return self.totals(datetime.date.min, self.today)


def percent(rate):
    done, due = rate
    if due == 0:
        return None
    rounded = (200 * done + due) // (2 * due)
    return 0 if done == 0 else 100 if done >= due else min(max(rounded, 1), 99)


def band(rate):
    done, due = rate
    return "nothing-due" if due == 0 else "all" if done >= due else "half" if 2 * done >= due else "less"


def compared(now, before):
    """The trend, and the difference in points."""
    if now[1] == 0 or before[1] == 0:
        return None, None
    whole = now[1] * before[1]
    difference = 100 * (now[0] * before[1] - before[0] * now[1])
    if abs(difference) < whole:
        return "stable", 0
    points = (2 * abs(difference) + whole) // (2 * whole)
    return ("up", points) if difference > 0 else ("down", -points)


def habit_streak(counts, today):
    """Of the counts of one habit, by the first days of their arcs."""
    done = {d for count in counts for d in count.done if d <= today}
    skipped = {d for count in counts for d in count.skipped}
    run = longest = 0
    seen = set()
    current = 0
    for count in counts:
        if not count.arc.days or count.arc.days[0] > today:
            continue
        units = []
        if count.rule.is_period:
            # Before its first day a rule has no period, whatever was done in the one that this day is in.
            for d in days(max(count.arc.days[0], count.rule.start or count.arc.days[0]), min(count.arc.days[-1], today)):
                period = count.rule.period(d)
                if any(count.rule.allows(later) for later in count.arc.days if d <= later <= period[1]):
                    if period not in seen:
                        seen.add(period)
                        units.append(set(days(*period)))
        else:
            units = [{d} for d in sorted(count.due) if d <= today]
        for unit in units:
            if len(unit & done) >= (count.rule.times or 1):
                run += 1
                longest = max(longest, run)
            elif not unit & skipped and max(unit) < today:
                run = 0
        is_active = count.arc.days[0] <= today <= count.arc.days[-1] and (not count.rule.until or today <= count.rule.until)
        current = run if is_active else 0
    return {"current": current, "longest": longest}
