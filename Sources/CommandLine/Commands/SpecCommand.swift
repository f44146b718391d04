import BuiltIns
import Diagnostics

/// `tidemark spec`
enum SpecCommand {
  private static let section = Operand.optional("SECTION", "the number of a section, as 4 or 4.2, or words of its title")

  static let command = Command(
    "spec",
    "Print the specification of the format, or a section of it",
    operands: [section],
    examples: [
      Example("tidemark spec 5", "Print section 5 with all below it"),
      Example("tidemark spec fields", "Print the sections whose title has the word"),
    ]
  ) { invocation, console in
    guard let wanted = invocation[section] else {
      console.output.write(SpecificationText.text)
      return .success
    }
    let sections = Specification(SpecificationText.text).sections(named: wanted)
    guard !sections.isEmpty else {
      console.error.write("tidemark spec: no section is called “\(ControlCharacters.escaping(wanted))”; these are there:\n")
      for heading in Specification(SpecificationText.text).headings(upTo: 2) { console.error.write("  \(heading)\n") }
      return .couldNotRun
    }
    console.output.write(sections.joined(separator: "\n"))
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

  func headings(upTo level: Int) -> [String] {
    found.filter { $0.level <= level }.map(\.title)
  }

  /// The sections whose number it is, else those whose title is these words, else those whose title has them; case is ignored.
  /// A section ends where the next of its level or a higher one begins.
  func sections(named wanted: String) -> [String] {
    let wanted = wanted.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !wanted.isEmpty else { return [] }
    let words = wanted.lowercased()
    let isWanted: [(String) -> Bool] = [
      { $0.prefix { $0 != " " } == wanted },
      { $0.lowercased().drop { $0 != " " }.dropFirst() == words },
      { $0.lowercased().contains(words) },
    ]
    let matches = isWanted.lazy.map { test in found.filter { test($0.title) } }.first { !$0.isEmpty } ?? []
    var end = 0
    return matches.compactMap { heading in
      guard heading.line >= end else { return nil }
      end = found.first { $0.line > heading.line && $0.level <= heading.level }?.line ?? lines.count
      return lines[heading.line..<end].joined(separator: "\n").trimmedEnd + "\n"
    }
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
