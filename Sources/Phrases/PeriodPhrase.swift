package import Chronology

/// How a person names some days: a day, `7d`, `this week`, `2026-11`, `2026q4`, `mon..wed` (commands, *Periods*).
package indirect enum PeriodPhrase: Hashable, Sendable {
  case day(DayPhrase)
  /// As many days with today among them, in the direction that is written or in that of the command.
  case length(PhraseDistance, PhraseDirection?)
  /// `this week`, `last month`.
  case chosen(PeriodUnit, PhraseChoice)
  /// Days that are known.
  case days(DateRange)
  /// A month or quarter of the nearest year: its first month, and how many.
  case months(Month, count: Int)
  /// From the first day of one to the last of another.
  case range(PeriodPhrase, PeriodPhrase)
  /// `fri..`, `..fri`; the other end is today.
  case since(PeriodPhrase)
  case until(PeriodPhrase)

  package init(_ text: String) throws(PhraseProblem) {
    self = try PeriodPhraseReader(text).period()
  }

  /// The days that it is; never empty.
  package func days(in context: PhraseContext) throws(PhraseProblem) -> DateRange {
    switch self {
    case .day(let day): return DateRange(try day.checkedDate(in: context))
    case .length(let distance, let direction):
      guard let days = distance.days(from: context.today, direction ?? context.direction) else {
        throw .nothing
      }
      return days
    case .chosen(let unit, let choice): return unit.days(choice, in: context)
    case .days(let days): return days
    case .months(let month, let count): return PeriodUnit.months(from: month, count, in: context)
    case .range(let first, let last): return try Self.days(from: first, to: last, in: context)
    case .since(let first): return try Self.ordered(first.days(in: context).first, context.today)
    case .until(let last): return try Self.ordered(context.today, last.days(in: context).last)
    }
  }

  /// What hangs on where one looks from is looked for from the other end: ahead the last day from the first, back the first from the
  /// last. So `mon..wed` are always three days.
  private static func days(
    from first: PeriodPhrase,
    to last: PeriodPhrase,
    in context: PhraseContext
  ) throws(PhraseProblem) -> DateRange {
    switch context.direction {
    case .ahead:
      let start = try first.days(in: context).first
      if case .day(let day) = last { return try Self.ordered(start, day.checkedDate(notBefore: start, in: context)) }
      return try Self.ordered(start, last.days(in: last.isFloating ? context.from(start) : context).last)
    case .back:
      let end = try last.days(in: context).last
      return try Self.ordered(first.days(in: first.isFloating ? context.from(end) : context).first, end)
    }
  }

  private static func ordered(_ first: CivilDate, _ last: CivilDate) throws(PhraseProblem) -> DateRange {
    guard let days = DateRange(first: first, last: last) else { throw .backwards(first: first, last: last) }
    return days
  }

  private var isFloating: Bool {
    if case .day(let day) = self { return day.isFloating }
    if case .months = self { return true }
    return false
  }
}
