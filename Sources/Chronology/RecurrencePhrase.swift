/// A rule as people say it (format, *Rules as people say them*): brought into words of the written form, by which it is read.
struct RecurrencePhrase {
  typealias Words = ArraySlice<RecurrencePhraseWord>

  let words: [RecurrencePhraseWord]
  private let end: Int

  init(_ bytes: [UInt8]) {
    words = RecurrencePhraseWord.words(of: bytes)
    end = bytes.count
  }

  init(words: [RecurrencePhraseWord]) {
    self.words = words
    end = words.last?.range.upperBound ?? 0
  }

  /// What was said without the words that the key says already: `every`, `on`, `a`.
  var body: Words { words.drop { $0.kind == .every || $0.kind == .rule(.on) || $0.kind == .per } }

  /// The phrase in words of the written form, in each way in which it could be meant.
  private var forms: [[RecurrenceWord]] {
    let body = body
    return [
      wholePeriods(body), daysOfPeriods(body), timesOfPeriod(body), weekdays(body), alternateWeekdays(body), daysOfMonth(body),
      daysOfYear(body),
    ]
    .compactMap(\.self)
  }

  /// The rule that it is; a failure where only a number in it is out of range, and nil where it is none.
  func rule() -> Result<Recurrence, RecurrenceError>? {
    guard words.contains(where: \.namesPeriodOrDay), !words.contains(where: { $0.kind == .unknown }) else { return nil }
    var failure: RecurrenceError?
    for form in forms {
      switch parse(form) {
      case .success(let rule): return .success(rule)
      case .failure(let error): failure = failure ?? (error.isOfNumber ? error : nil)
      }
    }
    return failure.map { .failure($0) } ?? timesOnDays.map { .success($0) }
  }

  func parse(_ words: [RecurrenceWord]) -> Result<Recurrence, RecurrenceError> {
    RecurrenceParser.parse(RecurrenceWordReader(words, end: end))
  }

  // MARK: Periods

  /// `other week`, `2 fortnights`, `3rd day`.
  struct Period {
    var interval: Int
    var unit: Recurrence.Unit
    var range: Range<Int>
    /// Where its number stands, if it has one.
    var intervalRange: Range<Int>
    /// What follows it.
    var rest: Words

    var words: [RecurrenceWord] {
      [RecurrenceWord(kind: .number(interval), range: intervalRange), RecurrenceWord(kind: .unit(unit), range: range)]
    }
  }

  /// The period that some words begin with.
  static func period(_ words: Words) -> Period? {
    var rest = words.drop { $0.kind == .every }
    guard let first = rest.first else { return nil }
    let interval = interval(first.kind)
    if interval != nil { rest.removeFirst() }
    guard let word = rest.first, let (unit, count) = word.units else { return nil }
    rest.removeFirst()
    return Period(
      interval: min((interval ?? 1) * count, 10_000),
      unit: unit,
      range: first.range.lowerBound..<word.range.upperBound,
      intervalRange: first.range,
      rest: rest
    )
  }

  /// How many units a word before them says.
  private static func interval(_ kind: RecurrencePhraseWord.Kind) -> Int? {
    switch kind {
    case .other: 2
    case .rule(.number(let number)): number
    case .rule(.ordinal(let number)) where number > 1: number
    default: nil
    }
  }

  /// The period that some words are, with `of` or `every` before it: `of the month`, `every 2 weeks`.
  private static func wholePeriod(_ words: Words, of unit: Recurrence.Unit) -> Period? {
    let rest = words.drop(while: \.leadsToPeriod)
    guard rest.startIndex > words.startIndex, let period = period(rest), period.rest.isEmpty, period.unit == unit,
      // The last Friday of a quarter is not that of its first month.
      unit != .month || rest.last?.units?.count == 1
    else { return nil }
    return period
  }

  /// The words before the period that ends some words, and that period.
  private static func split(_ words: Words, before unit: Recurrence.Unit) -> (front: Words, period: Period)? {
    for index in words.indices.dropFirst() {
      if let period = wholePeriod(words[index...], of: unit) { return (words[..<index], period) }
    }
    return nil
  }

  /// `fortnight`, `2w`, `other day`, `3 days after completion`.
  private func wholePeriods(_ words: Words) -> [RecurrenceWord]? {
    guard let period = RecurrencePhrase.period(words) else { return nil }
    guard let first = period.rest.first else { return period.words }
    guard first.kind == .rule(.after) || first.kind == .upon else { return nil }
    let event = period.rest.dropFirst()
    let isDone = event.contains { $0.kind == .rule(.done) || $0.kind == .completion }
    let kinds: [RecurrencePhraseWord.Kind] = [.rule(.done), .completion, .rule(.last), .linking]
    guard isDone, event.allSatisfy({ kinds.contains($0.kind) }) else { return nil }
    let range = first.range.lowerBound..<words[words.endIndex - 1].range.upperBound
    return period.words + [.after, .done].map { RecurrenceWord(kind: $0, range: range) }
  }

  /// `other week on monday`, `month on the 1st`, `monthly, first monday`, `yearly on 25 dec`.
  func daysOfPeriods(_ words: Words) -> [RecurrenceWord]? {
    guard let period = RecurrencePhrase.period(words), period.unit != .day, !period.rest.isEmpty else { return nil }
    let days = period.unit == .year ? RecurrencePhrase.daysOfYear(period.rest) : RecurrencePhrase.list(period.rest)
    return days.map { period.words + [RecurrenceWord(kind: .on, range: period.range)] + $0 }
  }

  // MARK: Days of a week

  /// `mon and fri`, `Mon/Wed`, `fri every 2 weeks`.
  private func weekdays(_ words: Words) -> [RecurrenceWord]? {
    let split = RecurrencePhrase.split(words, before: .week)
    let list = split?.front ?? words
    guard list.first?.ruleWord?.kind.namesWeekdays == true, let days = RecurrencePhrase.list(list) else { return nil }
    guard let period = split?.period else { return days }
    return period.words + [RecurrenceWord(kind: .on, range: period.range)] + days
  }

  /// `other monday`, `other weekend`. Every other weekday is none: the days would move from week to week.
  private func alternateWeekdays(_ words: Words) -> [RecurrenceWord]? {
    guard let other = words.first, other.kind == .other, let days = RecurrencePhrase.list(words.dropFirst()),
      days.allSatisfy({ $0.kind.isWeekday || $0.kind == .weekdays(.weekend) })
    else { return nil }
    return [.number(2), .unit(.week), .on].map { RecurrenceWord(kind: $0, range: other.range) } + days
  }

  // MARK: Days of a month and of a year

  /// `1st`, `15th of the month`, `first monday`, `last friday of every 2nd month`, `last day of the month`.
  private func daysOfMonth(_ words: Words) -> [RecurrenceWord]? {
    let split = RecurrencePhrase.split(words, before: .month)
    guard let days = RecurrencePhrase.list(split?.front ?? words), let first = days.first else { return nil }
    if split == nil {
      // Without a month only `1st` and `1st monday` say that one is meant: `last day` may be that of a year.
      let hasWeekdays = days.contains { $0.kind.namesWeekdays }
      guard case .ordinal = first.kind else {
        return first.kind == .last && hasWeekdays ? RecurrencePhrase.month(first.range) + days : nil
      }
      return words.contains(where: \.isDay) ? nil : RecurrencePhrase.month(first.range) + days
    }
    return (split?.period.words ?? []) + [RecurrenceWord(kind: .on, range: first.range)] + days
  }

  private static func month(_ range: Range<Int>) -> [RecurrenceWord] {
    [.unit(.month), .on].map { RecurrenceWord(kind: $0, range: range) }
  }

  /// `dec 25`, `25th of december`, `last day of february`.
  private func daysOfYear(_ words: Words) -> [RecurrenceWord]? {
    let split = RecurrencePhrase.split(words, before: .year)
    guard let days = RecurrencePhrase.daysOfYear(split?.front ?? words) else { return nil }
    let range = days[0].range
    let year = split?.period.words ?? [RecurrenceWord(kind: .unit(.year), range: range)]
    return year + [RecurrenceWord(kind: .on, range: range)] + days
  }

  /// The name of one month, then its days.
  private static func daysOfYear(_ words: Words) -> [RecurrenceWord]? {
    guard let list = list(words, withMonths: true) else { return nil }
    let months = list.filter { $0.kind.isMonth }
    let days = list.filter { !$0.kind.isMonth }
    return months.count == 1 && !days.isEmpty ? months + days : nil
  }

  // MARK: Lists

  /// A list of days without the words between them; nil where another word is among them.
  private static func list(_ words: Words, withMonths: Bool = false) -> [RecurrenceWord]? {
    var list: [RecurrenceWord] = []
    for index in words.indices {
      let word = words[index]
      switch word.kind {
      case .and, .slash, .every, .rule(.on): continue
      case .of where withMonths: continue
      // `last day`, `15th day`, `day 15`
      case .rule(.unit(.day)) where list.last?.kind.isPlace == true || isNumber(words, after: index): continue
      case .rule(.number), .rule(.ordinal), .rule(.last), .rule(.weekday), .rule(.weekdays), .rule(.dash), .rule(.to):
        break
      case .rule(.month) where withMonths: break
      default: return nil
      }
      if let word = word.ruleWord { list.append(word) }
    }
    return list.isEmpty || words.last?.kind == .and || words.last?.kind == .slash ? nil : list
  }

  private static func isNumber(_ words: Words, after index: Int) -> Bool {
    guard index + 1 < words.endIndex, case .rule(.number) = words[index + 1].kind else { return false }
    return true
  }
}

extension RecurrenceWord.Kind {
  /// A day of the week, or several.
  fileprivate var namesWeekdays: Bool {
    if case .weekdays = self { true } else { isWeekday }
  }

  fileprivate var isMonth: Bool {
    if case .month = self { true } else { false }
  }

  /// A place in a month: `1st`, `last`.
  fileprivate var isPlace: Bool {
    if case .ordinal = self { true } else { self == .last }
  }
}

extension RecurrenceError {
  /// Whether only a number is wrong, or what it counts.
  var isOfNumber: Bool {
    switch self {
    case .intervalOutOfRange, .dayOutOfRange, .ordinalOutOfRange, .timesOfDays: true
    default: false
    }
  }
}
