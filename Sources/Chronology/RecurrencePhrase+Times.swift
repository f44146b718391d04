/// So many times a period, as people say it (format, *Times a period*).
extension RecurrencePhrase {
  /// `3x`, `twice`, and the words after the `a`, `per` or `/` that follows: `3 a week`, `3 days a week`.
  private func count(_ words: Words) -> (times: Int, range: Range<Int>, rest: Words)? {
    guard let first = words.first, case .rule(.number(let times)) = first.kind, let second = words.dropFirst().first else {
      return nil
    }
    var rest = words.dropFirst()
    let saysTimes = second.kind == .rule(.times)
    // The 15 day of a month is one.
    if saysTimes || (second.isDay && words.dropFirst(2).first.map { $0.leadsToPeriod && $0.kind != .of } ?? false) {
      rest.removeFirst()
    }
    let period = rest.drop(while: \.leadsToPeriod)
    let leads =
      period.startIndex > rest.startIndex
      && (saysTimes || second.isDay || rest.first?.kind == .per || rest.first?.kind == .slash)
    return leads || saysTimes ? (times, first.range, period) : nil
  }

  /// `3x a week`, `twice weekly`, `3 days per week`, `3/week`, `weekly 3x`.
  func timesOfPeriod(_ words: Words) -> [RecurrenceWord]? {
    if let (times, range, rest) = count(words) {
      guard let period = RecurrencePhrase.period(rest), period.rest.isEmpty else { return nil }
      return RecurrencePhrase.words(times, range, period)
    }
    guard let period = RecurrencePhrase.period(words), period.rest.count == 2, let count = period.rest.first,
      case .rule(.number(let times)) = count.kind, let last = period.rest.last, last.kind == .rule(.times)
    else { return nil }
    return RecurrencePhrase.words(times, count.range.lowerBound..<last.range.upperBound, period)
  }

  private static func words(_ times: Int, _ range: Range<Int>, _ period: Period) -> [RecurrenceWord] {
    [.number(times), .times, .in].map { RecurrenceWord(kind: $0, range: range) } + period.words
  }

  /// `once a week on monday`, `twice a month on the 1st and 15th`: the days, where they are so many.
  var timesOnDays: Recurrence? {
    guard let (times, _, rest) = count(body), let form = daysOfPeriods(rest), case .success(let rule) = parse(form),
      rule.selection.dayCount == times
    else { return nil }
    return rule
  }
}

extension Recurrence.Selection {
  /// How many days of a period it names; nil where it names none.
  fileprivate var dayCount: Int? {
    switch self {
    case .weekdays(let weekdays): weekdays.weekdays.count
    case .days(let days), .yearDays(_, let days): days.numbers.count + (days.hasLast ? 1 : 0)
    case .positions(let positions): positions.count
    case .workdays(let first, let last): (first ? 1 : 0) + (last ? 1 : 0)
    case .unsaid, .afterDone, .times: nil
    }
  }
}
