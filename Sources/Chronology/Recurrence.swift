/// A rule of recurrence (format, *Rules of recurrence*): which days, or hours of days, it names, but not from when they are
/// counted, which `RecurrenceSchedule` adds.
///
/// Two rules are equal if their canonical texts are: `week on mon fri`, `fri, mon` and `Mondays Fridays` are one rule.
public struct Recurrence: Hashable, Sendable {
  public enum Unit: Int, CaseIterable, Hashable, Sendable {
    case hour, day, week, month, year
  }

  /// Which days of each period are meant.
  public enum Selection: Hashable, Sendable {
    /// Nothing is said: every hour or day; the weekday, day or date of `from`, or else the first of the week, month or year.
    case unsaid
    /// Of a week, or with hours of any: not empty.
    case weekdays(WeekdaySet)
    /// Of a month: not empty.
    case days(MonthDays)
    /// Of a month: sorted, each once, not empty.
    case positions([MonthPosition])
    /// Of a month, the first, or last, or both, of Monday to Friday.
    case workdays(first: Bool, last: Bool)
    /// Of a year: days of one month, not empty.
    case yearDays(Month, MonthDays)
    /// So long after the day on which it was last done.
    case afterDone
    /// Any days of a week, month or year, so many of them: 2 ... 999.
    case times(Int)
  }

  /// Every so many units, 1 ... 999.
  public let interval: Int
  public let unit: Unit
  public let selection: Selection

  /// `nil` for what the format does not allow: an interval outside 1 ... 999, an empty selection, or one that does not go with
  /// the unit (a day takes no selection but `afterDone`; an hour all but that, of which only weekdays).
  public init?(every interval: Int = 1, _ unit: Unit, on selection: Selection = .unsaid) {
    let isAllowed =
      switch (selection, unit) {
      case (.unsaid, _): true
      case (.afterDone, _): unit != .hour
      case (.weekdays(let weekdays), .week), (.weekdays(let weekdays), .hour): !weekdays.isEmpty
      case (.days(let days), .month), (.yearDays(_, let days), .year): !days.isEmpty
      case (.positions(let positions), .month): !positions.isEmpty
      case (.workdays(let first, let last), .month): first || last
      case (.times(let times), .week), (.times(let times), .month), (.times(let times), .year): 2...999 ~= times
      default: false
      }
    guard isAllowed, 1...999 ~= interval else { return nil }
    self.interval = interval
    self.unit = unit
    if case .positions(let positions) = selection {
      self.selection = .positions(Set(positions).sorted())
    } else {
      self.selection = selection
    }
  }

  /// Whether its days follow from when it was last done, and so from no calendar.
  public var isAfterDone: Bool { selection == .afterDone }

  /// Whether its days depend on where counting begins: more than every single period, and not `after done`. Hours begin anew
  /// every day, so theirs do not.
  public var dependsOnPhase: Bool { interval > 1 && unit != .hour && !isAfterDone }

  /// Whether it stands for whole weeks, months or years and not for days of them (format, *Streaks*: the units of a streak).
  public var isPeriod: Bool { (selection == .unsaid || times != nil) && (unit == .week || unit == .month || unit == .year) }

  /// On how many days of each period it is to be done, whichever they are (format, *Times a period*); nil for other rules.
  public var times: Int? {
    if case .times(let times) = selection { times } else { nil }
  }

  /// How many days a period has at most; nil for rules that name days.
  public var mostDaysOfPeriod: Int? {
    guard isPeriod else { return nil }
    return interval * (unit == .week ? 7 : unit == .month ? 31 : 366)
  }

  /// Whether it names one of the days 29, 30 and 31 of the month, which some months lack, where `last` may be meant.
  public var skipsShortMonths: Bool {
    guard case .days(let days) = selection else { return false }
    return days.numbers.contains { $0 > 28 }
  }
}

/// Days of a month by their numbers, and the last.
public struct MonthDays: Hashable, Sendable {
  /// Bit n - 1 is day n; bit 31 is the last day, whatever its number.
  let bits: UInt32

  init(bits: UInt32) {
    self.bits = bits
  }

  /// Numbers outside 1 ... 31 are left out.
  public init(_ numbers: some Sequence<Int>, last: Bool = false) {
    bits = numbers.reduce(last ? 1 << 31 : 0) { 1...31 ~= $1 ? $0 | 1 << UInt32($1 - 1) : $0 }
  }

  public var isEmpty: Bool { bits == 0 }

  /// Whether the last day is meant as such.
  public var hasLast: Bool { bits & 1 << 31 != 0 }

  /// The days named by number, rising.
  public var numbers: [Int] { (1...31).filter { bits & 1 << UInt32($0 - 1) != 0 } }
}

/// A weekday of a month by its place: the first Monday, the last Friday.
public struct MonthPosition: Hashable, Comparable, Sendable {
  public enum Ordinal: Int, CaseIterable, Hashable, Sendable {
    case first = 1
    case second, third, fourth, fifth, last

    /// The written form: `1st`, `last`.
    public var name: String {
      switch self {
      case .first: "1st"
      case .second: "2nd"
      case .third: "3rd"
      case .fourth: "4th"
      case .fifth: "5th"
      case .last: "last"
      }
    }
  }

  public let ordinal: Ordinal
  public let weekday: Weekday

  public init(_ ordinal: Ordinal, _ weekday: Weekday) {
    self.ordinal = ordinal
    self.weekday = weekday
  }

  public static func < (left: MonthPosition, right: MonthPosition) -> Bool {
    (left.ordinal.rawValue, left.weekday.rawValue) < (right.ordinal.rawValue, right.weekday.rawValue)
  }
}
