import Chronology
import Diagnostics
import Export
import Formatting
import Lint
import Outline
import Reading
import SourceText
import TestSupport
import Testing

/// The examples of the specification and its further cases, run.
@Suite struct FormatTests {
  /// An example that is moved to another file must not get lost on the way.
  @Test func noExampleIsLost() {
    let all = FormatExample.all
    #expect(all.count >= 791)
    #expect(all.count * 2 + all.count { $0.formatted != nil } >= 1690, "inputs, readings and canonical forms")
    #expect(all.count { $0.file == "FORMAT.md" } >= 80, "the specification explains itself by examples")
  }

  /// Whoever looks a case up finds the rule that it is a case of.
  @Test func casesStandBelowHeadingsOfTheSpecification() throws {
    let headings = SpecificationHeadings(try ProjectFiles.text("Grammar/FORMAT.md")).titles
    #expect(Set(headings).count == headings.count, "a heading stands twice")
    let unknown = Set(FormatExample.all.map(\.heading)).subtracting(headings)
    #expect(unknown.sorted() == [], "FORMAT.md has no such heading")
  }

  @Test(arguments: FormatExample.all)
  func readsAsItSays(_ example: FormatExample) {
    let source = SourceText(example.text)
    let document = Document(reading: source, kindByFolder: example.kindByFolder)
    let found = lines(of: document, example) + findings(in: document, example)
    guard found.count == example.expected.count, zip(found, example.expected).allSatisfy(matches) else {
      let expected = example.expected.joined(separator: "\n")
      Issue.record("\(example.input)--- expected\n\(expected)\n--- found\n\(found.map(\.text).joined(separator: "\n"))")
      return
    }
  }

  @Test(arguments: FormatExample.all.filter { $0.formatted != nil })
  func formatsAsItSays(_ example: FormatExample) {
    let prefix = example.isFile ? "" : FormatExample.prefix
    let formatted: SourceText
    switch FormattedFile(formatting: SourceText(example.text), kindByFolder: example.kindByFolder) {
    case .changed(let text): formatted = text
    case .unchanged, .note: formatted = SourceText(example.text)
    case let other:
      Issue.record("\(other)")
      return
    }
    #expect(String(decoding: formatted.bytes, as: UTF8.self) == prefix + (example.formatted ?? ""))
  }

  /// What stands on one line: all of it for a person, and in parts to compare.
  private struct Found {
    var depth: Int
    var text: String
    var words: String
    var facts: [(key: String, value: String)]
  }

  /// The path of the file of an example.
  private func path(of document: Document, _ example: FormatExample) -> String {
    example.path ?? (document.kind == .vault ? "tidemark.md" : "example.md")
  }

  private func lines(of document: Document, _ example: FormatExample) -> [Found] {
    guard document.kind != nil else { return [] }
    let path = path(of: document, example)
    let reading = PlanReading(of: document, fileName: FileName.stem(of: path))
    let listing = OutlineListing(ExportedDocument(path: path, document: document, reading: reading))
    return listing.lines.compactMap { line in
      let depth = example.isFile ? max(line.depth - 1, 0) : line.depth - 2
      guard depth >= 0 else { return nil }
      let words = ([line.type] + (line.title.map { ["\"\($0)\""] } ?? [])).joined(separator: " ")
      return Found(depth: depth, text: String(repeating: "  ", count: depth) + line.text, words: words, facts: line.facts)
    }
  }

  private func findings(in document: Document, _ example: FormatExample) -> [Found] {
    let context = LintContext(today: CivilDate("2026-11-20")!)
    let linted = LintedFile(path: path(of: document, example), document: document, context: context)
    return Linter().lint(linted).map { diagnostic in
      let position = document.source.position(at: diagnostic.range.lowerBound)
      let words = "\(diagnostic.severity.rawValue) \(position.line - example.linesBefore):\(position.column) \(diagnostic.rule)"
      return Found(depth: 0, text: words, words: words, facts: [])
    }
  }

  private func matches(_ found: Found, _ expected: String) -> Bool {
    let line = expected.drop { $0 == " " }
    guard expected.count - line.count == found.depth * 2, line.hasPrefix(found.words) else { return false }
    var rest = line.dropFirst(found.words.count)
    guard rest.isEmpty || rest.first == " " else { return false }
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].drop { $0 == " " }
      rest = rest[rest.index(after: equals)...]
      let value: Substring
      if rest.first == "\"" {
        // The value ends with the quote that a space and another key, or nothing, follow: nothing is escaped.
        guard let close = closingQuote(in: rest) else { return false }
        value = rest[rest.index(after: rest.startIndex)..<close]
        rest = rest[rest.index(after: close)...]
      } else {
        value = rest.prefix { $0 != " " }
        rest = rest.dropFirst(value.count)
      }
      guard found.facts.contains(where: { $0.key == key && $0.value == value }) else { return false }
    }
    return rest.allSatisfy { $0 == " " }
  }

  private func closingQuote(in text: Substring) -> Substring.Index? {
    text.indices.dropFirst().first { index in
      guard text[index] == "\"" else { return false }
      let next = text[text.index(after: index)...]
      return next.isEmpty || next.wholeMatch(of: /\ [A-Za-z-]+=.*/) != nil
    }
  }
}
