extension Recurrence: CustomStringConvertible {
  /// The canonical text, from which `parse` gives the same rule.
  ///
  /// | rule | text |
  /// |---|---|
  /// | every single unit, no days said | `hourly` `daily` `weekly` `monthly` `yearly` |
  /// | every so many | `2 days`, `3 weeks` |
  /// | weekdays of every week | `weekday`, `weekend`, `mon wed fri` (from Monday on) |
  /// | weekdays of every so many | `2 weeks on mon`, `3 hours on weekday`; `hour on mon` |
  /// | days of the month | `month on 1 15 last` (rising) |
  /// | places in the month | `month on 1st mon tue last fri` (rising), `month on 1st weekday last weekday` |
  /// | days of the year | `year on feb 29` |
  /// | so many days of a period | `3 times a week`, `3 times in 2 weeks` |
  /// | after done | `day after done`, `2 weeks after done` |
  public var description: String {
    switch selection {
    case .unsaid: interval == 1 ? unit.adverb : period
    case .weekdays(let weekdays):
      if interval == 1 && unit == .week { "\(weekdays)" } else { "\(period) on \(weekdays)" }
    case .days(let days): "\(period) on \(days)"
    case .positions(let positions): "\(period) on \(Self.text(of: positions))"
    case .workdays(let first, let last):
      "\(period) on " + [first ? "1st weekday" : nil, last ? "last weekday" : nil].compactMap { $0 }.joined(separator: " ")
    case .yearDays(let month, let days): "\(period) on \(month.name) \(days)"
    case .afterDone: "\(period) after done"
    case .times(let times): interval == 1 ? "\(times) times a \(unit.name)" : "\(times) times in \(period)"
    }
  }

  /// `month`, `2 months`.
  private var period: String { interval == 1 ? unit.name : "\(interval) \(unit.name)s" }

  /// Each ordinal once, before all its weekdays. `last` never stands before a day name that an ordinal owns, so none is
  /// ambiguous.
  private static func text(of positions: [MonthPosition]) -> String {
    var words: [String] = []
    var previous: MonthPosition.Ordinal?
    for position in positions {
      if position.ordinal != previous { words.append(position.ordinal.name) }
      words.append(position.weekday.name)
      previous = position.ordinal
    }
    return words.joined(separator: " ")
  }
}

extension Recurrence.Unit {
  /// `day`.
  public var name: String {
    switch self {
    case .hour: "hour"
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .year: "year"
    }
  }

  /// `daily`.
  public var adverb: String { self == .day ? "daily" : name + "ly" }

  /// A word in lower case: `day`, `days`, `daily`.
  init?(word: some StringProtocol) {
    guard let found = Self.byWord[String(word)] else { return nil }
    self = found
  }

  private static let byWord = Dictionary(uniqueKeysWithValues: allCases.flatMap { unit in unit.words.map { ($0, unit) } })

  /// What it is called, in lower case.
  var words: [String] { [name, name + "s", adverb] }
}

extension MonthDays: CustomStringConvertible {
  /// `1 15 last`.
  public var description: String {
    (numbers.map(String.init) + (hasLast ? ["last"] : [])).joined(separator: " ")
  }
}
