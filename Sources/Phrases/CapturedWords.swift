/// Words that are noted down in a hurry, and what their end says of when: `Call Mum tomorrow 17:00`; a time may stand before them
/// as in a file, `17:00 Call Mum` (commands, *Capture*).
///
/// Less is read than of a day alone, since words that are meant as words come to the same place: `3d`, `3/4` and a bare `9` stay.
package struct CapturedWords: Hashable, Sendable {
  /// A part of the end that can be read.
  package enum Part: CaseIterable, Sendable {
    case day, due, time, rule, priority
  }

  /// What is left; never empty.
  package let words: String
  /// What the end says.
  package let when: CapturedWhen
  /// The words that were read; nil where none were.
  package let read: String?
  /// What is left in the words though it may say when, in their order.
  package let left: [CapturedRest]

  package init(_ text: String, reading parts: Set<Part> = Set(Part.allCases)) {
    let (all, fields) = Self.split(text)
    let reader = CapturedWhenReader(parts)
    var found: (words: [String], when: CapturedWhen, read: String?)?
    for start in all.indices.dropFirst() where found == nil && all.count - start <= Self.mostWords {
      if Self.leading.contains(all[start - 1].lowercased()) || LocalWords.leadsOn(all[start - 1]) { continue }
      if LeadElsewhere.leadsOn(all[..<start], to: all[start]) { continue }
      if Self.isOfRule(all[..<start]) || Self.isOfRange(all, start) { continue }
      let (typed, words) = (Array(all[start...]), LocalWords.english(Array(all[start...])))
      guard let end = reader.read(words[...]), var when = Self.settled(end, after: all[..<start]) else { continue }
      when.problem = when.problem?.typed { LocalWords.typed($0, in: typed) }
      // A time whose day is not read: `for sunday 15:00`.
      if when.isTimeAlone, reader.rests(in: Array(all[..<start])).last.map({ $0.isLast && $0.isMoment }) ?? false { continue }
      let read = words == typed ? end.read : typed.filter { !end.tags.contains($0) }
      found = (Self.withoutComma(all[..<start]) + end.tags, when, read.joined(separator: " "))
    }
    var (rest, when, read) = found ?? (all, CapturedWhen(), nil)
    if when.time == nil, when.minutesFromNow == nil, let time = reader.leadingTime(of: rest) {
      (rest, when.time) = (time.rest, time.time)
      read = [time.text, read].compactMap(\.self).joined(separator: " … ")
    }
    words = (rest + fields).joined(separator: " ")
    (self.when, self.read) = (when, read)
    left = reader.rests(in: rest)
  }

  /// Words without the comma that stands before what was read: `Call Mum, tomorrow`.
  private static func withoutComma(_ words: ArraySlice<String>) -> ArraySlice<String> {
    guard let last = words.last, last.count > 1, last.hasSuffix(",") else { return words }
    return words.dropLast() + [String(last.dropLast())]
  }

  /// What an end says behind words that may say more of its hour: `Movie night at 8` is at 20:00. Nil for an hour that is none of
  /// that part of the day: `tonight at 1`.
  private static func settled(_ end: CapturedWhenReader.Found, after words: ArraySlice<String>) -> CapturedWhen? {
    guard end.part == nil, let time = end.when.time, time.isHalfDay, let last = words.last?.lowercased(),
      let part = DayPart(last) ?? DayPart(today: last)
    else { return end.when }
    guard let meant = part.time(time) else { return nil }
    var when = end.when
    when.time = meant
    return when
  }

  /// The words, and the fields in round brackets behind them, which are none.
  private static func split(_ text: String) -> (words: [String], fields: [String]) {
    let all = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard all.last?.hasSuffix(")") ?? false, let start = all.lastIndex(where: { $0.hasPrefix("(") }), start > 0,
      all[start...].contains(where: { $0.hasSuffix(":") })
    else { return (all, []) }
    return (Array(all[..<start]), Array(all[start...]))
  }

  /// Words that lead on to what follows: `about friday` is no day, and `until 5pm` is more than a time.
  private static let leading: Set<String> = [
    "about", "after", "and", "at", "before", "each", "every", "for", "from", "last", "of", "on", "or", "per", "since", "than",
    "till", "to",
    "until", "-", "–",
  ]

  /// Whether words end like `every 2nd`, after which a weekday is a part of the rule.
  private static func isOfRule(_ words: ArraySlice<String>) -> Bool {
    let last = words.suffix(2).map { $0.lowercased() }
    return last.count == 2 && ["every", "each"].contains(last[0]) && CapturedWhenReader.isOrdinal(last[1])
  }

  /// Whether the last two words are the end of a range of numbers in the person's language, where one word is *at* and *to*:
  /// `pages 3 à 5`.
  private static func isOfRange(_ words: [String], _ start: Int) -> Bool {
    start == words.count - 2 && LocalWords.rangeLinks.contains(words[start].lowercased())
      && [words[start - 1], words[start + 1]].allSatisfy { $0.allSatisfy(\.isNumber) }
  }

  /// `every 2 weeks on monday and friday at 5 pm until the 1st of December 2026`
  private static let mostWords = 16
}
