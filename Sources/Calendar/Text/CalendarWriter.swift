import Chronology
import Planner
import SourceText

/// Writes items of a calendar as an iCalendar text (RFC 5545, RFC 7986, RFC 9074).
public struct CalendarWriter: Sendable {
  /// Which program writes. By it a file is known as one of ours.
  public static let product = "-//Tidemark//Tidemark//EN"

  /// What the calendar is called; nil for no name.
  private let name: String?
  /// Where the times are; nil for times of no zone, which are the same on the clocks of every place.
  private let zone: CalendarZone?

  public init(name: String?, zone: CalendarZone? = nil) {
    (self.name, self.zone) = (name, zone)
  }

  /// The whole text, with CRLF at the ends of lines.
  public func bytes(of items: [CalendarItem]) -> [UInt8] {
    var text = CalendarText(self)
    for item in items { text.append(item) }
    return text.whole()
  }

  /// The lines that begin it.
  var head: [ContentLine] {
    var lines = [
      ContentLine("BEGIN", [], "VCALENDAR"), ContentLine("VERSION", [], "2.0"), ContentLine("PRODID", text: Self.product),
      ContentLine("CALSCALE", [], "GREGORIAN"),
    ]
    if let name { lines += [ContentLine("NAME", text: name), ContentLine("X-WR-CALNAME", text: name)] }
    if let zone { lines.append(ContentLine("X-WR-TIMEZONE", text: zone.name)) }
    return lines
  }

  /// What clocks of the zone show from a day on; nothing without a zone.
  func zone(since day: CivilDate) -> [ContentLine] { zone.map { CalendarWriter.lines(of: $0, since: day) } ?? [] }

  // MARK: Components

  func write(_ item: CalendarItem, to lines: inout CalendarLines) {
    switch item.body {
    case .toDo(let toDo):
      lines.add(fixed: "BEGIN:VTODO\r\n")
      write(namesOf: item, to: &lines)
      write(toDo, to: &lines)
      write(wordsOf: item, to: &lines)
      lines.add(fixed: "END:VTODO\r\n")
    case .event(let event):
      write(event, of: item, to: &lines)
      for span in event.series?.changes ?? [] {
        var changed = event
        changed.series = nil
        changed.span = span
        write(changed, of: item, insteadOf: event, to: &lines)
      }
    }
  }

  /// - Parameter series: the event from which it differs on its day; nil for one that stands for itself.
  private func write(
    _ event: CalendarEvent,
    of item: CalendarItem,
    insteadOf series: CalendarEvent? = nil,
    to lines: inout CalendarLines
  ) {
    lines.add(fixed: "BEGIN:VEVENT\r\n")
    write(namesOf: item, to: &lines)
    if let series { write("RECURRENCE-ID", on: event.span.date, at: series.span.time, to: &lines) }
    write(event, to: &lines)
    write(wordsOf: item, to: &lines)
    lines.add(fixed: "END:VEVENT\r\n")
  }

  /// By what it is known, and when it was changed.
  private func write(namesOf item: CalendarItem, to lines: inout CalendarLines) {
    lines.add("UID", uid: item.uid)
    // What nobody knows is one moment for all, so that the same files give the same bytes.
    guard let changed = item.changed else { return lines.add(fixed: "DTSTAMP:19700101T000000Z\r\n") }
    lines.add("DTSTAMP", noonOf: changed)
    lines.add("LAST-MODIFIED", noonOf: changed)
  }

  /// What is told of it, whatever it is.
  private func write(wordsOf item: CalendarItem, to lines: inout CalendarLines) {
    lines.add("SUMMARY", text: item.summary)
    if !item.description.isEmpty { lines.add("DESCRIPTION", text: item.description) }
    if !item.categories.isEmpty { lines.add("CATEGORIES", texts: item.categories) }
    if let color = item.color { lines.add("COLOR", color.cssName) }
    for alarm in item.alarms { write(alarm, item, to: &lines) }
  }

  private func write(_ event: CalendarEvent, to lines: inout CalendarLines) {
    switch event.span {
    case .days(let days):
      write("DTSTART", on: days.first, at: nil, to: &lines)
      // The end is not part of it. The last day of the calendar has none after it, and one day needs no end.
      if days.last < .latest, days.count > 1 { write("DTEND", on: days.last.adding(days: 1), at: nil, to: &lines) }
    case .times(let start, let end):
      write("DTSTART", on: start.date, at: start.time, to: &lines)
      write("DTEND", on: end.date, at: end.time, to: &lines)
    case .moment(let start): write("DTSTART", on: start.date, at: start.time, to: &lines)
    }
    if let series = event.series {
      let end = series.until.map { ";UNTIL=" + until($0, at: event.span.time) } ?? ""
      lines.add("RRULE", series.rule.text + end)
      for date in series.exceptions { write("EXDATE", on: date, at: event.span.time, to: &lines) }
    }
    if event.isCancelled { lines.add(fixed: "STATUS:CANCELLED\r\n") }
    lines.add(fixed: event.isBusy ? "TRANSP:OPAQUE\r\n" : "TRANSP:TRANSPARENT\r\n")
  }

  private func write(_ toDo: CalendarToDo, to lines: inout CalendarLines) {
    write("DUE", on: toDo.due, at: toDo.dueTime, to: &lines)
    switch toDo.state {
    case .open: lines.add(fixed: "STATUS:NEEDS-ACTION\r\n")
    case .done(let date):
      lines.add(fixed: "STATUS:COMPLETED\r\n")
      if let date { lines.add("COMPLETED", noonOf: date) }
      lines.add(fixed: "PERCENT-COMPLETE:100\r\n")
    case .dropped: lines.add(fixed: "STATUS:CANCELLED\r\n")
    }
    switch toDo.priority {
    case .high: lines.add(fixed: "PRIORITY:1\r\n")
    case .medium: lines.add(fixed: "PRIORITY:5\r\n")
    case .low: lines.add(fixed: "PRIORITY:9\r\n")
    case nil: break
    }
  }

  private func write(_ alarm: CalendarAlarm, _ item: CalendarItem, to lines: inout CalendarLines) {
    let anchor = alarm.anchor == .start ? "START" : "END"
    var name: [UInt8] = []
    name.reserveCapacity(64)
    name.append(utf8: "alarm\n")
    item.uid.append(to: &name)
    name.append(UInt8(ascii: "\n"))
    name.append(utf8: anchor)
    name.append(UInt8(ascii: "\n"))
    name.append(utf8: String(alarm.minutes))
    lines.add(fixed: "BEGIN:VALARM\r\n")
    lines.add("UID", uid: NameUUID(ofLines: name))
    lines.add(fixed: "ACTION:DISPLAY\r\n")
    lines.add("DESCRIPTION", text: item.summary)
    lines.add("TRIGGER", ("RELATED", anchor), CalendarWriter.duration(alarm.minutes))
    lines.add(fixed: "END:VALARM\r\n")
  }

  // MARK: Values

  private func write(_ name: StaticString, on date: CivilDate, at time: TimeOfDay?, to lines: inout CalendarLines) {
    if let time {
      lines.add(name, zone.map { ("TZID", $0.name) }, moment: Moment(date, time))
    } else {
      lines.add(name, day: date)
    }
  }

  /// The end of a rule, of the type of the start that it goes with: where that is of a zone, in UTC (RFC 5545, 3.3.10).
  private func until(_ date: CivilDate, at time: TimeOfDay?) -> String {
    guard let time else { return CalendarWriter.text(date) }
    return zone.map { CalendarWriter.text($0.universal(Moment(date, time))) + "Z" } ?? CalendarWriter.text(Moment(date, time))
  }

  /// How many bytes a day has.
  static let dayLength = 8
  /// How many bytes a time of a day has.
  static let momentLength = 15

  /// `20261120`.
  static func text(_ date: CivilDate) -> String { text(dayLength) { put(date, to: $0) } }

  /// `20261120T090000`.
  static func text(_ moment: Moment) -> String { text(momentLength) { put(moment, to: $0) } }

  private static func text(_ length: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void) -> String {
    String(unsafeUninitializedCapacity: length) { room in
      guard let place = room.baseAddress else { return 0 }
      write(place)
      return length
    }
  }

  /// Writes `20261120T090000`; the end of a day is the beginning of the next. The last day of all has none after it.
  ///
  /// - Parameter room: for `momentLength` bytes.
  static func put(_ moment: Moment, to room: UnsafeMutablePointer<UInt8>) {
    var (date, hour, minute, second) = (moment.date, moment.time.hour, moment.time.minute, 0)
    if moment.time == .endOfDay {
      if date == .latest {
        (hour, minute, second) = (23, 59, 59)
      } else {
        (date, hour) = (date.adding(days: 1), 0)
      }
    }
    put(date, to: room)
    room[8] = UInt8(ascii: "T")
    put(twoDigits: hour, to: room, at: 9)
    put(twoDigits: minute, to: room, at: 11)
    put(twoDigits: second, to: room, at: 13)
  }

  /// Writes `20261120`.
  ///
  /// - Parameter room: for `dayLength` bytes.
  static func put(_ date: CivilDate, to room: UnsafeMutablePointer<UInt8>) {
    let (year, month, day) = date.parts
    put(twoDigits: year / 100, to: room, at: 0)
    put(twoDigits: year % 100, to: room, at: 2)
    put(twoDigits: month, to: room, at: 4)
    put(twoDigits: day, to: room, at: 6)
  }

  @inline(__always)
  private static func put(twoDigits number: Int, to room: UnsafeMutablePointer<UInt8>, at place: Int) {
    room[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number / 10)
    room[place &+ 1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number % 10)
  }

  /// `PT9H`, `-PT30M`, `PT0S`.
  static func duration(_ minutes: Int) -> String {
    guard minutes != 0 else { return "PT0S" }
    let (hours, rest) = (minutes.magnitude / 60, minutes.magnitude % 60)
    return (minutes < 0 ? "-PT" : "PT") + (hours > 0 ? "\(hours)H" : "") + (rest > 0 ? "\(rest)M" : "")
  }
}

extension CalendarItem {
  /// The first day on which it has a time; nil where it has none.
  var firstTimedDate: CivilDate? {
    switch body {
    case .event(let event): event.span.time == nil ? nil : event.span.date
    case .toDo(let toDo): toDo.dueTime == nil ? nil : toDo.due
    }
  }
}
