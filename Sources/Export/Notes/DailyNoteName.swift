import Chronology
import Reading
import SourceText

/// How Obsidian names daily notes: a pattern of Moment.js, such as `YYYY-MM-DD` or `YYYY/MM/D MMMM`.
struct DailyNoteName {
  private enum Part {
    case literal(String)
    case year, shortYear, month, monthName, day
    /// Letters or digits that say nothing more.
    case word, number
  }

  /// Nil for a pattern with parts that no day has.
  private let parts: [Part]?

  private static let tokens: [(String, Part)] = [
    ("YYYY", .year), ("YY", .shortYear), ("MMMM", .monthName), ("MMM", .monthName), ("MM", .month), ("M", .month),
    ("DDDD", .number),
    ("DDD", .number), ("DD", .day), ("Do", .day), ("D", .day), ("dddd", .word), ("ddd", .word), ("dd", .word), ("ww", .number),
    ("w", .number), ("WW", .number), ("W", .number), ("gggg", .number), ("GGGG", .number), ("Q", .number), ("E", .number),
  ]

  init(_ pattern: String) {
    var parts: [Part]? = []
    var rest = pattern[...]
    while let first = rest.first {
      if first == "[", let end = rest.firstIndex(of: "]") {
        parts?.append(.literal(String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      } else if let (token, part) = DailyNoteName.tokens.first(where: { rest.hasPrefix($0.0) }) {
        parts?.append(part)
        rest = rest.dropFirst(token.count)
      } else {
        if first.isASCII, first.isLetter { parts = nil }
        parts?.append(.literal(String(first)))
        rest = rest.dropFirst()
      }
    }
    self.parts = parts
  }

  /// The day of a note; nil where the name is not of the pattern.
  ///
  /// - Parameter name: the path below the folder of daily notes, without its ending.
  func date(of name: String) -> CivilDate? {
    guard let parts else { return nil }
    var rest = name[...]
    var (year, month, day): (Int?, Int?, Int?)
    func digits(_ most: Int) -> Int? {
      let digits = rest.prefix(most).prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(digits)
    }
    func letters() -> String {
      let letters = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(letters.count)
      if rest.hasPrefix(".") { rest = rest.dropFirst() }
      return letters.lowercased()
    }
    for part in parts {
      switch part {
      case .literal(let text):
        guard rest.hasPrefix(text) else { return nil }
        rest = rest.dropFirst(text.count)
      case .year: year = digits(4)
      case .shortYear: year = digits(2).map { 2000 + $0 }
      case .month: month = digits(2)
      case .day:
        day = digits(2)
        if ["st", "nd", "rd", "th"].contains(where: { rest.hasPrefix($0) }) { rest = rest.dropFirst(2) }
      case .monthName:
        let word = letters()
        guard !word.isEmpty else { return nil }
        month = month ?? Month.allCases.first { word.count > 2 && $0.fullName.hasPrefix(word) }?.rawValue
      case .word: if letters().isEmpty { return nil }
      case .number: if digits(4) == nil { return nil }
      }
    }
    guard rest.isEmpty, let year, let month, let day else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }
}
