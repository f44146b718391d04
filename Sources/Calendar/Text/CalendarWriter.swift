import Chronology
import Planner

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
    case .toDo(let toDo): write("VTODO", item, to: &lines) { write(toDo, to: &$0) }
    case .event(let event):
      write("VEVENT", item, to: &lines) { write(event, to: &$0) }
      for span in event.series?.changes ?? [] {
        var changed = event
        changed.series = nil
        changed.span = span
        write("VEVENT", item, to: &lines) {
          write("RECURRENCE-ID", on: span.date, at: event.span.time, to: &$0)
          write(changed, to: &$0)
        }
      }
    }
  }

  private func write(
    _ name: String,
    _ item: CalendarItem,
    to lines: inout CalendarLines,
    _ writeOwn: (inout CalendarLines) -> Void
  ) {
    // What nobody knows is one moment for all, so that the same files give the same bytes.
    let changed = item.changed.map(CalendarWriter.noon)
    lines.add("BEGIN", name)
    lines.add("UID", item.uid)
    lines.add("DTSTAMP", changed ?? "19700101T000000Z")
    if let changed { lines.add("LAST-MODIFIED", changed) }
    writeOwn(&lines)
    lines.add("SUMMARY", text: item.summary)
    if !item.description.isEmpty { lines.add("DESCRIPTION", text: item.description) }
    if !item.categories.isEmpty { lines.add("CATEGORIES", texts: item.categories) }
    if let color = item.color { lines.add("COLOR", color.cssName) }
    for alarm in item.alarms { write(alarm, item, to: &lines) }
    lines.add("END", name)
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
    if event.isCancelled { lines.add("STATUS", "CANCELLED") }
    lines.add("TRANSP", event.isBusy ? "OPAQUE" : "TRANSPARENT")
  }

  private func write(_ toDo: CalendarToDo, to lines: inout CalendarLines) {
    write("DUE", on: toDo.due, at: toDo.dueTime, to: &lines)
    switch toDo.state {
    case .open: lines.add("STATUS", "NEEDS-ACTION")
    case .done(let date):
      lines.add("STATUS", "COMPLETED")
      if let date { lines.add("COMPLETED", CalendarWriter.noon(date)) }
      lines.add("PERCENT-COMPLETE", "100")
    case .dropped: lines.add("STATUS", "CANCELLED")
    }
    switch toDo.priority {
    case .high: lines.add("PRIORITY", "1")
    case .medium: lines.add("PRIORITY", "5")
    case .low: lines.add("PRIORITY", "9")
    case nil: break
    }
  }

  private func write(_ alarm: CalendarAlarm, _ item: CalendarItem, to lines: inout CalendarLines) {
    let anchor = alarm.anchor == .start ? "START" : "END"
    lines.add("BEGIN", "VALARM")
    lines.add("UID", NameUUID.text(of: ["alarm", item.uid, anchor, "\(alarm.minutes)"]))
    lines.add("ACTION", "DISPLAY")
    lines.add("DESCRIPTION", text: item.summary)
    lines.add("TRIGGER", ("RELATED", anchor), CalendarWriter.duration(alarm.minutes))
    lines.add("END", "VALARM")
  }

  // MARK: Values

  private func write(_ name: String, on date: CivilDate, at time: TimeOfDay?, to lines: inout CalendarLines) {
    if let time {
      lines.add(name, zone.map { ("TZID", $0.name) }, CalendarWriter.text(Moment(date, time)))
    } else {
      lines.add(name, ("VALUE", "DATE"), CalendarWriter.text(date))
    }
  }

  /// The end of a rule, of the type of the start that it goes with: where that is of a zone, in UTC (RFC 5545, 3.3.10).
  private func until(_ date: CivilDate, at time: TimeOfDay?) -> String {
    guard let time else { return CalendarWriter.text(date) }
    return zone.map { CalendarWriter.text($0.universal(Moment(date, time))) + "Z" } ?? CalendarWriter.text(Moment(date, time))
  }

  /// `20261120`.
  static func text(_ date: CivilDate) -> String {
    String(unsafeUninitializedCapacity: 8) { buffer in
      write(date, to: buffer)
      return 8
    }
  }

  /// `20261120T090000`; the end of a day is the beginning of the next. The last day of all has none after it.
  static func text(_ moment: Moment) -> String {
    guard moment.time == .endOfDay else {
      return String(unsafeUninitializedCapacity: 15) { buffer in
        write(moment.date, to: buffer)
        buffer[8] = UInt8(ascii: "T")
        Chronology.write(moment.time.hour, digits: 2, to: buffer, at: 9)
        Chronology.write(moment.time.minute, digits: 2, to: buffer, at: 11)
        Chronology.write(0, digits: 2, to: buffer, at: 13)
        return 15
      }
    }
    return moment.date == .latest ? text(moment.date) + "T235959" : text(moment.date.adding(days: 1)) + "T000000"
  }

  private static func write(_ date: CivilDate, to buffer: UnsafeMutableBufferPointer<UInt8>) {
    Chronology.write(date.year, digits: 4, to: buffer, at: 0)
    Chronology.write(date.month, digits: 2, to: buffer, at: 4)
    Chronology.write(date.day, digits: 2, to: buffer, at: 6)
  }

  /// Noon in UTC, which is on that day from twelve hours west of Greenwich to eleven hours east.
  private static func noon(_ date: CivilDate) -> String { text(Moment(date, .noon)) + "Z" }

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
