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

  func lines(of item: CalendarItem) -> [ContentLine] {
    switch item.body {
    case .toDo(let toDo): return component("VTODO", item, lines(of: toDo))
    case .event(let event):
      let master = component("VEVENT", item, lines(of: event))
      return master
        + (event.series?.changes ?? []).flatMap { span in
          var changed = event
          changed.series = nil
          changed.span = span
          let id = moment("RECURRENCE-ID", on: span.date, at: event.span.time)
          return component("VEVENT", item, [id] + lines(of: changed))
        }
    }
  }

  private func component(_ name: String, _ item: CalendarItem, _ own: [ContentLine]) -> [ContentLine] {
    // What nobody knows is one moment for all, so that the same files give the same bytes.
    let changed = item.changed.map(CalendarWriter.noon)
    var lines = [
      ContentLine("BEGIN", [], name), ContentLine("UID", [], item.uid),
      ContentLine("DTSTAMP", [], changed ?? "19700101T000000Z"),
    ]
    if let changed { lines.append(ContentLine("LAST-MODIFIED", [], changed)) }
    lines += own
    lines.append(ContentLine("SUMMARY", text: item.summary))
    if !item.description.isEmpty { lines.append(ContentLine("DESCRIPTION", text: item.description)) }
    if !item.categories.isEmpty {
      lines.append(ContentLine("CATEGORIES", [], item.categories.map(ContentLine.escaped).joined(separator: ",")))
    }
    if let color = item.color { lines.append(ContentLine("COLOR", [], color.cssName)) }
    for alarm in item.alarms { lines += self.lines(of: alarm, item) }
    return lines + [ContentLine("END", [], name)]
  }

  private func lines(of event: CalendarEvent) -> [ContentLine] {
    var lines: [ContentLine] = []
    switch event.span {
    case .days(let days):
      lines.append(moment("DTSTART", on: days.first, at: nil))
      // The end is not part of it. The last day of the calendar has none after it, and one day needs no end.
      if days.last < .latest, days.count > 1 { lines.append(moment("DTEND", on: days.last.adding(days: 1), at: nil)) }
    case .times(let start, let end):
      lines += [moment("DTSTART", on: start.date, at: start.time), moment("DTEND", on: end.date, at: end.time)]
    case .moment(let start): lines.append(moment("DTSTART", on: start.date, at: start.time))
    }
    if let series = event.series {
      let end = series.until.map { ";UNTIL=" + until($0, at: event.span.time) } ?? ""
      lines.append(ContentLine("RRULE", [], series.rule.text + end))
      lines += series.exceptions.map { moment("EXDATE", on: $0, at: event.span.time) }
    }
    if event.isCancelled { lines.append(ContentLine("STATUS", [], "CANCELLED")) }
    return lines + [ContentLine("TRANSP", [], event.isBusy ? "OPAQUE" : "TRANSPARENT")]
  }

  private func lines(of toDo: CalendarToDo) -> [ContentLine] {
    var lines = [moment("DUE", on: toDo.due, at: toDo.dueTime)]
    switch toDo.state {
    case .open: lines.append(ContentLine("STATUS", [], "NEEDS-ACTION"))
    case .done(let date):
      lines.append(ContentLine("STATUS", [], "COMPLETED"))
      if let date { lines.append(ContentLine("COMPLETED", [], CalendarWriter.noon(date))) }
      lines.append(ContentLine("PERCENT-COMPLETE", [], "100"))
    case .dropped: lines.append(ContentLine("STATUS", [], "CANCELLED"))
    }
    switch toDo.priority {
    case .high: lines.append(ContentLine("PRIORITY", [], "1"))
    case .medium: lines.append(ContentLine("PRIORITY", [], "5"))
    case .low: lines.append(ContentLine("PRIORITY", [], "9"))
    case nil: break
    }
    return lines
  }

  private func lines(of alarm: CalendarAlarm, _ item: CalendarItem) -> [ContentLine] {
    let anchor = alarm.anchor == .start ? "START" : "END"
    return [
      ContentLine("BEGIN", [], "VALARM"),
      ContentLine("UID", [], NameUUID.text(of: ["alarm", item.uid, anchor, "\(alarm.minutes)"])),
      ContentLine("ACTION", [], "DISPLAY"), ContentLine("DESCRIPTION", text: item.summary),
      ContentLine("TRIGGER", [("RELATED", anchor)], CalendarWriter.duration(alarm.minutes)), ContentLine("END", [], "VALARM"),
    ]
  }

  // MARK: Values

  private func moment(_ name: String, on date: CivilDate, at time: TimeOfDay?) -> ContentLine {
    guard let time else { return ContentLine(name, [("VALUE", "DATE")], CalendarWriter.text(date)) }
    return ContentLine(name, zone.map { [("TZID", $0.name)] } ?? [], CalendarWriter.text(Moment(date, time)))
  }

  /// The end of a rule, of the type of the start that it goes with: where that is of a zone, in UTC (RFC 5545, 3.3.10).
  private func until(_ date: CivilDate, at time: TimeOfDay?) -> String {
    guard let time else { return CalendarWriter.text(date) }
    return zone.map { CalendarWriter.text($0.universal(Moment(date, time))) + "Z" } ?? CalendarWriter.text(Moment(date, time))
  }

  /// `20261120`.
  static func text(_ date: CivilDate) -> String { date.description.filter { $0 != "-" } }

  /// `20261120T090000`; the end of a day is the beginning of the next. The last day of all has none after it.
  static func text(_ moment: Moment) -> String {
    guard moment.time == .endOfDay else {
      return text(moment.date) + "T" + moment.time.description.filter { $0 != ":" } + "00"
    }
    return moment.date == .latest ? text(moment.date) + "T235959" : text(moment.date.adding(days: 1)) + "T000000"
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
