import Chronology
import Diagnostics

/// What to tell a person about a text that is no rule of recurrence.
enum RecurrenceMessage {
  /// - Parameter takesTime: whether `at` may stand beside the rule, and does not yet.
  static func words(for error: RecurrenceError, in text: String, takesTime: Bool = true) -> (message: String, help: String?) {
    let bytes = Array(text.utf8)
    let word = LintedFile.quote(String(decoding: bytes[error.range.clamped(to: 0..<bytes.count)], as: UTF8.self))
    let whole = LintedFile.quote(text)
    switch error {
    case .empty: return ("a rule is missing", general)
    case .incomplete(_, let expected): return ("\(whole) ends too early for a rule", expectation(expected) ?? general)
    case .unknownWord(let range, let expected):
      let written = String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
      let nearest = nearest(to: written, expected)
      let help = usual(written) ?? elsewhere(text) ?? nearest.map { "did you mean “\($0)”?" } ?? general
      return ("\(word) is not a word of a rule", help)
    case .unexpectedWord(let range, let expected):
      let written = String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
      return (
        "\(word) cannot be in this place of a rule", usual(written) ?? elsewhere(text) ?? expectation(expected) ?? general
      )
    case .intervalOutOfRange: return ("\(word) is not a number from 1 to 999", "write a number from 1 to 999")
    case .dayOutOfRange: return ("\(word) is not a day of a month", "write a number from 1 to 31, or last")
    case .ordinalOutOfRange: return ("\(word) names no day of a month", "write 1st to 5th or last before a weekday")
    case .mixedDays: return ("\(word) is a second way to name days of the month", "name them all by number or all by weekday")
    case .secondMonth:
      return ("\(word) is a second month", "a rule names days of one month; write “month” with “in:” for several")
    case .hoursAfterDone: return ("“after done” cannot be counted in hours", "write days, as “1 day after done”")
    case .ambiguous(_, let readings):
      return ("\(word) has more than one meaning", "write \(ValueMessage.list(readings.map { "“\($0)”" }))")
    case .initials(_, let meant): return ("\(word) is written in initials", "write “\(meant)”")
    case .partOfDay(let range, let rest):
      let days = rest.map { "“\($0)”" } ?? "the days"
      let part = String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self).lowercased()
      let help = takesTime ? "write \(days), and the time with “at”, as “at: \(time(ofPart: part))”" : "write \(days)"
      return ("\(word) is a part of the day, and a rule says days", help)
    case .fraction(let range):
      if let day = dayOfYear(String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)) {
        return ("\(word) is a day of one month, and a rule says how often", "write “year on \(day)” if it is every year")
      }
      return ("\(word) is not a whole number", "write a whole number of a smaller unit, as “10 days”")
    case .timesOfDays:
      return ("times cannot be counted in \(word): a log counts days", "write “a week”, or “daily” with “at: 09:00 17:00”")
    case .unread: return ("\(whole) is not a rule", elsewhere(text) ?? general)
    case .minutes: return ("\(word) is shorter than a rule can say", "write hours, as “2 hours”")
    }
  }

  /// A time that somebody may mean by a part of the day.
  private static func time(ofPart part: String) -> String {
    switch part {
    case "noon", "midday", "lunchtime": "12:00"
    case "afternoon", "afternoons": "15:00"
    case "evening", "evenings": "19:00"
    case "night", "nights", "tonight": "21:00"
    default: "09:00"
    }
  }

  /// `dec 24` of `24.12`, of two digits each.
  private static func dayOfYear(_ word: String) -> String? {
    let parts = word.split(separator: ".")
    guard parts.count == 2, parts[1].count == 2, let day = Int(parts[0]), let number = Int(parts[1]),
      let month = Month(rawValue: number), CivilDate(year: 2000, month: number, day: day) != nil
    else { return nil }
    return "\(month.name) \(day)"
  }

  /// What a rule in German, French or Spanish is called here.
  private static func elsewhere(_ text: String) -> String? { Recurrence.meant(asValue: text).map { "write “\($0)”" } }

  /// The word that was most likely meant. A short word is near to too many others.
  private static func nearest(to written: String, _ expected: RecurrenceError.Expectation) -> String? {
    nearestWord(to: written, in: expected.words, limit: written.count <= 4 ? 1 : 2)
  }

  /// The rule that a text is with the nearest word in the place of an unknown one.
  static func corrected(_ text: String, _ range: Range<Int>, _ expected: RecurrenceError.Expectation) -> Recurrence? {
    let bytes = Array(text.utf8)
    guard range.upperBound <= bytes.count else { return nil }
    let written = String(decoding: bytes[range], as: UTF8.self)
    if usual(written) == nil, let meant = Recurrence.meant(asValue: text) { return meant }
    guard usual(written) == nil, let nearest = nearest(to: written, expected) else { return nil }
    let corrected = bytes[..<range.lowerBound] + Array(nearest.utf8) + bytes[range.upperBound...]
    return try? Recurrence.parse(String(decoding: corrected, as: UTF8.self)).get()
  }

  private static func expectation(_ expected: RecurrenceError.Expectation) -> String? {
    let words = expected.words
    return words.isEmpty || words.count > 8 ? nil : "write \(ValueMessage.list(words))"
  }

  /// What to write instead of a word that people use and rules do not have.
  private static func usual(_ word: String) -> String? {
    switch word.lowercased() {
    case "or": "name all of the days: “mon thu” are both"
    case "at": "give the times a key of their own, as “every: mon, at: 09:00”"
    case "from", "since", "starting", "beginning": "give the first day a key of its own, as “every: mon, from: 2026-11-02”"
    case "until", "ending": "give the last day a key of its own, as “every: mon, until: 2026-12-14”"
    case "in", "during": "give the months a key of their own, as “every: mon, in: jun jul”"
    case "except", "but", "not", "excluding": "name only the days that you mean, as “mon tue thu”"
    default: nil
    }
  }

  private static let general = "write a rule such as daily, weekday, mon wed, 2 weeks on fri, or month on last"
}
