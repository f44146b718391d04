#!/usr/bin/python3
"""Works out the due days of random rules of recurrence anew, with python-dateutil, and compares.

usage: rrule-oracle.py CASES [PERIODS]

CASES is what the test `writesCasesForTheOracle` writes: one JSON object a line. The rule is read here from its text, careless
or as people say it, by a reader of its own, and turned into an RRULE (RFC 5545), so that reading, counting and skipping are all checked. PERIODS, which
`TimesOracleTests` writes, has rules of so many times a period, for which there is no RRULE: they are counted by hand. Exits 0 if
every case agrees, 1 if one does not (the first twenty are printed), 2 if there is nothing to check.
"""

import json
import re
import sys
from datetime import date, datetime, time, timedelta
from fractions import Fraction

from dateutil import rrule
from dateutil.relativedelta import relativedelta

WEEKDAYS = {name: day for name, day in zip("mon tue wed thu fri sat sun".split(), (
    rrule.MO, rrule.TU, rrule.WE, rrule.TH, rrule.FR, rrule.SA, rrule.SU))}
MONTHS = {name: number for number, name in enumerate(
    "jan feb mar apr may jun jul aug sep oct nov dec".split(), start=1)}
WORKDAYS = [WEEKDAYS[name] for name in "mon tue wed thu fri".split()]
WEEKEND = [WEEKDAYS[name] for name in "sat sun".split()]
UNITS = {"hour": "hour", "hourly": "hour", "day": "day", "daily": "day", "week": "week", "weekly": "week",
         "month": "month", "monthly": "month", "year": "year", "yearly": "year"}
FREQUENCIES = {"hour": rrule.DAILY, "day": rrule.DAILY, "week": rrule.WEEKLY, "month": rrule.MONTHLY,
               "year": rrule.YEARLY}


SAID = [
    # Single words, each in the words that the rules have.
    (r"\b(business days|working days?|workdays?|mon through fri)\b", "weekday"),
    (r"\bfortnight(ly)?\b", "2 week"), (r"\bquarter(ly)?\b", "3 month"), (r"\bannually\b", "year"),
    (r"\b(\d+) ?(mo)\b", r"\1 month"), (r"\b(\d+) ?h\b", r"\1 hour"), (r"\b(\d+) ?d\b", r"\1 day"),
    (r"\b(\d+) ?w(ks)?\b", r"\1 week"), (r"\b(\d+) ?y\b", r"\1 year"),
    (r"\btwo\b", "2"), (r"\bthree\b", "3"),
    (r"\bfirst\b", "1st"), (r"\bsecond\b", "2nd"), (r"\bthird\b", "3rd"), (r"\bfourth\b", "4th"), (r"\bfifth\b", "5th"),
    (r"\bmo\b", "mon"), (r"\btues\b", "tue"), (r"\bweds\b", "wed"), (r"\bthurs\b", "thu"), (r"\bfr\b", "fri"),
    (r"\bsa\b", "sat"), (r"\bsu\b", "sun"),
    (r"\b(after completion|when done|after it was last done)\b", "after done"),
    (r"\blast day\b", "last"), (r"\band\b|[&/,]|\bthe\b", " "), (r"\s+", " "),
    # What stands before the rest, and the order of the parts.
    (r"\b(other|alternate|2nd) (hour|day|week|month|year)s?\b(?! of)", r"2 \2"),
    (r"\b3rd (hour|day|week|month|year)s?\b", r"3 \1"),
    (r"^(every other) (.+)$", r"2 week on \2"), (r"^(every|on|each) ", ""),
    (r"^(.+) every (\d+) weeks$", r"\2 week on \1"),
    (r"^(.+) of (?:every |each )?(?:(\d+) )?months?$", r"\2 month on \1"),
    (r"^ month", "month"),
    (r"^((?:\d+ )?month(?:s|ly)?) (?!on |after )(.+)$", r"\1 on \2"),
    (r"^(?:(\d+ year|\d+ years|year|yearly|annually) on )?(.+) of ([a-z]{3,})$", r"\1 on \3 \2"),
    (r"^ on ", "year on "),
]


def in_rule_words(text):
    """A rule as people say it, in the words and the order of the grammar."""
    text = text.strip().lower()
    for pattern, words in SAID:
        text = re.sub(pattern, words, text)
    text = text.strip()
    return "year on " + text if text[:3] in MONTHS and text[:5] != "month" else text


def words_of(text):
    for word in re.split(r"[\s,\u00a0\u202f]+", text.lower()):
        if word in UNITS or word in ("on", "after", "done", "last", "1st"):
            yield word
        elif word.rstrip("s") in UNITS or word in ("weekdays", "weekends"):
            yield word.rstrip("s")
        elif word[:3] in WEEKDAYS and word.rstrip("s").endswith("day") and word.rstrip("s") != "weekday":
            yield word[:3]
        elif word[:3] in MONTHS:
            yield word[:3]
        else:
            yield word


def weekdays_of(words):
    days = []
    for word in words:
        days += {"weekday": WORKDAYS, "weekend": WEEKEND}.get(word) or [WEEKDAYS[word]]
    return days


def days_of_month(words):
    """The BY… parts of `month on …`."""
    if words[-1] == "weekday":
        return {"byweekday": WORKDAYS, "bysetpos": [-1 if word == "last" else 1 for word in words if word != "weekday"]}
    if words[-1] in WEEKDAYS:
        places, ordinal = [], None
        for word in words:
            if word in WEEKDAYS:
                places.append(WEEKDAYS[word](ordinal))
            else:
                ordinal = -1 if word == "last" else int(word[0])
        return {"byweekday": places}
    return {"bymonthday": [-1 if word == "last" else int(word.rstrip("stndrh")) for word in words]}


def read(text):
    """The interval, the unit, and the BY… parts of a rule, or None for `after done`."""
    words = list(words_of(text))
    interval = int(words.pop(0)) if words[0].isdigit() else 1
    if words[0] not in UNITS:
        return 1, "week", {"byweekday": weekdays_of(words)}
    unit = UNITS[words[0]]
    if words[1:] == ["after", "done"]:
        return interval, unit, None
    if len(words) == 1:
        return interval, unit, {}
    assert words[1] == "on", text
    rest = words[2:]
    if unit == "month":
        return interval, unit, days_of_month(rest)
    if unit == "year":
        return interval, unit, {"bymonth": [MONTHS[rest[0]]], **days_of_month(rest[1:])}
    return interval, unit, {"byweekday": weekdays_of(rest)}


def rule_of(case):
    return read(in_rule_words(case["rule"]) if case["isSaid"] else case["rule"])


def said_by_from(unit, start, week_start):
    """The BY… parts of a rule without `on`."""
    if unit == "week":
        return {"byweekday": [list(WEEKDAYS.values())[start.weekday()] if start else week_start]}
    if unit == "month":
        return {"bymonthday": [start.day if start else 1]}
    if unit == "year":
        return {"bymonth": [start.month if start else 1], "bymonthday": [start.day if start else 1]}
    return {}


def start_before(first, phase, interval, unit):
    """A DTSTART in a period that counts, at or before the period of `first`."""
    if unit in ("hour", "day"):
        step = interval if unit == "day" else 1
        return phase - timedelta(days=-(-max((phase - first).days, 0) // step) * step)
    if unit == "week":
        return phase - timedelta(weeks=(max((phase - first).days, 0) // 7 // interval + 2) * interval)
    months = interval if unit == "month" else interval * 12
    start = phase.replace(day=1) if unit == "month" else phase.replace(month=1, day=1)
    behind = max((start.year - first.year) * 12 + start.month - first.month, 0)
    steps = -(-behind // months)
    index = start.year * 12 + start.month - 1 - steps * months
    return date(index // 12, index % 12 + 1, 1) if index >= 12 else None


def due_days(case):
    if times_of(case["rule"]):
        start, until = (date.fromisoformat(case[key]) if case[key] else None for key in ("from", "until"))
        return [day for day in days_of(*map(date.fromisoformat, case["range"]))
                if day.month in case["months"] and (start or day) <= day <= (until or day)]
    interval, unit, parts = rule_of(case)
    first, last = (date.fromisoformat(text) for text in case["range"])
    start = date.fromisoformat(case["from"]) if case["from"] else None
    until = date.fromisoformat(case["until"]) if case["until"] else None
    phase = date.fromisoformat(case["phase"])
    week_start = WEEKDAYS[case["weekStart"]]
    if parts is None:
        return [day for day in [start] if day and first <= day <= last and (not until or day <= until)]
    parts = parts or said_by_from(unit, start, week_start)
    months = set(case["months"]) & set(parts.get("bymonth", range(1, 13)))
    if not months:
        return []
    parts["bymonth"] = sorted(months)
    step = 1 if unit == "hour" else interval
    begin = start_before(first, phase, step, unit)
    if begin is None:
        begin = phase.replace(day=1) if unit == "month" else phase.replace(month=1, day=1)
    rule = rrule.rrule(FREQUENCIES[unit], dtstart=datetime.combine(begin, time()), interval=step, wkst=week_start,
                       until=datetime.combine(min(last, until or last), time()), **parts)
    return [moment.date() for moment in rule if moment.date() >= max(first, start or first)]


def hours(case, day):
    """The times of one day, counted with an hourly RRULE."""
    interval, unit, _ = (1, "day", None) if times_of(case["rule"]) else rule_of(case)
    if unit != "hour":
        return []
    begin, end = case["window"] or ["00:00", "24:00"]
    stop = datetime.combine(day, time(23, 59)) if end == "24:00" else datetime.combine(day, time.fromisoformat(end))
    rule = rrule.rrule(rrule.HOURLY, dtstart=datetime.combine(day, time.fromisoformat(begin)), interval=interval, until=stop)
    return [moment.strftime("%H:%M") for moment in rule]


def again(case):
    """When a rule `after done` is due again."""
    interval, unit, parts = (1, "day", {}) if times_of(case["rule"]) else rule_of(case)
    if parts is not None:
        return None
    day = date.fromisoformat(case["done"]) + relativedelta(**{unit + "s": interval})
    if case["from"]:
        day = max(day, date.fromisoformat(case["from"]))
    return None if case["until"] and day > date.fromisoformat(case["until"]) else day.isoformat()


TIMES = [
    (r"^(\d+) ?(?:x|times) (?:a|per|each|every|/|in) (.+)$", r"\1 \2"), (r"^twice (?:a|per|each|every|/|in) (.+)$", r"2 \1"),
    (r"^(\d+) days a (.+)$", r"\1 \2"), (r"^(\d+)/(.+)$", r"\1 \2"), (r"^(week|month|year)ly,? (\d+)x$", r"\2 \1"),
]


def times_of(text):
    """How many times, in how many units, or None for a rule that names days."""
    text = re.sub(r"[\s,\u00a0\u202f]+", " ", text).strip().lower()
    for pattern, words in TIMES:
        found = re.sub(pattern, words, text)
        if found != text:
            times, period = found.split(" ", 1)
            interval, unit, _ = read(in_rule_words(period))
            return int(times), interval, unit
    return None


def period_of(day, phase, interval, unit, week_start):
    """The first and the last day of the period that a day is in."""
    if unit == "week":
        start = phase - timedelta(days=(phase.weekday() - week_start) % 7)
        first = start + timedelta(weeks=(day - start).days // (7 * interval) * interval)
        return first, first + timedelta(days=7 * interval - 1)
    months = interval * (12 if unit == "year" else 1)
    start = phase.year * 12 + (phase.month - 1 if unit == "month" else 0)
    index = start + (day.year * 12 + day.month - 1 - start) // months * months
    first, following = (date(number // 12, number % 12 + 1, 1) for number in (index, index + months))
    return first, following - timedelta(days=1)


def days_of(first, last):
    return [first + timedelta(days=number) for number in range((last - first).days + 1)]


class Times:
    """What becomes of a rule of so many times a period, day by day."""

    def __init__(self, case):
        self.times, self.interval, self.unit = times_of(case["rule"])
        self.start, self.until = (date.fromisoformat(case[key]) if case.get(key) else None for key in ("from", "until"))
        self.today = date.fromisoformat(case["today"])
        self.months = set(case["months"])
        self.week_start = list(WEEKDAYS).index(case["weekStart"])
        self.done, self.skipped = set(), set()
        for first, last, status in case["log"]:
            days = days_of(date.fromisoformat(first), date.fromisoformat(last))
            (self.done if status == "done" else self.skipped if status == "skipped" else set()).update(days)
        self.arc = days_of(*(date.fromisoformat(text) for text in case["arc"]))

    def period(self, day, entries):
        return period_of(day, self.start or min(entries, default=date(2000, 1, 3)), self.interval, self.unit, self.week_start)

    def may_be(self, day):
        return (self.start or day) <= day <= (self.until or day) and day.month in self.months

    def status(self):
        entries = self.done | self.skipped
        first, last = self.period(self.today, entries)
        count = len([day for day in entries if first <= day <= self.today])
        is_open = self.may_be(self.today) and count < self.times and self.today not in entries
        following = (last if count + is_open >= self.times else self.today) + timedelta(days=1)
        upcoming = next((day for day in days_of(following, following + timedelta(days=1200)) if self.may_be(day)), None)
        return self.today if is_open else None, upcoming

    def streak(self):
        entries = self.done | self.skipped
        start = self.start or min(entries, default=None)
        run, longest = 0, 0
        day, last = start, min(self.today, self.until or self.today)
        while day and day <= last:
            first, end = self.period(day, entries)
            count = len([one for one in self.done if first <= one <= min(end, self.today)])
            if count >= self.times:
                run += 1
            elif not any(first <= one <= end for one in self.skipped) and not first <= self.today <= end:
                run = 0
            longest = max(longest, run)
            day = end + timedelta(days=1)
        return 0 if self.until and self.until < self.today else run, longest

    def due(self):
        done = self.done & set(self.arc)
        skipped = (self.skipped & set(self.arc)) - done
        periods = {}
        for day in self.arc:
            if self.may_be(day):
                periods.setdefault(self.period(day, done | skipped), []).append(day)
        due = []
        for (first, last), days in periods.items():
            share = Fraction(self.times * len(days), (last - first).days + 1)
            wanted = min(len(days), int(share + Fraction(1, 2)))
            others = [day for day in reversed(days) if day not in done and day not in skipped]
            due += ([day for day in days if day in done] + [day for day in days if day in skipped] + others)[:wanted]
        return sorted(due)


def disagreements_of_times(case):
    count = Times(case)
    is_open, upcoming = count.status()
    current, longest = count.streak()
    expected = {"open": is_open and is_open.isoformat(), "next": upcoming and upcoming.isoformat(), "current": current,
                "longest": longest, "due": [day.isoformat() for day in count.due()]}
    for key, value in expected.items():
        if case.get(key) != value:
            yield key, case.get(key), value


def disagreements(case):
    expected = [day.isoformat() for day in due_days(case)]
    if case["due"] != expected:
        yield "due", case["due"], expected
    if expected and case.get("next") != expected[0]:
        yield "next", case.get("next"), expected[0]
    if expected and case["isNever"]:
        yield "isNever", True, False
    if not expected and case.get("next") and case["next"] <= case["range"][1]:
        yield "next", case["next"], None
    times = hours(case, date.fromisoformat(expected[0])) if expected else []
    if case["hours"] != times:
        yield "hours", case["hours"], times
    if case.get("again") != again(case):
        yield "again", case.get("again"), again(case)


def compare(path, disagreements):
    """How many cases there are, how many due days in them, and how many disagreements, of which twenty are printed."""
    count, due, wrong = 0, 0, 0
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            case = {"from": None, "until": None, **json.loads(line)}
            count += 1
            due += len(case["due"])
            for what, found, expected in disagreements(case):
                wrong += 1
                if wrong <= 20:
                    print(f"{what} of “{case['rule']}”:\n  found    {found}\n  expected {expected}\n  {line.strip()}")
    print(f"{count} rules, {due} due days, {wrong} disagreements")
    return count, wrong


def main():
    if len(sys.argv) not in (2, 3):
        print(__doc__, file=sys.stderr)
        return 2
    results = [compare(path, check) for path, check in zip(sys.argv[1:], (disagreements, disagreements_of_times))]
    if any(count == 0 for count, _ in results):
        return 2
    return 1 if any(wrong for _, wrong in results) else 0


if __name__ == "__main__":
    sys.exit(main())
