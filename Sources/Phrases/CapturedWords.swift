package import Chronology

/// Words that are noted down in a hurry, and the day and the time at their end: `Call Mum tomorrow 17:00` (commands, *Capture*).
///
/// Less is read than of a day alone, since words that are meant as words come to the same place: `3d`, `3/4` and a bare `9` stay.
package struct CapturedWords: Hashable, Sendable {
  /// What is left; never empty.
  package let words: String
  package let day: DayPhrase?
  package let time: TimeOfDay?
  /// The words that were read as a day and a time; nil where none were.
  package let read: String?

  /// - Parameters:
  ///   - readsDay: whether a day is looked for.
  ///   - readsTime: whether a time is.
  package init(_ text: String, readsDay: Bool = true, readsTime: Bool = true) {
    let parts = text.split(whereSeparator: \.isWhitespace).map(String.init)
    for start in parts.indices.dropFirst() where parts.count - start <= Self.mostWords {
      if Self.leading.contains(parts[start - 1].lowercased()) { continue }
      let end = Array(parts[start...])
      guard let (day, time) = Self.read(end), day == nil || readsDay, time == nil || readsTime else { continue }
      words = parts[..<start].joined(separator: " ")
      (self.day, self.time, read) = (day, time, end.joined(separator: " "))
      return
    }
    (words, day, time, read) = (parts.joined(separator: " "), nil, nil, nil)
  }

  /// Words that lead on to what follows: `every friday` is no day, and `until 5pm` is more than a time.
  private static let leading: Set<String> = [
    "about", "after", "and", "before", "each", "every", "for", "from", "last", "of", "or", "per", "since", "than", "till", "to",
    "until",
  ]

  /// `on the 1st of December 2026 at 5 pm`
  private static let mostWords = 9

  private static func read(_ parts: [String]) -> (DayPhrase?, TimeOfDay?)? {
    if let day = day(parts, hasTime: false) { return (day, nil) }
    if let time = time(parts) { return (nil, time) }
    for middle in parts.indices.dropFirst() {
      let (first, last) = (Array(parts[..<middle]), Array(parts[middle...]))
      if let day = day(first, hasTime: true), let time = time(last) { return (day, time) }
      if let time = time(first), let day = day(last, hasTime: true) { return (day, time) }
    }
    return nil
  }

  // MARK: Days

  private static func day(_ parts: [String], hasTime: Bool) -> DayPhrase? {
    let plain = PhraseText.plain(parts.joined(separator: " "))
    let text = ["on ", "by "].first(where: plain.hasPrefix).map { String(plain.dropFirst($0.count)) } ?? plain
    guard let day = try? DayPhrase(text) else { return nil }
    let tokens = PhraseToken.tokens(of: text)
    let isLed = text != plain
    switch day.meaning {
    case .date: return isDate(text) || isMonthNamed(tokens) ? day : nil
    case .monthDay: return isMonthNamed(tokens) || text.hasSuffix(".") ? day : nil
    case .dayOfMonth: return isLed ? day : nil
    case .weekday(let weekday): return isLed || hasTime || isName(text, of: weekday) ? day : nil
    case .chosenWeekday(_, let choice): return choice == .last ? nil : day
    case .distance(let found):
      let isNamed = ["today", "tonight", "tomorrow"].contains(text) || text.hasSuffix("after tomorrow")
      return isNamed || found.direction == .ahead && text.hasPrefix("in ") ? day : nil
    }
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

  /// One that cannot be a number: with a colon, with `am` or `pm`, or after `at`.
  private static func time(_ parts: [String]) -> TimeOfDay? {
    let text = PhraseText.plain(parts.joined(separator: " "))
    guard let time = try? TimePhrase.time(text) else { return nil }
    let isLed = parts[0].lowercased() == "at" && parts.count > 1 || text.hasPrefix("@")
    let isNamed = ["noon", "midday", "midnight"].contains(text)
    return isLed || isNamed || text.contains(":") || text.hasSuffix("m") ? time : nil
  }
}
