import Chronology
import Planner
import SourceText

/// The clocks of a calendar: those of its own VTIMEZONEs, of zones of the system by their names, and those by which the vault is written.
struct CalendarClock {
  private var rules: [String: ImportZones.Rule?] = [:]
  private let zones: ImportZones
  private let home: ImportZones.Rule?
  private let homeName: String?

  /// - Parameter calendars: the components with time zones, and the zone that the calendar itself names.
  init(_ calendars: [CalendarComponent], _ zones: ImportZones) {
    self.zones = zones
    for zone in calendars.flatMap(\.children) where zone.name == "VTIMEZONE" {
      if let name = zone["TZID"]?.value, let rule = CalendarClock.rule(of: zone) { rules[name] = rule }
    }
    homeName = zones.chosen ?? calendars.lazy.compactMap { $0["X-WR-TIMEZONE"]?.value.onOneLine }.first
    home = homeName.flatMap { [rules] name in rules[name] ?? zones.rule(name) } ?? zones.system
  }

  /// The minute that clocks at home show; nil where nobody knows what clocks of its zone show.
  mutating func moment(of time: CalendarTime) -> Moment? { local(of: time).map(ImportedMoment.moment) }

  /// The same in seconds since 1970-01-01 00:00 of that clock.
  mutating func local(of time: CalendarTime) -> Int? {
    guard time.hasTime, time.isUniversal || time.zone != nil, time.zone == nil || time.zone != homeName else {
      return time.local
    }
    var universal = time.local
    if let zone = time.zone {
      guard let rule = rule(zone) else { return nil }
      universal = ImportZones.universal(ofLocal: time.local, by: rule)
    }
    guard let home else { return nil }
    return universal + home(universal)
  }

  /// Whether a time is told by clocks at home, so that it is the same all year.
  func isAtHome(_ time: CalendarTime) -> Bool {
    !time.hasTime || !time.isUniversal && (time.zone == nil || time.zone == homeName)
  }

  private mutating func rule(_ name: String) -> ImportZones.Rule? {
    if let known = rules[name] { return known }
    // Some programs put a folder before the name of the database.
    let parts = name.split(separator: "/")
    let names = [name] + [3, 2].filter { parts.count > $0 }.map { parts.suffix($0).joined(separator: "/") }
    let found = names.lazy.compactMap { [zones] in zones.rule($0) }.first
    rules[name] = .some(found)
    return found
  }

  // MARK: The file's own

  /// A moment at which clocks are set.
  private struct Onset {
    var universal: Int
    var offset: Int
  }

  private static let lastYear = 2100
  private static let mostOnsets = 4000

  /// What a VTIMEZONE says (RFC 5545, 3.6.5); nil for one that says nothing.
  private static func rule(of zone: CalendarComponent) -> ImportZones.Rule? {
    var onsets: [Onset] = []
    var first: (local: Int, offset: Int)?
    for observance in zone.children {
      guard let start = observance["DTSTART"].flatMap(CalendarTime.init), start.hasTime,
        let from = observance["TZOFFSETFROM"].flatMap({ offset($0.value) }),
        let to = observance["TZOFFSETTO"].flatMap({ offset($0.value) })
      else { continue }
      if first.map({ start.local < $0.local }) ?? true { first = (start.local, from) }
      let time = start.local - start.date.dayNumber * 86_400
      var days = [start.date]
      if let text = observance["RRULE"]?.value, let rule = CalendarRecurrence(text),
        let end = CivilDate(year: lastYear, month: 12, day: 31)
      {
        var periods = mostOnsets
        days = rule.days(from: start.date, through: end, within: &periods) ?? days
      }
      days += observance.all("RDATE").compactMap { CalendarTime($0)?.date }
      onsets += days.prefix(mostOnsets).map { Onset(universal: $0.dayNumber * 86_400 + time - from, offset: to) }
    }
    guard let first, !onsets.isEmpty else { return nil }
    onsets.sort { $0.universal < $1.universal }
    let (all, before) = (onsets, first.offset)
    return { time in
      var (low, high) = (0, all.count)
      while low < high {
        let middle = (low + high) / 2
        if all[middle].universal <= time { low = middle + 1 } else { high = middle }
      }
      return low == 0 ? before : all[low - 1].offset
    }
  }

  /// `+0100`, `-001444`
  private static func offset(_ text: String) -> Int? {
    let digits = text.dropFirst()
    guard let sign = text.first, sign == "+" || sign == "-", digits.count == 4 || digits.count == 6,
      digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }), let number = Int(digits)
    else { return nil }
    let long = digits.count == 4 ? number * 100 : number
    let seconds = long / 10_000 * 3600 + long / 100 % 100 * 60 + long % 100
    return sign == "-" ? -seconds : seconds
  }
}
