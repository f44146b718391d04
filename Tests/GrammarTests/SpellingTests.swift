import Chronology
import Diagnostics
import Export
import Lint
import Outline
import Reading
import SourceText
import TestSupport
import Testing

/// What people write, told from what they write to one another: of lines that were meant none is passed over in silence, and
/// of prose none is reported. Both sets were written without a look at the code.
@Suite struct SpellingTests {
  private static let folder = "Tests/GrammarTests/Spellings"
  private static let today = CivilDate("2026-11-22")!

  // MARK: Prose

  private static var prose: [String] { (try? ProjectFiles.names(in: "\(folder)/prose")) ?? [] }

  @Test func thereIsEnough() throws {
    let lines = try Self.prose.reduce(0) { sum, name in
      sum + (try ProjectFiles.text("\(Self.folder)/prose/\(name)")).split(separator: "\n").count
    }
    #expect(lines >= 300)
    #expect(try MeantLine.all(in: Self.folder).count >= 300)
  }

  @Test(arguments: prose)
  func proseStaysProse(_ name: String) throws {
    let text = try ProjectFiles.text("\(Self.folder)/prose/\(name)")
    let start = try #require(text.prefixMatch(of: /<!-- in: (\w+) -->\n/))
    let kind = DocumentKind(rawValue: String(start.1))
    let body = text[start.range.upperBound...]
    let hasTitle = body.drop(while: \.isNewline).hasPrefix("# ")
    let head = kind.map { MeantLine.head(of: $0, title: hasTitle ? nil : MeantLine.title(of: $0)) } ?? ""
    // A diary has its days in the names of its files.
    let findings = Self.findings(in: head + body, name: "2026-11-22.md")
    #expect(findings.filter { $0.severity > .info }.map { "\($0.rule): \($0.message)" } == [])
  }

  /// Prose that was written close to what is told: of it not even a note is made.
  @Test(arguments: prose.filter { $0.hasPrefix("near-") })
  func nearProseHasNoNote(_ name: String) throws {
    let text = try ProjectFiles.text("\(Self.folder)/prose/\(name)")
    let start = try #require(text.prefixMatch(of: /<!-- in: (\w+) -->\n/))
    let kind = try #require(DocumentKind(rawValue: String(start.1)))
    let body = text[start.range.upperBound...]
    let hasTitle = body.drop(while: \.isNewline).hasPrefix("# ")
    let file = MeantLine.head(of: kind, title: hasTitle ? nil : MeantLine.title(of: kind)) + body
    // A habit without a line in its log says nothing of its words.
    let findings = Self.findings(in: file, name: "2026-11-22.md").filter { $0.rule != "idle-habit" }
    #expect(findings.map { "\($0.rule): \($0.message)" } == [])
  }

  // MARK: Meant

  @Test func whatWasMeantIsReadOrTold() throws {
    var lines: [String] = []
    var counts: [MeantLine.Wish: [Fate: Int]] = [:]
    for line in try MeantLine.all(in: Self.folder) {
      let (fate, words) = Self.fate(of: line)
      counts[line.wish, default: [:]][fate, default: 0] += 1
      lines.append("\(line.place)\t\(line.text)\t\(line.wish.rawValue)\t\(fate.rawValue)\t\(words)")
    }
    for wish in MeantLine.Wish.allCases {
      let count = counts[wish] ?? [:]
      let words = Fate.allCases.map { "\(count[$0] ?? 0) \($0.rawValue)" }.joined(separator: ", ")
      lines.append("wanted: \(wish.rawValue): \(words), of \(count.values.reduce(0, +))")
    }
    expectGolden(lines.joined(separator: "\n") + "\n", "\(Self.folder)/meant.txt")
    // Recorded anew, the file may say anything; it must not say that more is silent.
    for (wish, most) in [(MeantLine.Wish.read, 9), (.report, 7), (.either, 66)] {
      #expect(counts[wish]?[.silent] ?? 0 <= most, "\(wish.rawValue): more lines are silent than \(most)")
    }
  }

  /// A debt that is not forgotten: whoever mends a line of `unread.md` moves it to `meant.md`.
  @Test func whatIsSilentIsKnown() throws {
    let lines = try MeantLine.unread(in: Self.folder)
    for line in lines {
      let (fate, words) = Self.fate(of: line, beside: line.plainTask)
      #expect(fate == .silent, "\(line.text) is \(fate) (\(words)): move it to meant.md")
    }
  }

  /// What became of a line.
  private enum Fate: String, CaseIterable {
    case told, read, silent
  }

  /// A line is told if there is a finding on it; read if it gives other types or facts than plain words in its place.
  private static func fate(of line: MeantLine, beside plain: String? = nil) -> (Fate, String) {
    let source = SourceText(line.file)
    let rules = Set(
      findings(in: line.file).filter { line.lines.contains(source.line(at: $0.range.lowerBound)) }
        // A habit without a line in its log says nothing of its words.
        .filter { plain == nil || $0.rule != "idle-habit" }
        .map { $0.rule + ($0.fixes.contains(where: \.isSafe) ? "!" : "") }
    )
    if !rules.isEmpty { return (.told, rules.sorted().joined(separator: ", ")) }
    let reading = listing(of: line.file)
    let isPlain = kinds(reading) == kinds(listing(of: plain ?? line.plainFile))
    return (isPlain ? .silent : .read, reading.suffix(2).map(\.text).joined(separator: " / "))
  }

  /// The types of a reading with their facts, without their words.
  private static func kinds(_ lines: [OutlineListing.Line]) -> [[String]] {
    lines.map { line in [line.type] + line.facts.map { "\($0.key)=\($0.value)" } }
  }

  private static func findings(in text: String, name: String = "line.md") -> [Diagnostic] {
    let document = Document(reading: SourceText(text))
    return Linter().lint(LintedFile(path: name, document: document, context: LintContext(today: today)))
  }

  private static func listing(of text: String) -> [OutlineListing.Line] {
    let document = Document(reading: SourceText(text))
    let reading = PlanReading(of: document, fileName: "line")
    return OutlineListing(ExportedDocument(path: "line.md", document: document, reading: reading)).lines
  }
}
