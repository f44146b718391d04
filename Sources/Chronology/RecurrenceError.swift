/// Why a text is no rule of recurrence. Each case holds the bytes of the text (UTF-8 offsets) that it is about.
public enum RecurrenceError: Error, Hashable, Sendable {
  /// There is no word in it.
  case empty(Range<Int>)
  /// It ends too early, at this offset: `2`, `week on`, `mon -`.
  case incomplete(Range<Int>, expected: Expectation)
  /// A word that no rule has: `mnoday`.
  case unknownWord(Range<Int>, expected: Expectation)
  /// A word or sign that rules have but not here: `2 mon`, `day on mon`, `week on 15`, `mon - 2`.
  case unexpectedWord(Range<Int>, expected: Expectation)
  /// A number of units outside 1 ... 999.
  case intervalOutOfRange(Range<Int>)
  /// A day of the month outside 1 ... 31.
  case dayOutOfRange(Range<Int>)
  /// A place in the month other than first to fifth and last: `6th mon`; other than first and last of `weekday`: `2nd weekday`.
  case ordinalOutOfRange(Range<Int>)
  /// A second way to name days of a month, where one rule takes one: `month on 15 last fri`, `month on 1st mon last weekday`.
  case mixedDays(Range<Int>)
  /// A second month: a rule names days of one month of the year.
  case secondMonth(Range<Int>)
  /// `hours after done`.
  case hoursAfterDone(Range<Int>)
  /// Words of more than one meaning: `2nd tue`, which is every second Tuesday or the second of the month; `bi-weekly`.
  case ambiguous(Range<Int>, readings: [Recurrence])
  /// Days by their initials, as `M W F`, that can mean one rule only.
  case initials(Range<Int>, meant: Recurrence)
  /// A part of the day, of which a rule says nothing: `every morning`. The rest of it reads as a rule.
  case partOfDay(Range<Int>, rest: Recurrence?)
  /// A number with a fraction, of units: `1,5 weeks`.
  case fraction(Range<Int>)
  /// Units of less than an hour.
  case minutes(Range<Int>)
  /// Words that people say, but together no rule: `every march`, `other weekday`.
  case unread(Range<Int>)
  /// So many times in hours or days: a log counts days, and a period has several.
  case timesOfDays(Range<Int>)

  /// What could stand in a word's place.
  public enum Expectation: Hashable, Sendable {
    /// A number, a unit, `weekday`, `weekend` or a day name.
    case rule
    case unit
    /// `weekday`, `weekend` or a day name.
    case days
    /// A day name.
    case weekday
    /// A number, an ordinal or `last`.
    case daysOfMonth
    case month
    /// A number or `last`, after a month.
    case numberOfDay
    /// `on` or `after done`.
    case onOrAfter
    /// `done`.
    case done
    /// `a` or `in`, after `times`.
    case aOrIn
    case nothing

    /// The words it stands for, in their canonical spelling, to suggest the nearest from. Numbers are not among them.
    public var words: [String] {
      let names = Weekday.allCases.map(\.name) + Weekday.allCases.map(\.fullName)
      let ordinals = MonthPosition.Ordinal.allCases.map(\.name)
      let units = Recurrence.Unit.allCases.map(\.name) + Recurrence.Unit.allCases.map(\.adverb)
      return switch self {
      case .rule: units + ["weekday", "weekend"] + names
      case .unit: Recurrence.Unit.allCases.map(\.name) + Recurrence.Unit.allCases.map { $0.name + "s" }
      case .days: ["weekday", "weekend"] + names
      case .weekday: names
      case .daysOfMonth: ordinals
      case .month: Month.allCases.map(\.name) + Month.allCases.map(\.fullName)
      case .numberOfDay: ["last"]
      case .onOrAfter: ["on", "after"]
      case .done: ["done"]
      case .aOrIn: ["a", "in"]
      case .nothing: []
      }
    }
  }

  /// The bytes that it is about.
  public var range: Range<Int> {
    switch self {
    case .empty(let range), .incomplete(let range, _), .unknownWord(let range, _), .unexpectedWord(let range, _),
      .intervalOutOfRange(let range), .dayOutOfRange(let range), .ordinalOutOfRange(let range), .mixedDays(let range),
      .secondMonth(let range), .hoursAfterDone(let range), .ambiguous(let range, _), .initials(let range, _),
      .partOfDay(let range, _), .fraction(let range), .minutes(let range), .timesOfDays(let range),
      .unread(let range):
      range
    }
  }
}
