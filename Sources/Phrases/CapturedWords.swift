package import Chronology

/// Words that are noted down in a hurry, and what their end says of when: `Call Mum tomorrow 17:00` (commands, *Capture*).
///
/// Less is read than of a day alone, since words that are meant as words come to the same place: `3d`, `3/4` and a bare `9` stay.
package struct CapturedWords: Hashable, Sendable {
  /// A part of the end that can be read.
  package enum Part: CaseIterable, Sendable {
    case day, due, time, rule
  }

  /// What is left; never empty.
  package let words: String
  /// What the end says.
  package let when: CapturedWhen
  /// The words that were read; nil where none were.
  package let read: String?
  /// Words of the end that stay, as a task has no part of the day, and no length without a time: `morning`.
  package let kept: String?

  package init(_ text: String, reading parts: Set<Part> = Set(Part.allCases)) {
    let all = text.split(whereSeparator: \.isWhitespace).map(String.init)
    for start in all.indices.dropFirst() where all.count - start <= Self.mostWords {
      if Self.leading.contains(all[start - 1].lowercased()) { continue }
      guard let found = CapturedWhenReader(parts).read(all[start...]) else { continue }
      words = (all[..<start] + found.kept).joined(separator: " ")
      kept = found.kept.isEmpty ? nil : found.kept.joined(separator: " ")
      (when, read) = (found.when, found.read.joined(separator: " "))
      return
    }
    (words, when, read, kept) = (all.joined(separator: " "), CapturedWhen(), nil, nil)
  }

  /// Words that lead on to what follows: `about friday` is no day, and `until 5pm` is more than a time.
  private static let leading: Set<String> = [
    "about", "after", "and", "before", "each", "every", "for", "from", "last", "of", "or", "per", "since", "than", "till", "to",
    "until",
  ]

  /// `every 2 weeks on monday and friday at 5 pm until the 1st of December 2026`
  private static let mostWords = 16
}

/// When something is, as the end of noted words says it.
package struct CapturedWhen: Hashable, Sendable {
  /// The day that it is planned on.
  package var day: DayPhrase?
  /// The day that it is due on.
  package var due: DayPhrase?
  package var time: TimePhrase?
  /// Whether the time is an hour that may be of the morning or of the evening: `at 7`.
  package var isHalfDay = false
  /// How long it lasts, where a time is said.
  package var minutes: Int?
  /// When it comes round.
  package var rule: Recurrence?

  package init() {}

  package var isEmpty: Bool { self == CapturedWhen() }
}

/// Reads the end of noted words: phrases one after another, each kind at most once, and nothing else.
private struct CapturedWhenReader {
  struct Found {
    var when = CapturedWhen()
    var read: [String] = []
    var kept: [String] = []
    /// A weekday that is also a word, which is meant only beside a time: `sat`.
    var needsTime = false
    /// The last phrase was a day, of which a part may follow.
    var isAfterDay = false
    var partOfDay: String?
    /// Whether an hour is one after noon: `tonight at 8`.
    var isEvening = false
    /// Whether the time is the one by which it is due: `by 5pm`.
    var isDueTime = false
    /// The words of a length, which are kept where no time is said.
    var length: [String] = []
  }

  private let parts: Set<CapturedWords.Part>

  init(_ parts: Set<CapturedWords.Part>) { self.parts = parts }

  func read(_ words: ArraySlice<String>) -> Found? { read(words, Found()) }

  private func read(_ words: ArraySlice<String>, _ found: Found) -> Found? {
    guard !words.isEmpty else { return finished(found) }
    for count in stride(from: words.count, to: 0, by: -1) {
      let phrase = Array(words.prefix(count))
      for next in [rule, due, day, partOfDay, time, length] {
        guard let next = next(phrase, found) else { continue }
        if let all = read(words.dropFirst(count), next) { return all }
      }
    }
    return nil
  }

  /// What is read as a whole; nil where it says nothing, or not enough to be sure.
  private func finished(_ found: Found) -> Found? {
    var found = found
    if found.needsTime, found.when.time == nil { return nil }
    if found.when.time == nil || found.when.rule != nil {
      found.kept += found.length
      found.when.minutes = nil
    } else {
      found.read += found.length
    }
    if let part = found.partOfDay {
      if found.when.time == nil { found.kept.insert(part, at: 0) } else { found.read.append(part) }
      found.isEvening = !part.hasSuffix("morning")
      if part.hasSuffix("morning") { found.when.isHalfDay = false }
    }
    if found.isEvening, found.when.isHalfDay, let time = found.when.time {
      found.when.time = time.start.hour < 12 ? time.later : time
      found.when.isHalfDay = false
    }
    if found.isDueTime, found.when.due == nil {
      (found.when.due, found.when.day) = (found.when.day ?? (try? DayPhrase("today")), nil)
    }
    return found.when.isEmpty ? nil : found
  }

  private func adding(_ phrase: [String], to found: Found, _ change: (inout Found) -> Void) -> Found {
    var next = found
    next.read += phrase
    next.isAfterDay = false
    change(&next)
    return next
  }

  // MARK: Rules

  /// `every monday`, `daily`.
  private func rule(_ phrase: [String], _ found: Found) -> Found? {
    guard parts.contains(.rule), found.when.rule == nil, let rule = Self.rule(phrase) else { return nil }
    return adding(phrase, to: found) { $0.when.rule = rule }
  }

  private static func rule(_ phrase: [String]) -> Recurrence? {
    let isLed = phrase.count > 1 && ["every", "each"].contains(phrase[0].lowercased())
    // With a capital it is a name: `Buy The Daily`.
    guard isLed || phrase.count == 1 && ["daily", "weekly", "monthly", "yearly"].contains(phrase[0]) else { return nil }
    return try? Recurrence.parse(phrase.joined(separator: " ")).get()
  }

  // MARK: Days

  /// `due friday`, `by the 1st`, `until 1 dec`.
  private func due(_ phrase: [String], _ found: Found) -> Found? {
    guard parts.contains(.due), found.when.due == nil, phrase.count > 1 else { return nil }
    var rest = phrase[...]
    let leads: Set<String> = ["due", "by", "until", "on"]
    guard let first = rest.first?.lowercased(), first != "on", leads.contains(first) else { return nil }
    rest.removeFirst()
    if first == "due", let second = rest.first?.lowercased(), ["by", "on"].contains(second) { rest.removeFirst() }
    guard let (day, _) = Self.day(Array(rest), isLed: true) else { return nil }
    return adding(phrase, to: found) { $0.when.due = day }
  }

  private func day(_ phrase: [String], _ found: Found) -> Found? {
    guard parts.contains(.day), found.when.day == nil else { return nil }
    let text = PhraseText.plain(phrase.joined(separator: " "))
    if Self.partsOfDay.contains(where: { text == "this \($0)" }) {
      guard let today = try? DayPhrase("today") else { return nil }
      return adding([phrase[0]], to: found) { ($0.when.day, $0.partOfDay) = (today, phrase[1]) }
    }
    let isLed = text.hasPrefix("on ")
    guard let (day, needsTime) = Self.day(isLed ? Array(phrase.dropFirst()) : phrase, isLed: isLed) else { return nil }
    return adding(phrase, to: found) {
      $0.when.day = day
      $0.needsTime = needsTime
      $0.isAfterDay = true
      $0.isEvening = text == "tonight"
    }
  }

  private static let partsOfDay = ["morning", "afternoon", "evening", "night"]

  /// `morning` after a day, `in the evening`. No task has a part of the day, so the words stay, unless a time follows.
  private func partOfDay(_ phrase: [String], _ found: Found) -> Found? {
    guard found.isAfterDay, found.partOfDay == nil else { return nil }
    let text = PhraseText.plain(phrase.joined(separator: " "))
    guard Self.partsOfDay.contains(where: { text == $0 || text == "in the \($0)" }) else { return nil }
    return adding([], to: found) { $0.partOfDay = phrase.joined(separator: " ") }
  }

  /// A day that is surely meant, and whether it is so only beside a time.
  private static func day(_ phrase: [String], isLed: Bool) -> (day: DayPhrase, needsTime: Bool)? {
    let text = PhraseText.plain(phrase.joined(separator: " "))
    guard let day = try? DayPhrase(text) else { return nil }
    let tokens = PhraseToken.tokens(of: text)
    let isSure: Bool
    switch day.meaning {
    case .date: isSure = isDate(text) || isMonthNamed(tokens)
    case .monthDay: isSure = isMonthNamed(tokens) || text.hasSuffix(".")
    case .dayOfMonth: isSure = isLed
    case .weekday(let weekday): return (day, !isLed && !isName(text, of: weekday))
    case .chosenWeekday(_, let choice): isSure = choice != .last
    case .distance(let found):
      let isNamed = ["today", "tonight", "tomorrow"].contains(text) || text.hasSuffix("after tomorrow")
      isSure = isNamed || found.direction == .ahead && text.hasPrefix("in ")
    }
    return isSure ? (day, false) : nil
  }

  private static func isDate(_ text: String) -> Bool { text.split(separator: "-").count == 3 }

  private static func isMonthNamed(_ tokens: [PhraseToken]) -> Bool {
    tokens.contains { $0.word.flatMap { Month(beginning: $0) } != nil }
  }

  /// In full, or by three letters that are no other word.
  private static func isName(_ text: String, of weekday: Weekday) -> Bool {
    text == weekday.fullName || text == weekday.name && ![.saturday, .sunday].contains(weekday)
  }

  // MARK: Times

  /// One that cannot be a number: with a colon, with `am` or `pm`, or after `at`; after `by` it is when the task is due.
  private func time(_ phrase: [String], _ found: Found) -> Found? {
    guard parts.contains(.time), found.when.time == nil else { return nil }
    let isDueTime = phrase.count > 1 && ["by", "due"].contains(phrase[0].lowercased())
    let own = isDueTime ? Array(phrase.dropFirst()) : phrase
    let text = PhraseText.plain(own.joined(separator: " "))
    guard let time = try? TimePhrase(text), !isDueTime || time.end == nil && parts.contains(.due) else { return nil }
    let isLed = own[0].lowercased() == "at" && own.count > 1 || text.hasPrefix("@")
    let isNamed = ["noon", "midday", "midnight"].contains(text)
    guard isLed || isNamed || text.contains(":") || text.hasSuffix("m") else { return nil }
    return adding(phrase, to: found) {
      ($0.when.time, $0.when.isHalfDay, $0.isDueTime) = (time, Self.isHalfDay(text), isDueTime)
    }
  }

  /// Whether a time is an hour alone, of 1 to 12 and without a zero before it.
  private static func isHalfDay(_ text: String) -> Bool {
    let tokens = PhraseToken.tokens(of: text).filter {
      ![.word("at"), .sign("@"), .word("o'clock"), .word("oclock")].contains($0)
    }
    guard tokens.count == 1, case .number(let hour, let digits) = tokens[0] else { return false }
    return 1...12 ~= hour && digits == String(hour).count
  }

  /// `for 45m`
  private func length(_ phrase: [String], _ found: Found) -> Found? {
    guard parts.contains(.time), found.length.isEmpty, phrase.count > 1, phrase[0].lowercased() == "for",
      let minutes = try? LengthPhrase.minutes(phrase.dropFirst().joined(separator: " "))
    else { return nil }
    return adding([], to: found) { ($0.when.minutes, $0.length) = (minutes, phrase) }
  }
}
