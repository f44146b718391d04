extension RecurrencePhrase {
  /// Reads a text that is not in the words of the grammar.
  ///
  /// - Parameter error: why it is not. It stays, unless more can be said.
  static func parse(_ text: String, _ error: RecurrenceError) -> Result<Recurrence, RecurrenceError> {
    if case .empty = error { return .failure(error) }
    let bytes = Array(text.utf8)
    let phrase = RecurrencePhrase(bytes)
    if let error = phrase.doubt(bytes) { return .failure(error) }
    switch phrase.rule() {
    case .success(let rule): return .success(rule)
    case .failure(let other) where !error.isOfNumber: return .failure(other)
    default: break
    }
    // A word that people say is not what is wrong.
    if case .unknownWord = error, !phrase.words.contains(where: { $0.kind == .unknown }) {
      return .failure(.unread(0..<bytes.count))
    }
    guard let unknown = phrase.words.first(where: { $0.kind == .unknown }), !error.range.overlaps(unknown.range) else {
      return .failure(error)
    }
    return .failure(.unknownWord(unknown.range, expected: .rule))
  }

  /// Why a phrase is not read though it is meant.
  private func doubt(_ bytes: [UInt8]) -> RecurrenceError? {
    for word in words {
      switch word.kind {
      case .twoMeanings(let unit, let count):
        let readings = [Recurrence(every: count, unit), Recurrence(unit, on: .times(count))]
        return .ambiguous(word.range, readings: readings.compactMap(\.self))
      case .partOfDay: return .partOfDay(word.range, rest: withoutPartsOfDay)
      case .minutes: return .minutes(word.range)
      case .fraction: return .fraction(word.range)
      default: continue
      }
    }
    if let range = fraction(in: bytes) { return .fraction(range) }
    if let error = secondOrThirdWeekday ?? oneOfTwoNumbers { return error }
    guard words.contains(where: { $0.kind == .unknown }) else { return nil }
    let readings = RecurrenceInitials.readings(of: bytes).compactMap { Recurrence(.week, on: .weekdays($0)) }
    let whole = 0..<bytes.count
    guard readings.count < 2 else { return .ambiguous(whole, readings: readings) }
    return readings.first.map { .initials(whole, meant: $0) }
  }

  /// `1,5 weeks`: two numbers with a comma between them, and nothing else.
  private func fraction(in bytes: [UInt8]) -> Range<Int>? {
    for (first, second) in zip(words, words.dropFirst()) {
      guard case .rule(.number) = first.kind, case .rule(.number) = second.kind,
        second.range.lowerBound == first.range.upperBound + 1, bytes[first.range.upperBound] == UInt8(ascii: ","),
        let next = words.first(where: { $0.range.lowerBound >= second.range.upperBound }), next.units != nil
      else { continue }
      return first.range.lowerBound..<second.range.upperBound
    }
    return nil
  }

  /// `2nd tuesday`, alone: every second one, or the second of each month.
  private var secondOrThirdWeekday: RecurrenceError? {
    let body = body
    guard body.count == 2, let first = body.first, let last = body.last, case .rule(.ordinal(let number)) = first.kind,
      number > 1, let ordinal = MonthPosition.Ordinal(rawValue: number), case .rule(.weekday(let weekday)) = last.kind
    else { return nil }
    let readings = [
      Recurrence(every: number, .week, on: .weekdays(WeekdaySet([weekday]))),
      Recurrence(.month, on: .positions([MonthPosition(ordinal, weekday)])),
    ]
    return .ambiguous(first.range.lowerBound..<last.range.upperBound, readings: readings.compactMap(\.self))
  }

  /// `2-3 times a week`: the rule with either number.
  private var oneOfTwoNumbers: RecurrenceError? {
    let dash = words.indices.dropFirst().dropLast().first { index in
      guard case .rule(.number) = words[index - 1].kind, case .rule(.number) = words[index + 1].kind else { return false }
      return words[index].kind == .rule(.dash) || words[index].kind == .rule(.to)
    }
    guard let dash, words[..<(dash - 1)].allSatisfy({ $0.kind == .every }) else { return nil }
    let rest = words[(dash + 2)...]
    // Most such numbers are those of a day in digits.
    guard rest.contains(where: \.namesPeriodOrDay) else { return nil }
    let readings = [dash - 1, dash + 1].compactMap { index -> Recurrence? in
      let phrase = RecurrencePhrase(words: Array(words[..<(dash - 1)]) + [words[index]] + rest)
      return try? phrase.rule()?.get()
    }
    let range = words[dash - 1].range.lowerBound..<words[dash + 1].range.upperBound
    return readings.count == 2 ? .ambiguous(range, readings: readings) : nil
  }

  /// `every morning`, `monday evenings`: the rule that the other words are.
  private var withoutPartsOfDay: Recurrence? {
    let rest = RecurrencePhrase(words: words.filter { $0.kind != .partOfDay && $0.kind != .of })
    guard !rest.body.isEmpty else { return Recurrence(.day) }
    return try? rest.rule()?.get()
  }
}
