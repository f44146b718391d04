"""Texts with one fault each, and what calendar_checker.py must say of it; and texts without any."""

from calendar_checker import check

ZONE = """BEGIN:VTIMEZONE
TZID:Europe/Madrid
BEGIN:STANDARD
DTSTART:20251026T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZNAME:CET
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20260329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZNAME:CEST
END:DAYLIGHT
END:VTIMEZONE
"""
EVENT = """BEGIN:VEVENT
UID:a
DTSTAMP:19700101T000000Z
DTSTART:20261123T090000
DTEND:20261123T103000
RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270101T090000
EXDATE:20261130T090000
SUMMARY:Deep work\\, and tea
COLOR:blue
BEGIN:VALARM
ACTION:DISPLAY
DESCRIPTION:Deep work
TRIGGER;RELATED=END:-PT5M
END:VALARM
END:VEVENT
BEGIN:VEVENT
UID:a
DTSTAMP:19700101T000000Z
RECURRENCE-ID:20261207T090000
DTSTART:20261207T090000
DTEND:20261207T100000
END:VEVENT
"""
TODO = """BEGIN:VTODO
UID:b
DTSTAMP:19700101T000000Z
DUE;VALUE=DATE:20261125
STATUS:COMPLETED
COMPLETED:20261124T120000Z
PERCENT-COMPLETE:100
PRIORITY:1
CATEGORIES:Thesis,to\\,do
BEGIN:VALARM
ACTION:DISPLAY
DESCRIPTION:Draft
TRIGGER;RELATED=END:PT9H
END:VALARM
END:VTODO
"""
ZONED = EVENT.replace(":20261123T", ";TZID=Europe/Madrid:20261123T").replace("EXDATE:", "EXDATE;TZID=Europe/Madrid:")
ZONED = ZONED.replace("UNTIL=20270101T090000", "UNTIL=20270101T080000Z").replace("ID:20261207", "ID;TZID=Europe/Madrid:20261207")
ZONED = ZONED.replace(":20261207T100000", ";TZID=Europe/Madrid:20261207T100000")
ZONED = ZONED.replace("DTSTART:20261207", "DTSTART;TZID=Europe/Madrid:20261207")

GOOD = {"floating": EVENT, "task": TODO, "zone": ZONE + ZONED, "all": ZONE + ZONED + TODO}

# What is replaced, by what, in which text; and a part of what must be said.
BAD = [
    (EVENT, "UID:a\nDTSTAMP", "DTSTAMP", "VEVENT has no UID"),
    (EVENT, "UID:a\n", "UID:a\nUID:a\n", "VEVENT has 2 of UID"),
    (EVENT, "DTSTAMP:19700101T000000Z\nDTSTART", "DTSTART", "VEVENT has no DTSTAMP"),
    (EVENT, "19700101T000000Z", "19700101T000000", "DTSTAMP is not in UTC"),
    (EVENT, "DTSTART:20261123T090000\n", "", "VEVENT has no DTSTART"),
    (EVENT, "DTSTART:20261123T090000", "DTSTART:20261132T090000", "DTSTART is 20261132T090000"),
    (EVENT, "DTSTART:20261123T090000", "DTSTART:20261123T240000", "DTSTART is 20261123T240000"),
    (EVENT, "DTSTART:20261123T090000", "DTSTART:20261123", "DTSTART is 20261123, not a DATE-TIME"),
    (EVENT, "DTSTART:20261123T090000", "DTSTART;VALUE=DATE:20261123", "DTEND is floating, DTSTART DATE"),
    (EVENT, "DTSTART:20261123T090000", "DTSTART:20261124T090000", "DTSTART is not a day of RRULE"),
    (EVENT, "DTEND:20261123T103000", "DTEND:20261123T090000", "DTEND is not after DTSTART"),
    (EVENT, "DTEND:20261123T103000", "DTEND:20261123T103000Z", "DTEND is UTC, DTSTART floating"),
    (EVENT, "DTEND:20261123T103000", "DTEND:20261123T103000\nDURATION:PT1H", "VEVENT has DTEND and DURATION"),
    (EVENT, "UNTIL=20270101T090000", "UNTIL=20270101", "UNTIL is 20270101, not floating"),
    (EVENT, "UNTIL=20270101T090000", "UNTIL=20270101T090000Z", "UNTIL is 20270101T090000Z, not floating"),
    (EVENT, "UNTIL=20270101T090000", "UNTIL=20261101T090000", "UNTIL is before DTSTART"),
    (EVENT, "UNTIL=", "COUNT=3;UNTIL=", "RRULE has COUNT and UNTIL"),
    (EVENT, "FREQ=WEEKLY;", "", "RRULE has no FREQ"),
    (EVENT, "BYDAY=MO", "BYDAY=1MO", "BYDAY has 1MO beside WEEKLY"),
    (EVENT, "BYDAY=MO", "BYDAY=MON", "BYDAY has MON"),
    (EVENT, "BYDAY=MO", "INTERVAL=0;BYDAY=MO", "INTERVAL is 0"),
    (EVENT, "BYDAY=MO", "BYMONTH=13;BYDAY=MO", "BYMONTH has 13"),
    (EVENT, "BYDAY=MO", "BYMONTHDAY=23", "BYMONTHDAY beside WEEKLY"),
    (EVENT, "BYDAY=MO", "BYSETPOS=1", "BYSETPOS alone"),
    (EVENT, "BYDAY=MO", "BYFOO=1", "RRULE has BYFOO"),
    (EVENT, "EXDATE:20261130T090000", "EXDATE;VALUE=DATE:20261130", "EXDATE is DATE, DTSTART floating"),
    (EVENT, "EXDATE:20261130T090000", "EXDATE:20261130T090000,20261130T090000", "EXDATE has 20261130T090000 twice"),
    (EVENT, "EXDATE:20261130T090000", "EXDATE:20261207T090000", "RECURRENCE-ID of a day that EXDATE takes out"),
    (EVENT, "RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270101T090000\n", "", "RECURRENCE-ID of nothing that repeats"),
    (EVENT, "RECURRENCE-ID:20261207T090000", "RECURRENCE-ID;VALUE=DATE:20261207", "RECURRENCE-ID is DATE"),
    (EVENT, "RECURRENCE-ID:20261207T090000\n", "", "two of the identifier a"),
    (EVENT, "RECURRENCE-ID:20261207T090000", "RECURRENCE-ID:20261109T090000", "RECURRENCE-ID is before DTSTART"),
    (EVENT, "work\\,", "work,", "SUMMARY has a sign that is not escaped"),
    (EVENT, "work\\,", "work\\x", "SUMMARY has a backslash that escapes nothing"),
    (EVENT, "COLOR:blue", "COLOR:mint", "mint is no color of CSS"),
    (EVENT, "COLOR:blue", "COLOUR:blue", "COLOUR does not belong into VEVENT"),
    (EVENT, "COLOR:blue", "COLOR blue", "is no line of a calendar"),
    (EVENT, "COLOR:blue", "TRANSP:BUSY", "TRANSP is BUSY"),
    (EVENT, "COLOR:blue", "STATUS:COMPLETED", "STATUS of VEVENT is COMPLETED"),
    (EVENT, "COLOR:blue", "DUE:20261123T090000", "DUE does not belong into VEVENT"),
    (EVENT, "COLOR:blue", "CREATED:yesterday", "CREATED is yesterday"),
    (EVENT, "SUMMARY:Deep", "SUMMARY;TZID=X:Deep", "SUMMARY does not take TZID"),
    (EVENT, "SUMMARY:Deep", "SUMMARY;LANGUAGE=a;LANGUAGE=b:Deep", "SUMMARY has LANGUAGE twice"),
    (EVENT, "SUMMARY:Deep", "SUMMARY:" + "a" * 80, "more than 75"),
    (EVENT, "SUMMARY:Deep", "SUMMARY:\x07Deep", "control character"),
    (EVENT, "ACTION:DISPLAY\n", "", "VALARM has no ACTION"),
    (EVENT, "ACTION:DISPLAY", "ACTION:PROCEDURE", "ACTION is PROCEDURE"),
    (EVENT, "DESCRIPTION:Deep work\n", "", "an alarm that is shown has no DESCRIPTION"),
    (EVENT, "TRIGGER;RELATED=END:-PT5M\n", "", "VALARM has no TRIGGER"),
    (EVENT, "TRIGGER;RELATED=END:-PT5M", "TRIGGER:5 minutes", "TRIGGER is 5 minutes"),
    (EVENT, "TRIGGER;RELATED=END:-PT5M", "TRIGGER:PT", "TRIGGER is PT"),
    (EVENT, "TRIGGER;RELATED=END:-PT5M", "TRIGGER;RELATED=MIDDLE:PT5M", "RELATED is MIDDLE"),
    (EVENT, "TRIGGER;RELATED=END:-PT5M", "TRIGGER;VALUE=DATE-TIME:20261123T090000", "TRIGGER is not in UTC"),
    (EVENT, "TRIGGER;RELATED=END:-PT5M", "TRIGGER;RELATED=END:-PT5M\nREPEAT:2", "DURATION and REPEAT of an alarm"),
    (EVENT, "DTEND:20261123T103000\n", "", "an alarm is related to the end, and VEVENT has none"),
    (EVENT, "END:VALARM\n", "", "END:VEVENT ends nothing"),
    (EVENT, "END:VALARM", "END:VALARM\nBEGIN:VTODO\nEND:VTODO", "VTODO stands in VEVENT"),
    (TODO, "TRIGGER;RELATED=END:PT9H", "TRIGGER:PT9H", "an alarm is related to the start, and VTODO has none"),
    (TODO, "DUE;VALUE=DATE:20261125\n", "", "an alarm is related to the end, and VTODO has none"),
    (TODO, "DUE;VALUE=DATE:20261125", "DUE;VALUE=DATE:2026-11-25", "DUE is 2026-11-25, not a DATE"),
    (TODO, "DUE;VALUE=DATE:20261125", "DUE;VALUE=DATE;TZID=Europe/Madrid:20261125", "DUE is a date and has a zone"),
    (TODO, "DUE;VALUE=DATE:20261125", "DUE;VALUE=DATE:20261125\nDTSTART;VALUE=DATE:20261125", "DUE is not after DTSTART"),
    (TODO, "DUE;VALUE=DATE:20261125", "DUE;VALUE=DATE:20261125\nRRULE:FREQ=DAILY", "RRULE without DTSTART"),
    (TODO, "DUE;VALUE=DATE:20261125", "DUE;VALUE=DATE:20261125\nDTEND;VALUE=DATE:20261125", "DTEND does not belong into VTODO"),
    (TODO, "STATUS:COMPLETED", "STATUS:NEEDS-ACTION", "COMPLETED, and STATUS is NEEDS-ACTION"),
    (TODO, "STATUS:COMPLETED", "STATUS:DONE", "STATUS of VTODO is DONE"),
    (TODO, "COMPLETED:20261124T120000Z", "COMPLETED;VALUE=DATE:20261124", "COMPLETED does not take VALUE"),
    (TODO, "PRIORITY:1", "PRIORITY:high", "PRIORITY is high"),
    (TODO, "PRIORITY:1", "PRIORITY:10", "PRIORITY is 10"),
    (TODO, "COMPLETE:100", "COMPLETE:101", "PERCENT-COMPLETE is 101"),
    (ZONED, "", "", "the zone Europe/Madrid is not in the calendar"),
    (ZONE + ZONED, "UNTIL=20270101T080000Z", "UNTIL=20270101T090000", "UNTIL is 20270101T090000, not UTC"),
    (ZONE + ZONED, "20261123T090000", "20261123T090000Z", "DTSTART is in UTC and has a zone"),
    (ZONE + ZONED, "DTSTART:20251026T030000", "DTSTART;TZID=Europe/Madrid:20251026T030000", "the zone Europe/Madrid is not"),
    (ZONE + ZONED, "+0200\nTZOFFSETTO", "+2\nTZOFFSETTO", "TZOFFSETFROM is +2"),
    (ZONE + ZONED, "TZOFFSETTO:+0100\n", "", "STANDARD has no TZOFFSETTO"),
    (ZONE + ZONED, "TZOFFSETTO:+0100", "TZOFFSETTO:-0000", "TZOFFSETTO is -0000"),
    (ZONE + ZONED, ZONE, ZONE.replace("2025", "2026").replace("20260329", "20270328"), None),
    (ZONE + ZONED, ZONE, ZONE.replace("20251026", "20271031").replace("20260329", "20270328"), "Europe/Madrid begins after"),
    (ZONE + ZONED, ZONE, ZONE + ZONE, "the zone Europe/Madrid is there twice"),
    (ZONE + ZONED, "TZID:Europe/Madrid\n", "", "VTIMEZONE has no TZID"),
]


def wrapped(body):
    head = "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Somebody//EN\n"
    return (head + body + "END:VCALENDAR\n").replace("\n", "\r\n").encode()


# Whole texts, of which a byte matters.
RAW = [
    (b"", "the text is empty"),
    (b"BEGIN:VCALENDAR\r\n", "VCALENDAR has no end"),
    (wrapped("").replace(b"VERSION:2.0\r\n", b""), "VCALENDAR has no VERSION"),
    (wrapped("").replace(b"2.0", b"1.0"), "VERSION is 1.0"),
    (wrapped("").replace(b"PRODID:-//Somebody//EN\r\n", b""), "VCALENDAR has no PRODID"),
    (wrapped(""), "the calendar has no component"),
    (wrapped(TODO).removesuffix(b"\r\n"), "the last line has no CRLF"),
    (wrapped(TODO).replace(b"\r\n", b"\n"), "CR or LF alone"),
    (wrapped(TODO).replace(b"UID:b\r\n", b"UID:b\r"), "CR or LF alone"),
    # A fold within the two bytes of a letter; the whole would be UTF-8.
    (wrapped(TODO).replace(b"UID:b", b"UID:b\xc3\r\n \xa4"), "is not UTF-8"),
    (wrapped(TODO).replace(b"UID:b", b"UID:\xff"), "is not UTF-8"),
    (b" " + wrapped(TODO), "the first line is a continuation"),
    (wrapped(TODO) + b"UID:c\r\n", "UID stands outside of a component"),
    (TODO.replace("\n", "\r\n").encode(), "VTODO stands outside of VCALENDAR"),
]


def run():
    """What is not as it should be, in words."""
    wrong = []
    for name, body in GOOD.items():
        if found := check(wrapped(body)):
            wrong.append(f"a good text, {name}: {found}")
    folded = wrapped(TODO).replace(b"DESCRIPTION:Draft", b"DESCRIPTION:Dr\r\n aft")
    if found := check(folded):
        wrong.append(f"a folded text: {found}")
    for body, old, new, words in BAD:
        if old not in body:
            wrong.append(f"{old!r} is not in the text that it is replaced in")
            continue
        # Only the first is replaced.
        found = check(wrapped(body.replace(old, new, 1)))
        if words is None:
            if found:
                wrong.append(f"{new!r}: {found}")
        elif not any(words in problem for _, problem in found):
            wrong.append(f"{old!r} as {new!r}: no “{words}” in {found}")
    for data, words in RAW:
        found = check(data)
        if not any(words in problem for _, problem in found):
            wrong.append(f"{data[:60]!r}: no “{words}” in {found}")
    return wrong
