import Chronology

/// The parts of a VTIMEZONE: since when clocks show what (RFC 5545, 3.6.5).
struct ZoneObservances {
  /// One part.
  struct Observance: Hashable {
    /// On the clocks as they were before, in seconds since 1970-01-01 00:00.
    var start: Int
    var from: ZoneFile.Offset
    var to: ZoneFile.Offset
    /// By which it comes again every year; nil for once.
    var rule: String?
  }

  private(set) var all: [Observance] = []

  /// The last year for which clocks are told one by one, where no rule of a calendar can say how they are set.
  static let lastYear = 2100

  /// A day before all calendars of this kind: 1601-01-01.
  private static let earliest = -134_774 * 86_400

  /// - Parameter day: the first that is asked for.
  init(of file: ZoneFile, since day: CivilDate) {
    let since = (day.dayNumber - 1) * 86_400
    let ruled = file.rule.flatMap { rule in ZoneObservances.rules(of: rule).map { (rule, $0) } }
    var transitions = file.transitions
    if let rule = file.rule, rule.daylight != nil {
      let end = transitions.last?.time ?? .min
      let firstYear = transitions.last.map { CalendarZone.moment($0.time).date.year } ?? (day.year - 1)
      let lastYear = ruled == nil ? ZoneObservances.lastYear : max(firstYear, day.year) + 1
      transitions += (firstYear...max(lastYear, firstYear)).flatMap(rule.transitions).filter { $0.time > end }
    }
    // From which transition on all are those of the rule.
    var ruleStart = transitions.count
    if let (rule, _) = ruled {
      while ruleStart > 0 {
        let transition = transitions[ruleStart - 1]
        guard rule.transitions(in: CalendarZone.moment(transition.time).date.year).contains(transition) else { break }
        ruleStart -= 1
      }
    }
    let before = transitions.lastIndex { $0.time <= since }
    func offset(before index: Int) -> ZoneFile.Offset { index > 0 ? transitions[index - 1].offset : file.first }
    if before == nil {
      // Nothing was set yet: what held all the time before.
      all.append(Observance(start: ZoneObservances.earliest, from: file.first, to: file.first))
    }
    let first = before ?? 0
    for index in first..<max(ruleStart, first) {
      add(transitions[index], after: offset(before: index))
    }
    guard let (rule, texts) = ruled, let daylight = rule.daylight else { return }
    // One of each, and one of them before all that is asked for.
    let start = max(ruleStart, first - 1)
    for wanted in [rule.standard, daylight.offset] {
      guard let index = (start..<transitions.count).first(where: { transitions[$0].offset == wanted }) else { continue }
      add(transitions[index], after: offset(before: index), rule: wanted == rule.standard ? texts.end : texts.start)
    }
  }

  private mutating func add(_ transition: ZoneFile.Transition, after before: ZoneFile.Offset, rule: String? = nil) {
    all.append(Observance(start: transition.time + before.seconds, from: before, to: transition.offset, rule: rule))
  }

  /// The yearly rules of both changes; nil where clocks are not set, or on days that no rule of a calendar names.
  private static func rules(of rule: ZoneRule) -> (start: String, end: String)? {
    guard let daylight = rule.daylight, let start = text(of: daylight.start), let end = text(of: daylight.end) else {
      return nil
    }
    return (start, end)
  }

  private static func text(of change: ZoneRule.Change) -> String? {
    guard case .weekday(let month, let week, let weekday) = change.day else { return nil }
    let shift = (change.seconds - (change.seconds % 86_400 + 86_400) % 86_400) / 86_400
    let day = CalendarRule.name(Weekday(rawValue: (weekday + shift % 7 + 13) % 7 + 1) ?? .monday)
    guard shift != 0 else {
      return "FREQ=YEARLY;BYMONTH=\(month);BYDAY=\(week == 5 ? -1 : week)\(day)"
    }
    let days = week == 5 ? (-7 + shift)...(-1 + shift) : ((week - 1) * 7 + 1 + shift)...(week * 7 + shift)
    // Days of another month, or that some months lack, no rule can name.
    guard week == 5 ? days.upperBound < 0 : days.lowerBound > 0 && days.upperBound <= (month == 2 ? 28 : 30) else { return nil }
    let list = days.map(String.init).joined(separator: ",")
    return "FREQ=YEARLY;BYMONTH=\(month);BYMONTHDAY=\(list);BYDAY=\(day)"
  }
}
