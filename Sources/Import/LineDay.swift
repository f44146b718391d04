import Chronology

/// The day that a part of a line names.
enum LineDay {
  /// A date as 2026-12-31 at an offset, that ends where the word does or before a comma, a semicolon or a point.
  static func date(in line: LineText, at start: Int, end: Int) -> (date: CivilDate, end: Int)? {
    guard let (date, dateEnd) = CivilDate.scan(line.bytes, at: start, end: end) else { return nil }
    let rest = line.bytes[dateEnd..<end]
    guard rest.isEmpty || rest.count == 1 && ",.;".utf8.contains(line.bytes[dateEnd]) else { return nil }
    return (date, dateEnd)
  }

  /// The date that a value is, in the brackets of a link or without.
  static func date(_ text: some StringProtocol) -> CivilDate? {
    let isLink = text.hasPrefix("[[") && text.hasSuffix("]]")
    return CivilDate(String(isLink ? text.dropFirst(2).dropLast(2) : text[...]))
  }

  /// `today`, `tomorrow`, or a weekday, the next one of which is meant.
  static func day(_ word: some StringProtocol, after today: CivilDate) -> CivilDate? {
    switch word.lowercased() {
    case "today": return today
    case "tomorrow": return today.adding(days: 1)
    case let name:
      guard let weekday = Weekday(name: name) else { return nil }
      return (1...7).map { today.adding(days: $0) }.first { $0.weekday == weekday }
    }
  }
}
