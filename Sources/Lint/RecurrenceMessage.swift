import Chronology
import Diagnostics
import Languages

/// What to tell a person about a text that is no rule of recurrence: what is wrong of it or of a word in it, and what to do.
enum RecurrenceMessage: Message {
  case isMissing
  case writeRule
  case endsTooEarly(String)
  case isNoWord(String)
  case cannotStandHere(String)
  /// A number of units that is out of bounds.
  case isNoInterval(String)
  case writeInterval
  case isNoDayOfMonth(String)
  case writeDayOfMonth
  /// An ordinal: `6th`.
  case namesNoDayOfMonth(String)
  case writeOrdinal
  /// Days by their numbers beside days by their weekdays.
  case isSecondWay(String)
  case nameAllAlike
  case isSecondMonth(String)
  case writeMonths
  case hoursAfterDone
  case writeDaysAfterDone
  case isAmbiguous(String)
  /// One of some rules.
  case write([String])
  case isInInitials(String)
  case isPartOfDay(String)
  case writeTheDays
  /// The days, and a time of the part of the day that is written.
  case writeTheDaysAndTime(String)
  case writeRuleAndTime(String, time: String)
  /// `24.12`
  case isDayOfMonth(String)
  case writeYearly(String)
  case isFraction(String)
  case writeSmallerUnit
  /// Times in hours or days.
  case cannotCountTimes(in: String)
  case writeTimesOfWeek
  case isNoRule(String)
  case isTooShort(String)
  case writeHours
  case writeOneOf([String])
  /// What to write for *or*.
  case nameAllDays
  case giveTimesKey
  case giveFirstDayKey
  case giveLastDayKey
  case giveMonthsKey
  /// What to write for *except*.
  case nameDaysMeant
}

extension RecurrenceMessage {
  /// - Parameter takesTime: whether `at` may stand beside the rule, and does not yet.
  static func words(
    for error: RecurrenceError,
    in text: String,
    takesTime: Bool = true
  ) -> (problem: RecurrenceMessage, advice: any Message) {
    let bytes = Array(text.utf8)
    let written = String(decoding: bytes[error.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    let word = LintedFile.excerpt(written)
    switch error {
    case .empty: return (.isMissing, writeRule)
    case .incomplete(_, let expected): return (.endsTooEarly(LintedFile.excerpt(text)), expectation(expected) ?? writeRule)
    case .unknownWord(_, let expected):
      let meant = usual(written) ?? elsewhere(text)
      guard meant == nil, let nearest = nearest(to: written, expected) else { return (.isNoWord(word), meant ?? writeRule) }
      // A word that is all of the rule is said as the fix writes it, if that is another: `daly` is `daily`, and not `day`.
      let rule = error.range == 0..<bytes.count ? (try? Recurrence.parse(nearest).get())?.description : nil
      let told = rule.flatMap { nearest.hasPrefix($0) ? nil : $0 } ?? nearest
      return (.isNoWord(word), CommonMessage.didYouMean(told))
    case .unexpectedWord(_, let expected):
      return (.cannotStandHere(word), usual(written) ?? elsewhere(text) ?? expectation(expected) ?? writeRule)
    case .intervalOutOfRange: return (.isNoInterval(word), writeInterval)
    case .dayOutOfRange: return (.isNoDayOfMonth(word), writeDayOfMonth)
    case .ordinalOutOfRange: return (.namesNoDayOfMonth(word), writeOrdinal)
    case .mixedDays: return (.isSecondWay(word), nameAllAlike)
    case .secondMonth: return (.isSecondMonth(word), writeMonths)
    case .hoursAfterDone: return (.hoursAfterDone, writeDaysAfterDone)
    case .ambiguous(_, let readings): return (.isAmbiguous(word), write(readings.map(\.description)))
    case .initials(_, let meant): return (.isInInitials(word), write([meant.description]))
    case .partOfDay(_, let rest):
      let time = time(ofPart: written.lowercased())
      let withTime = rest.map { writeRuleAndTime($0.description, time: time) } ?? writeTheDaysAndTime(time)
      let alone = rest.map { write([$0.description]) } ?? writeTheDays
      return (.isPartOfDay(word), takesTime ? withTime : alone)
    case .fraction(let range): return fraction(at: range, in: text)
    case .timesOfDays: return (.cannotCountTimes(in: word), writeTimesOfWeek)
    case .unread: return (.isNoRule(LintedFile.excerpt(text)), elsewhere(text) ?? writeRule)
    case .minutes: return (.isTooShort(word), writeHours)
    }
  }

  /// The same for a number with a fraction, or what looks like one: `24.12`.
  static func fraction(at range: Range<Int>, in text: String) -> (problem: RecurrenceMessage, advice: RecurrenceMessage) {
    let bytes = Array(text.utf8)
    let written = String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    let word = LintedFile.excerpt(written)
    return dayOfYear(written).map { (.isDayOfMonth(word), .writeYearly($0)) } ?? (.isFraction(word), .writeSmallerUnit)
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
  private static func elsewhere(_ text: String) -> RecurrenceMessage? {
    Recurrence.meant(asValue: text).map { write([$0.description]) }
  }

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

  private static func expectation(_ expected: RecurrenceError.Expectation) -> RecurrenceMessage? {
    let words = expected.words
    return words.isEmpty || words.count > 8 ? nil : writeOneOf(words)
  }

  /// What to write instead of a word that people use and rules do not have.
  private static func usual(_ word: String) -> RecurrenceMessage? {
    switch word.lowercased() {
    case "or": nameAllDays
    case "at": giveTimesKey
    case "from", "since", "starting", "beginning": giveFirstDayKey
    case "until", "ending": giveLastDayKey
    case "in", "during": giveMonthsKey
    case "except", "but", "not", "excluding": nameDaysMeant
    default: nil
    }
  }
}
