/// Words that are noted down in a hurry, and what their end says of when: `Call Mum tomorrow 17:00` (commands, *Capture*).
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
      if Self.leading.contains(all[start - 1].lowercased()) { continue }
      guard let end = reader.read(all[start...]) else { continue }
      // An hour that is none of this part of the day: `tonight at 1`.
      if end.part == nil, end.when.time != nil, Self.endsWithPart(all[..<start]) { continue }
      // A time whose day is not read: `for sunday 15:00`.
      if end.when.isTimeAlone, reader.rests(in: Array(all[..<start])).last?.isLast ?? false { continue }
      found = (all[..<start] + end.tags, end.when, end.read.joined(separator: " "))
    }
    let (rest, when, read) = found ?? (all, CapturedWhen(), nil)
    words = (rest + fields).joined(separator: " ")
    (self.when, self.read) = (when, read)
    left = reader.rests(in: rest)
  }

  /// The words, and the fields in round brackets behind them, which are none.
  private static func split(_ text: String) -> (words: [String], fields: [String]) {
    let all = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard all.last?.hasSuffix(")") ?? false, let start = all.lastIndex(where: { $0.hasPrefix("(") }), start > 0,
      all[start...].contains(where: { $0.hasSuffix(":") })
    else { return (all, []) }
    return (Array(all[..<start]), Array(all[start...]))
  }

  private static func endsWithPart(_ words: ArraySlice<String>) -> Bool {
    guard let last = words.last?.lowercased() else { return false }
    return DayPart(last) != nil || DayPart(today: last) != nil
  }

  /// Words that lead on to what follows: `about friday` is no day, and `until 5pm` is more than a time.
  private static let leading: Set<String> = [
    "about", "after", "and", "at", "before", "each", "every", "for", "from", "last", "of", "on", "or", "per", "since", "than",
    "till", "to",
    "until",
  ]

  /// `every 2 weeks on monday and friday at 5 pm until the 1st of December 2026`
  private static let mostWords = 16
}
