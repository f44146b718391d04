import BuiltIns
import Diagnostics
import SourceText

/// `tidemark spec`
enum SpecCommand {
  private static let section = Operand.optional("SECTION", "the heading of a section, its beginning, or words of it")

  static let command = Command(
    "spec",
    "Print the specification of the format, or a section of it",
    operands: [section],
    examples: [
      Example("tidemark spec fields", "Print the chapter on fields, with all below it"),
      Example("tidemark spec \"log entries\"", "Print one section"),
    ]
  ) { invocation, console in
    guard let wanted = invocation[section] else {
      console.write(paged: SpecificationText.text)
      return .success
    }
    let specification = Specification(SpecificationText.text)
    let sections = specification.sections(named: wanted)
    guard !sections.isEmpty else {
      let nearest = nearestWord(to: wanted, in: specification.headings(upTo: 3).dropFirst())
      let question = nearest.map { "; did you mean “\($0)”?" } ?? ""
      console.error.write("tidemark spec: no section is called “\(ControlCharacters.escaping(wanted))”\(question)\n")
      console.error.write("these are the chapters; `tidemark spec NAME` prints one with its sections:\n")
      for heading in specification.headings(upTo: 2).dropFirst() { console.error.write("  \(heading)\n") }
      return .couldNotRun
    }
    console.write(paged: sections.joined(separator: "\n"))
    return .success
  }
}

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
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
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
