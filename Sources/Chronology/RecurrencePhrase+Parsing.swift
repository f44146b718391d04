extension RecurrencePhrase {
  /// Reads a text that is not in the words of the grammar.
  ///
  /// - Parameter error: why it is not. It stays, unless more can be said.
  static func parse(_ text: String, _ error: RecurrenceError) -> Result<Recurrence, RecurrenceError> {
    if case .empty = error { return .failure(error) }
    let bytes = Array(text.utf8)
    let phrase = RecurrencePhrase(bytes)
    if let error = phrase.doubt(bytes) { return .failure(error) }
    var outOfRange: RecurrenceError?
    for reader in phrase.readers {
      switch RecurrenceParser.parse(reader) {
      case .success(let rule): return .success(rule)
      case .failure(let error): outOfRange = outOfRange ?? (error.isOutOfRange ? error : nil)
      }
    }
    if let outOfRange, !error.isOutOfRange { return .failure(outOfRange) }
    // A word that people say is not what is wrong, where there is one that nobody does.
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
        return .ambiguous(word.range, readings: [Recurrence(every: count, unit)].compactMap(\.self))
      case .partOfDay: return .partOfDay(word.range, rest: withoutPartsOfDay)
      case .minutes: return .minutes(word.range)
      case .fraction: return .fraction(word.range)
      default: continue
      }
    }
    if let range = fraction(in: bytes) { return .fraction(range) }
    if let error = secondOrThirdWeekday { return error }
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

  /// `every morning`, `monday evenings`: the rule that the other words are.
  private var withoutPartsOfDay: Recurrence? {
    let rest = RecurrencePhrase(words: words.filter { $0.kind != .partOfDay && $0.kind != .of })
    guard !rest.body.isEmpty else { return Recurrence(.day) }
    return rest.readers.lazy.compactMap { try? RecurrenceParser.parse($0).get() }.first
  }
}

extension RecurrenceError {
  /// Whether only a number is wrong.
  fileprivate var isOutOfRange: Bool {
    switch self {
    case .intervalOutOfRange, .dayOutOfRange, .ordinalOutOfRange: true
    default: false
    }
  }
}
