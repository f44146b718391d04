"""A strict reader of iCalendar texts (RFC 5545, with RFC 7986 and RFC 9074), for what Tidemark writes.

It knows the properties of VCALENDAR, VEVENT, VTODO, VTIMEZONE and VALARM, and takes nothing on trust: bytes and folding, the grammar of
lines, how often a property stands in a component, the types of values, what alarms are anchored in, zones that are named and not told,
and identifiers. `check` gives a list of problems, each with its line; an empty list is a text without a known fault.
"""

import re
from collections import Counter
from datetime import date, datetime, timedelta

ONE, OPTIONAL, MANY = "1", "?", "*"

EVENT_OR_TODO = {
    "UID": ONE, "DTSTAMP": ONE, "CLASS": OPTIONAL, "CREATED": OPTIONAL, "DESCRIPTION": OPTIONAL, "GEO": OPTIONAL,
    "LAST-MODIFIED": OPTIONAL, "LOCATION": OPTIONAL, "ORGANIZER": OPTIONAL, "PRIORITY": OPTIONAL, "SEQUENCE": OPTIONAL,
    "STATUS": OPTIONAL, "SUMMARY": OPTIONAL, "URL": OPTIONAL, "RECURRENCE-ID": OPTIONAL, "RRULE": OPTIONAL, "COLOR": OPTIONAL,
    "DURATION": OPTIONAL, "ATTACH": MANY, "ATTENDEE": MANY, "CATEGORIES": MANY, "COMMENT": MANY, "CONTACT": MANY, "EXDATE": MANY,
    "RDATE": MANY, "RELATED-TO": MANY, "RESOURCES": MANY, "IMAGE": MANY, "CONFERENCE": MANY,
}
PROPERTIES = {
    "VCALENDAR": {
        "PRODID": ONE, "VERSION": ONE, "CALSCALE": OPTIONAL, "METHOD": OPTIONAL, "NAME": MANY, "DESCRIPTION": MANY, "UID": OPTIONAL,
        "LAST-MODIFIED": OPTIONAL, "URL": OPTIONAL, "CATEGORIES": MANY, "REFRESH-INTERVAL": OPTIONAL, "SOURCE": OPTIONAL,
        "COLOR": OPTIONAL, "IMAGE": MANY,
    },
    "VEVENT": {**EVENT_OR_TODO, "DTSTART": ONE, "DTEND": OPTIONAL, "TRANSP": OPTIONAL},
    "VTODO": {**EVENT_OR_TODO, "DTSTART": OPTIONAL, "DUE": OPTIONAL, "COMPLETED": OPTIONAL, "PERCENT-COMPLETE": OPTIONAL},
    "VTIMEZONE": {"TZID": ONE, "LAST-MODIFIED": OPTIONAL, "TZURL": OPTIONAL},
    "STANDARD": {
        "DTSTART": ONE, "TZOFFSETFROM": ONE, "TZOFFSETTO": ONE, "RRULE": OPTIONAL, "RDATE": MANY, "TZNAME": MANY, "COMMENT": MANY,
    },
    "VALARM": {
        "ACTION": ONE, "TRIGGER": ONE, "DESCRIPTION": OPTIONAL, "DURATION": OPTIONAL, "REPEAT": OPTIONAL, "UID": OPTIONAL,
        "ACKNOWLEDGED": OPTIONAL, "SUMMARY": OPTIONAL, "ATTENDEE": MANY, "ATTACH": MANY, "RELATED-TO": MANY,
    },
}
PROPERTIES["DAYLIGHT"] = PROPERTIES["STANDARD"]
CHILDREN = {
    "VCALENDAR": {"VEVENT", "VTODO", "VTIMEZONE"}, "VEVENT": {"VALARM"}, "VTODO": {"VALARM"},
    "VTIMEZONE": {"STANDARD", "DAYLIGHT"}, "STANDARD": set(), "DAYLIGHT": set(), "VALARM": set(),
}
TEXTS = {"SUMMARY", "DESCRIPTION", "COMMENT", "LOCATION", "CONTACT", "TZNAME", "PRODID", "NAME", "UID", "TZID"}
LISTS = {"CATEGORIES", "RESOURCES"}
STATUSES = {
    "VEVENT": {"TENTATIVE", "CONFIRMED", "CANCELLED"}, "VTODO": {"NEEDS-ACTION", "COMPLETED", "IN-PROCESS", "CANCELLED"},
}
PARAMETERS = {
    "DTSTART": {"VALUE", "TZID"}, "DTEND": {"VALUE", "TZID"}, "DUE": {"VALUE", "TZID"}, "EXDATE": {"VALUE", "TZID"},
    "RDATE": {"VALUE", "TZID"}, "RECURRENCE-ID": {"VALUE", "TZID", "RANGE"}, "TRIGGER": {"VALUE", "RELATED"},
    "SUMMARY": {"ALTREP", "LANGUAGE"}, "DESCRIPTION": {"ALTREP", "LANGUAGE"}, "CATEGORIES": {"LANGUAGE"}, "TZNAME": {"LANGUAGE"},
    "NAME": {"ALTREP", "LANGUAGE"},
}
# The colors of CSS 3 (RFC 7986, 5.9).
COLORS = set(
    """aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue
    chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey
    darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray
    darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia
    gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender
    lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey
    lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen
    magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen
    mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange
    orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple red
    rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow
    springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen""".split()
)
WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
FREQUENCIES = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"]
NUMBERS = {
    "BYSECOND": (0, 60), "BYMINUTE": (0, 59), "BYHOUR": (0, 23), "BYMONTH": (1, 12), "BYMONTHDAY": (-31, 31), "BYYEARDAY": (-366, 366),
    "BYWEEKNO": (-53, 53), "BYSETPOS": (-366, 366),
}
LINE = re.compile(r'([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)', re.S)
PARAMETER = re.compile(r';([A-Za-z0-9-]+)=((?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)')
DURATION = re.compile(r"([+-])?P(?:(\d+)W|(?=.)(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?)")
OFFSET = re.compile(r"([+-])(\d\d)(\d\d)(\d\d)?")


class Property:
    def __init__(self, line, name, parameters, value):
        self.line, self.name, self.parameters, self.value = line, name, parameters, value


class Component:
    def __init__(self, line, name):
        self.line, self.name, self.properties, self.children = line, name, [], []

    def all(self, name):
        return [found for found in self.properties if found.name == name]

    def first(self, name):
        return next(iter(self.all(name)), None)


class Moment:
    """A date, or a time: of no zone, of a zone or of UTC."""

    def __init__(self, value, form):
        self.value, self.form = value, form

    def __lt__(self, other):
        return self.value < other.value


class Checker:
    def __init__(self, data):
        self.problems = []
        self.calendars = []
        self.read(data)
        for calendar in self.calendars:
            self.calendar(calendar)

    def problem(self, line, words):
        self.problems.append((line, words))

    # Bytes and lines

    def lines(self, data):
        """The unfolded lines, each with the number of its first."""
        if not data:
            self.problem(1, "the text is empty")
            return
        if not data.endswith(b"\r\n"):
            self.problem(data.count(b"\n") + 1, "the last line has no CRLF at its end")
        number, whole, start = 0, None, 0
        for number, raw in enumerate(data.removesuffix(b"\r\n").split(b"\r\n"), 1):
            if b"\r" in raw or b"\n" in raw:
                self.problem(number, "a line ends with CR or LF alone")
            if len(raw) > 75:
                self.problem(number, f"the line has {len(raw)} bytes, more than 75")
            try:
                text = raw.decode("utf-8")
            except UnicodeDecodeError:
                self.problem(number, "the line is not UTF-8: a character is cut, or wrong")
                text = raw.decode("utf-8", errors="replace")
            if any((ord(sign) < 0x20 and sign not in "\t\r\n") or 0x7F <= ord(sign) < 0xA0 for sign in text):
                self.problem(number, "the line has a control character")
            if text[:1] in (" ", "\t"):
                if whole is None:
                    self.problem(number, "the first line is a continuation")
                    whole, start = "", number
                whole += text[1:]
                continue
            if whole is not None:
                yield start, whole
            whole, start = text, number
        if whole is not None:
            yield start, whole

    def read(self, data):
        stack = []
        for number, text in self.lines(data):
            match = LINE.fullmatch(text)
            if not match:
                self.problem(number, f"is no line of a calendar: {text[:40]!r}")
                continue
            name, value = match[1].upper(), match[3]
            parameters = {}
            for key, given in PARAMETER.findall(match[2]):
                if key.upper() in parameters:
                    self.problem(number, f"{name} has {key} twice")
                parameters[key.upper()] = given.strip('"')
            if name == "BEGIN":
                component = Component(number, value.upper())
                if stack:
                    if component.name not in CHILDREN.get(stack[-1].name, set()):
                        self.problem(number, f"{component.name} stands in {stack[-1].name}")
                    stack[-1].children.append(component)
                elif component.name == "VCALENDAR":
                    self.calendars.append(component)
                else:
                    self.problem(number, f"{component.name} stands outside of VCALENDAR")
                stack.append(component)
            elif name == "END":
                if not stack or stack[-1].name != value.upper():
                    self.problem(number, f"END:{value} ends nothing")
                else:
                    stack.pop()
            elif not stack:
                self.problem(number, f"{name} stands outside of a component")
            else:
                stack[-1].properties.append(Property(number, name, parameters, value))
        for component in stack:
            self.problem(component.line, f"{component.name} has no end")
        if not self.calendars:
            self.problem(1, "there is no VCALENDAR")

    # Components

    def calendar(self, calendar):
        self.cardinalities(calendar)
        for found in calendar.all("VERSION"):
            if found.value != "2.0":
                self.problem(found.line, f"VERSION is {found.value}")
        if not calendar.children:
            self.problem(calendar.line, "the calendar has no component")
        zones = {}
        for zone in (child for child in calendar.children if child.name == "VTIMEZONE"):
            self.zone(zone, zones)
        masters, changed = {}, []
        names = Counter()
        for child in calendar.children:
            if child.name in ("VEVENT", "VTODO"):
                self.item(child, zones)
                uid = child.first("UID")
                again = child.first("RECURRENCE-ID")
                key = (uid.value if uid else None, again.value if again else None)
                names[key] += 1
                if names[key] == 2:
                    self.problem(child.line, f"there are two of the identifier {key[0]}")
                if again:
                    changed.append((child, key[0], again))
                else:
                    masters[key[0]] = child
        for child, uid, again in changed:
            self.change(child, masters.get(uid), again, zones)

    def cardinalities(self, component):
        known = PROPERTIES.get(component.name)
        if known is None:
            self.problem(component.line, f"{component.name} is not known")
            return
        counts = Counter(found.name for found in component.properties)
        for name, count in known.items():
            if count == ONE and counts[name] == 0:
                self.problem(component.line, f"{component.name} has no {name}")
            if count in (ONE, OPTIONAL) and counts[name] > 1:
                self.problem(component.line, f"{component.name} has {counts[name]} of {name}")
        for found in component.properties:
            if found.name not in known and not found.name.startswith("X-"):
                self.problem(found.line, f"{found.name} does not belong into {component.name}")
            for name in found.parameters:
                if name not in PARAMETERS.get(found.name, set()) and not name.startswith("X-"):
                    self.problem(found.line, f"{found.name} does not take {name}")
            self.value(component, found)

    def value(self, component, found):
        name, value = found.name, found.value
        if name in TEXTS or name in LISTS:
            rest = re.sub(r"\\[\\;,nN]", "", value)
            if "\\" in rest:
                self.problem(found.line, f"{name} has a backslash that escapes nothing")
            if ";" in rest or ("," in rest and name not in LISTS):
                self.problem(found.line, f"{name} has a sign that is not escaped")
            if name in ("UID", "TZID", "PRODID") and not value:
                self.problem(found.line, f"{name} is empty")
        elif name in ("DTSTAMP", "CREATED", "LAST-MODIFIED", "COMPLETED", "ACKNOWLEDGED"):
            moment = self.moment(found, value, {})
            if moment and moment.form != "UTC":
                self.problem(found.line, f"{name} is not in UTC")
        elif name == "PRIORITY":
            self.number(found, 0, 9)
        elif name == "PERCENT-COMPLETE":
            self.number(found, 0, 100)
        elif name in ("SEQUENCE", "REPEAT"):
            self.number(found, 0, 2**31 - 1)
        elif name == "STATUS" and value not in STATUSES.get(component.name, set()):
            self.problem(found.line, f"STATUS of {component.name} is {value}")
        elif name == "TRANSP" and value not in ("OPAQUE", "TRANSPARENT"):
            self.problem(found.line, f"TRANSP is {value}")
        elif name == "COLOR" and value.lower() not in COLORS:
            self.problem(found.line, f"{value} is no color of CSS")
        elif name == "CALSCALE" and value != "GREGORIAN":
            self.problem(found.line, f"CALSCALE is {value}")
        elif name in ("DURATION", "REFRESH-INTERVAL") and self.duration(value) is None:
            self.problem(found.line, f"{value} is no duration")

    def number(self, found, low, high):
        if not re.fullmatch(r"[+-]?\d+", found.value) or not low <= int(found.value) <= high:
            self.problem(found.line, f"{found.name} is {found.value}, not a number from {low} to {high}")

    def duration(self, text):
        match = DURATION.fullmatch(text)
        if not match:
            return None
        weeks, days, hours, minutes, seconds = (int(part or 0) for part in match.groups()[1:])
        length = timedelta(weeks=weeks, days=days, hours=hours, minutes=minutes, seconds=seconds)
        return -length if match[1] == "-" else length

    def moment(self, found, value, zones):
        kind = found.parameters.get("VALUE", "DATE-TIME")
        zone = found.parameters.get("TZID")
        try:
            if kind == "DATE":
                if zone:
                    self.problem(found.line, f"{found.name} is a date and has a zone")
                if not re.fullmatch(r"\d{8}", value):
                    raise ValueError
                return Moment(datetime.strptime(value, "%Y%m%d").date(), "DATE")
            if kind != "DATE-TIME" or not re.fullmatch(r"\d{8}T\d{6}Z?", value):
                raise ValueError
            moment = datetime.strptime(value.rstrip("Z"), "%Y%m%dT%H%M%S")
        except ValueError:
            self.problem(found.line, f"{found.name} is {value}, not a {kind}")
            return None
        if value.endswith("Z"):
            if zone:
                self.problem(found.line, f"{found.name} is in UTC and has a zone")
            return Moment(moment, "UTC")
        if zone is not None:
            if zone not in zones:
                self.problem(found.line, f"the zone {zone} is not in the calendar")
            elif zones[zone] is not None and moment < zones[zone]:
                self.problem(found.line, f"the zone {zone} begins after {value}")
            return Moment(moment, f"zone {zone}")
        return Moment(moment, "floating")

    def item(self, item, zones):
        self.cardinalities(item)
        start, end = item.first("DTSTART"), item.first("DTEND") or item.first("DUE")
        begin = self.moment(start, start.value, zones) if start else None
        finish = self.moment(end, end.value, zones) if end else None
        length = item.first("DURATION")
        if end and length:
            self.problem(length.line, f"{item.name} has {end.name} and DURATION")
        if length and not start:
            self.problem(length.line, "DURATION without DTSTART")
        if begin and finish:
            if begin.form != finish.form:
                self.problem(end.line, f"{end.name} is {finish.form}, DTSTART {begin.form}")
            elif not begin < finish:
                self.problem(end.line, f"{end.name} is not after DTSTART")
        dated = begin and begin.form == "DATE"
        if length and dated and re.search("[HMS]", length.value.partition("T")[2]):
            self.problem(length.line, "DURATION of a date has hours")
        rule = item.first("RRULE")
        if rule and not start:
            self.problem(rule.line, "RRULE without DTSTART")
        if rule and item.first("RECURRENCE-ID"):
            self.problem(rule.line, "RRULE beside RECURRENCE-ID")
        if rule and begin:
            self.rule(rule, begin)
        without = Counter()
        for name in ("EXDATE", "RDATE"):
            for found in item.all(name):
                if not start:
                    self.problem(found.line, f"{name} without DTSTART")
                for value in found.value.split(","):
                    moment = self.moment(found, value, zones)
                    if moment and begin and moment.form != begin.form:
                        self.problem(found.line, f"{name} is {moment.form}, DTSTART {begin.form}")
                    if name == "EXDATE":
                        without[value] += 1
                        if without[value] == 2:
                            self.problem(found.line, f"EXDATE has {value} twice")
                        if not rule:
                            self.problem(found.line, "EXDATE without RRULE")
        status, done = item.first("STATUS"), item.first("COMPLETED")
        if done and status and status.value != "COMPLETED":
            self.problem(done.line, f"COMPLETED, and STATUS is {status.value}")
        for child in item.children:
            if child.name == "VALARM":
                self.alarm(child, item, bool(start), bool(end), bool(length))

    def change(self, item, master, again, zones):
        """What is otherwise on one day of a series."""
        rule = master.first("RRULE") if master else None
        if not rule:
            self.problem(again.line, "RECURRENCE-ID of nothing that repeats")
            return
        start = master.first("DTSTART")
        if not start:
            return
        begin, moment = self.moment(start, start.value, zones), self.moment(again, again.value, zones)
        if begin and moment and begin.form != moment.form:
            self.problem(again.line, f"RECURRENCE-ID is {moment.form}, DTSTART {begin.form}")
        elif begin and moment and moment < begin:
            self.problem(again.line, "RECURRENCE-ID is before DTSTART")
        if again.value in ",".join(found.value for found in master.all("EXDATE")).split(","):
            self.problem(again.line, "RECURRENCE-ID of a day that EXDATE takes out")

    def rule(self, found, begin):
        parts = {}
        for part in found.value.split(";"):
            name, sign, value = part.partition("=")
            if not sign or not value or name in parts:
                self.problem(found.line, f"RRULE has {part!r}")
                return
            parts[name] = value
        frequency = parts.get("FREQ")
        if frequency not in FREQUENCIES:
            self.problem(found.line, "RRULE has no FREQ")
            return
        if "COUNT" in parts and "UNTIL" in parts:
            self.problem(found.line, "RRULE has COUNT and UNTIL")
        for name, value in parts.items():
            if name in ("COUNT", "INTERVAL"):
                if not re.fullmatch(r"[1-9]\d*", value):
                    self.problem(found.line, f"{name} is {value}")
            elif name in NUMBERS:
                low, high = NUMBERS[name]
                for number in value.split(","):
                    if not re.fullmatch(r"[+-]?\d+", number) or not low <= int(number) <= high or (low < 0 and int(number) == 0):
                        self.problem(found.line, f"{name} has {number}")
            elif name == "BYDAY":
                for day in value.split(","):
                    match = re.fullmatch(r"([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)", day)
                    if not match or (match[1] and not 1 <= abs(int(match[1])) <= 53):
                        self.problem(found.line, f"BYDAY has {day}")
                    elif match[1] and frequency not in ("MONTHLY", "YEARLY"):
                        self.problem(found.line, f"BYDAY has {day} beside {frequency}")
            elif name == "WKST":
                if value not in WEEKDAYS:
                    self.problem(found.line, f"WKST is {value}")
            elif name == "UNTIL":
                self.until(found, value, begin)
            elif name != "FREQ":
                self.problem(found.line, f"RRULE has {name}")
        if "BYMONTHDAY" in parts and frequency == "WEEKLY":
            self.problem(found.line, "BYMONTHDAY beside WEEKLY")
        if "BYSETPOS" in parts and not any(name.startswith("BY") and name != "BYSETPOS" for name in parts):
            self.problem(found.line, "BYSETPOS alone")
        if begin.form == "DATE" and any(name in parts for name in ("BYSECOND", "BYMINUTE", "BYHOUR")):
            self.problem(found.line, "RRULE of a date has times")
        self.first_of_rule(found, parts, begin)

    def until(self, found, value, begin):
        form = "DATE" if begin.form == "DATE" else "floating" if begin.form == "floating" else "UTC"
        pattern = {"DATE": r"\d{8}", "floating": r"\d{8}T\d{6}", "UTC": r"\d{8}T\d{6}Z"}[form]
        if not re.fullmatch(pattern, value):
            self.problem(found.line, f"UNTIL is {value}, not {form}")
            return
        # In UTC the day may be the one before or after.
        slack = timedelta(days=1) if begin.form.startswith("zone") else timedelta()
        last = datetime.strptime(value[:8], "%Y%m%d").date() + slack
        first = begin.value.date() if isinstance(begin.value, datetime) else begin.value
        if last < first:
            self.problem(found.line, "UNTIL is before DTSTART")

    def first_of_rule(self, found, parts, begin):
        """The first day must be one of the rule's, or programs differ in what they show."""
        day = begin.value.date() if isinstance(begin.value, datetime) else begin.value
        if "BYSETPOS" in parts:
            return
        after = (day.replace(day=28) + timedelta(days=4)).replace(day=1)
        length = (after - timedelta(days=1)).day
        fits = True
        if "BYMONTH" in parts:
            fits = str(day.month) in parts["BYMONTH"].split(",")
        if "BYMONTHDAY" in parts:
            fits = fits and any(int(text) in (day.day, day.day - length - 1) for text in parts["BYMONTHDAY"].split(","))
        if "BYDAY" in parts and parts["FREQ"] != "YEARLY":
            place = {"", str((day.day - 1) // 7 + 1), str(-((length - day.day) // 7 + 1))}
            fits = fits and any(text[-2:] == WEEKDAYS[day.weekday()] and text[:-2] in place for text in parts["BYDAY"].split(","))
        if not fits:
            self.problem(found.line, "DTSTART is not a day of RRULE")

    def alarm(self, alarm, item, has_start, has_end, has_length):
        self.cardinalities(alarm)
        action, trigger = alarm.first("ACTION"), alarm.first("TRIGGER")
        if action and action.value not in ("DISPLAY", "AUDIO", "EMAIL"):
            self.problem(action.line, f"ACTION is {action.value}")
        if action and action.value == "DISPLAY" and not alarm.first("DESCRIPTION"):
            self.problem(alarm.line, "an alarm that is shown has no DESCRIPTION")
        if bool(alarm.first("DURATION")) != bool(alarm.first("REPEAT")):
            self.problem(alarm.line, "DURATION and REPEAT of an alarm stand together")
        if not trigger:
            return
        if trigger.parameters.get("VALUE") == "DATE-TIME":
            moment = self.moment(trigger, trigger.value, {})
            if moment and moment.form != "UTC":
                self.problem(trigger.line, "TRIGGER is not in UTC")
            if "RELATED" in trigger.parameters:
                self.problem(trigger.line, "TRIGGER at a time is related to something")
            return
        if self.duration(trigger.value) is None:
            self.problem(trigger.line, f"TRIGGER is {trigger.value}, not a duration")
        related = trigger.parameters.get("RELATED", "START")
        if related not in ("START", "END"):
            self.problem(trigger.line, f"RELATED is {related}")
        elif related == "START" and not has_start:
            self.problem(trigger.line, f"an alarm is related to the start, and {item.name} has none")
        elif related == "END" and not has_end and not (has_start and has_length):
            self.problem(trigger.line, f"an alarm is related to the end, and {item.name} has none")

    def zone(self, zone, zones):
        self.cardinalities(zone)
        name = zone.first("TZID")
        if not zone.children:
            self.problem(zone.line, "VTIMEZONE has neither STANDARD nor DAYLIGHT")
        starts = []
        for part in zone.children:
            self.cardinalities(part)
            for key in ("TZOFFSETFROM", "TZOFFSETTO"):
                for found in part.all(key):
                    match = OFFSET.fullmatch(found.value)
                    if not match or int(match[3]) > 59 or int(match[4] or 0) > 59 or found.value in ("-0000", "-000000"):
                        self.problem(found.line, f"{key} is {found.value}")
            start = part.first("DTSTART")
            begin = self.moment(start, start.value, {}) if start else None
            if begin and begin.form != "floating":
                self.problem(start.line, f"DTSTART of {part.name} is {begin.form}")
            elif begin:
                starts.append(begin.value)
                for rule in part.all("RRULE"):
                    # The end of a rule of a zone is in UTC.
                    self.rule(rule, Moment(begin.value, "zone"))
        if name:
            if name.value in zones:
                self.problem(name.line, f"the zone {name.value} is there twice")
            zones[name.value] = min(starts) if starts else None


def check(data):
    """The problems of a text: pairs of a line and words."""
    return sorted(set(Checker(data).problems))


def identifiers(data):
    """The identifiers of a text, each once."""
    found = set()
    for calendar in Checker(data).calendars:
        for child in calendar.children:
            found.update(uid.value for uid in child.all("UID"))
    return found


def check_folder(path):
    """The problems of a vdir: each file by itself, its one identifier, which is its name, and no identifier twice."""
    problems = []
    for file in sorted(path.iterdir()):
        if file.name.startswith("."):
            problems.append((file.name, 1, "was left behind"))
            continue
        data = file.read_bytes()
        problems += [(file.name, line, words) for line, words in check(data)]
        names = identifiers(data)
        if names != {file.name.removesuffix(".ics")}:
            problems.append((file.name, 1, f"has the identifiers {sorted(names)}"))
    return problems
