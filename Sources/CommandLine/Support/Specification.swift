import BuiltIns
import Diagnostics
import SourceText

/// The specification, cut at its headings.
struct Specification {
  private struct Heading {
    var level: Int
    var title: String
    var line: Int
  }

  private let lines: [Substring]
  private let found: [Heading]

  init(_ text: String) {
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    var headings: [Heading] = []
    var fence: String?
    for (index, line) in lines.enumerated() {
      let ticks = String(line.prefix { $0 == "`" })
      if ticks.count >= 3 {
        if fence == nil { fence = ticks } else if line == fence! { fence = nil }
        continue
      }
      let level = line.prefix { $0 == "#" }.count
      guard fence == nil, level > 0, line.dropFirst(level).first == " " else { continue }
      headings.append(Heading(level: level, title: String(line.dropFirst(level + 1)), line: index))
    }
    found = headings
  }

  /// The specification of the format.
  static let ofFormat = Specification(SpecificationText.text)

  /// The sections that say what a rule looks for, as the table of all rules names them.
  static func sections(ofRule name: String) -> [String] { sectionsOfRules[name] ?? [] }

  /// They are asked for all rules at once, and the table is far down.
  private static let sectionsOfRules = ofFormat.tableOfRules

  private var tableOfRules: [String: [String]] {
    let titles = Set(found.map(\.title))
    let rows = lines.drop { !$0.hasPrefix("| rule | severity |") }.dropFirst(2).prefix { $0.hasPrefix("| `") }
    let sections = rows.map { row in
      let titlesOfRow = row.split(separator: "[").dropFirst().compactMap { part in
        part.firstIndex(of: "]").map { String(part[..<$0]) }
      }
      return (String(row.dropFirst(3).prefix { $0 != "`" }), titlesOfRow.filter(titles.contains))
    }
    return Dictionary(sections) { first, _ in first }
  }

  /// The texts of the headings, in order: the title, with level 2 the chapters, with level 3 the sections too.
  func headings(upTo level: Int) -> [String] {
    found.filter { $0.level <= level }.map(\.title)
  }

  /// The sections whose heading is these words, else those whose heading begins with them, else those that have them; case is
  /// ignored. A section ends where the next of its level or a higher one begins.
  func sections(named wanted: String) -> [String] {
    let words = wanted.onOneLine.lowercased()
    guard !words.isEmpty else { return [] }
    let isWanted: [(String) -> Bool] = [
      { $0.lowercased() == words },
      { $0.lowercased().hasPrefix(words) },
      { $0.lowercased().contains(words) },
    ]
    let matches = isWanted.lazy.map { test in found.filter { test($0.title) } }.first { !$0.isEmpty } ?? []
    var end = 0
    return matches.compactMap { heading in
      guard heading.line >= end else { return nil }
      end = found.first { $0.line > heading.line && $0.level <= heading.level }?.line ?? lines.count
      return text(of: heading.line..<end)
    }
  }

  /// Some lines as a text, without the addresses of links at the end of the document.
  private func text(of range: Range<Int>) -> String {
    let shown = lines[range].reversed().drop { $0.allSatisfy(\.isWhitespace) || $0.hasPrefix("[") && $0.contains("]: #") }
    return shown.reversed().joined(separator: "\n") + "\n"
  }
}
