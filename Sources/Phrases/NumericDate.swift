import Chronology

/// A date of numbers with one sign between them: `2026-12-1`, `12-01`, `24.12.`, `13/4`.
enum NumericDate {
  /// - Returns: nil for what is no such date in its shape, and for a number alone.
  static func read(_ text: String) throws(PhraseProblem) -> DayPhrase.Meaning? {
    let letters = text.hasSuffix(".") ? text.dropLast() : text[...]
    guard let sign = letters.first(where: { !($0.isASCII && $0.isNumber) }) else { return try compact(letters) }
    let parts = letters.split(separator: sign, omittingEmptySubsequences: false)
    let numbers = parts.map { part in part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil }
    guard ["-", "/", "."].contains(sign), 2...3 ~= parts.count, numbers.allSatisfy({ $0 != nil }),
      parts.allSatisfy({ 1...4 ~= $0.count })
    else { return nil }
    let values = numbers.compactMap(\.self)
    let lengths = parts.map(\.count)
    if letters.count < text.count, sign != "." { return nil }
    return values.count == 3 ? try withYear(values, lengths, sign) : try withoutYear(values, lengths, sign)
  }

  /// `20261120`
  private static func compact(_ digits: Substring) throws(PhraseProblem) -> DayPhrase.Meaning? {
    guard digits.count == 8, let number = Int(digits) else { return nil }
    return .date(try date(number / 10_000, number / 100 % 100, number % 100))
  }

  private static func withYear(_ values: [Int], _ lengths: [Int], _ sign: Character) throws(PhraseProblem) -> DayPhrase.Meaning?
  {
    if lengths[0] == 4, lengths[1] <= 2, lengths[2] <= 2 { return .date(try date(values[0], values[1], values[2])) }
    guard lengths[0] <= 2, lengths[1] <= 2 else { return nil }
    guard lengths[2] == 4 else {
      if lengths[2] == 2 { throw .shortYear }
      return nil
    }
    let day = try monthDay(values[0], values[1], sign, year: values[2])
    return .date(try day.date(ofYear: values[2]))
  }

  private static func withoutYear(
    _ values: [Int],
    _ lengths: [Int],
    _ sign: Character
  ) throws(PhraseProblem) -> DayPhrase.Meaning? {
    guard lengths[0] <= 2, lengths[1] <= 2 else { return nil }
    if sign == "-", lengths == [2, 2] {
      guard let day = PhraseMonthDay(month: values[0], day: values[1]) else {
        throw .noSuchDate(exchanged: PhraseMonthDay(month: values[1], day: values[0]))
      }
      return .monthDay(day)
    }
    return .monthDay(try monthDay(values[0], values[1], sign, year: nil))
  }

  /// Of a year that is written, a date that it lacks is none: `29/2/2027` is not ambiguous, and not there.
  private static func monthDay(
    _ first: Int,
    _ second: Int,
    _ sign: Character,
    year: Int?
  ) throws(PhraseProblem) -> PhraseMonthDay {
    let dayFirst = PhraseMonthDay(month: second, day: first)
    let monthFirst = PhraseMonthDay(month: first, day: second)
    switch (dayFirst, sign == "." ? nil : monthFirst) {
    case (let one?, let other?) where one != other: throw .ambiguous(one, other, year: year)
    case (let day?, _), (nil, let day?): return day
    case (nil, nil): throw .noSuchDate(exchanged: monthFirst)
    }
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int) throws(PhraseProblem) -> CivilDate {
    guard let date = CivilDate(year: year, month: month, day: day) else {
      let exchanged = CivilDate(year: year, month: day, day: month).flatMap { _ in PhraseMonthDay(month: day, day: month) }
      throw .noSuchDate(exchanged: exchanged)
    }
    return date
  }
}
