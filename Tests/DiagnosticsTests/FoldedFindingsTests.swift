import Languages
import SourceText
import Testing

@testable import Diagnostics

/// Of many findings of one rule on one line the first are told one by one, and of the others how many there are.
@Suite struct FoldedFindingsTests {
  private static let source = SourceText("short\n" + String(repeating: "x", count: 900) + "\nlast\n")

  private static func finding(_ rule: String, _ offset: Int, _ severity: Severity = .error) -> Diagnostic {
    Diagnostic(
      rule: rule,
      severity: severity,
      file: "a.md",
      range: offset..<offset + 1,
      problem: Told("no \(rule)"),
      advice: Told("mend it")
    )
  }

  /// 822 of one rule and 11 of another on the second line, one on the third.
  private static let found: [Diagnostic] = {
    var found: [Diagnostic] = []
    for index in 0..<822 {
      found.append(finding("many", 6 + index))
      if index < 11 { found.append(finding("some", 6 + index, .warning)) }
    }
    return found + [finding("many", 908)]
  }()

  private static let folded = found.folded(in: source)

  @Test func countsStayTrue() {
    let folded = Self.folded
    let many: [Int] = folded.filter { $0.rule == "many" }.map(\.more)
    let some: [Int] = folded.filter { $0.rule == "some" }.map(\.more)
    #expect(many == [0, 0, 0, 0, 0, 0, 0, 0, 0, 812, 0])
    #expect(some == [0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    let count: Int = folded.reduce(0) { $0 + 1 + $1.more }
    #expect(count == Self.found.count)
    #expect(folded.map(\.range.lowerBound) == folded.map(\.range.lowerBound).sorted())
    #expect(folded.folded(in: Self.source) == folded)
  }

  @Test func whatIsFewStaysAsItIs() {
    let few = Array(Self.found.filter { $0.rule == "some" }.prefix(10))
    #expect(few.folded(in: Self.source) == few)
    #expect([Diagnostic]().folded(in: Self.source) == [])
  }

  // MARK: Every format

  private static func text(_ report: some DiagnosticReport) -> String {
    var report = report
    let part = report.add(CheckedFile(path: "a.md", source: source, findings: folded))
    return part + report.end()
  }

  @Test(arguments: [
    ("short", text(ShortReport()), "a.md:2:10: error: no many (and 812 more on this line) [many]\n"),
    ("github", text(GitHubReport()), "::no many (and 812 more on this line)%0Amend it\n"),
    ("gitlab", text(GitLabReport()), "\"no many (and 812 more on this line); mend it\""),
    ("junit", text(JUnitReport()), "message=\"no many (1 of 823)\""),
    ("junit", text(JUnitReport()), "a.md:2:10: error: no many (and 812 more on this line); mend it\n"),
    ("sarif", text(SARIFReport(version: "1.0.0", rules: [])), "\"moreOnLine\": 812"),
    ("sarif", text(SARIFReport(version: "1.0.0", rules: [])), "no many (and 812 more on this line); mend it"),
    ("text", DiagnosticRenderer().text(for: folded) { _ in source }, "^\n  and 812 more on this line\n  help: mend it\n"),
  ])
  func saysHowManyMore(format: String, report: String, words: String) {
    #expect(report.contains(words), "\(format)")
    // Each line of the report may quote a part of the source and no more.
    #expect(report.count < 20_000, "\(format)")
  }

  @Test func jsonSaysItAsData() {
    let object = DiagnosticJSON.object(for: Self.folded, fileCount: 1) { _ in Self.source }
    let text = object.write(pretty: false)
    #expect(text.contains("\"more\":812") && text.contains("\"more\":1}"))
    #expect(text.contains("\"errors\":823") && text.contains("\"warnings\":11"))
  }

  /// A run of bytes that go on a character which never began is cut like any other.
  @Test func aLineOfStrayBytesIsCut() {
    let source = SourceText([UInt8](repeating: 0x80, count: 100_000))
    let excerpt = SourceExcerpt(of: source, range: 50_000..<50_001, width: 40)
    #expect(excerpt.line.count <= 40)
  }
}
