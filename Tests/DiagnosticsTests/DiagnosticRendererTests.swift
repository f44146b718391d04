import Languages
import SourceText
import Testing

@testable import Diagnostics

@Suite struct DiagnosticRendererTests {
  static let source = SourceText("# Health\n\n- Call mum (duw: 2026-12-31)\n")

  static let diagnostic = Diagnostic(
    rule: "unknown-key",
    severity: .warning,
    file: "pages/health.md",
    range: 22..<25,
    problem: Told("“duw” is not a key"),
    advice: Told("did you mean “due”?"),
    fixes: [
      Fix(name: Told("Write “due”"), isSafe: true, edits: []),
      Fix(name: Told("Delete it"), isSafe: false, edits: []),
    ]
  )

  @Test func rendersAll() {
    #expect(
      DiagnosticRenderer().text(for: Self.diagnostic, in: Self.source) == """
        pages/health.md:3:13: warning: “duw” is not a key [unknown-key]
          - Call mum (duw: 2026-12-31)
                      ^^^
          help: did you mean “due”?
          fix: Write “due”
          fix: Delete it (applied only when you ask)

        """
    )
  }

  @Test func partsSeveral() {
    var short = Self.diagnostic
    short.advice = nil
    short.fixes = []
    short.severity = .error
    short.range = 9..<9
    let text = DiagnosticRenderer().text(for: [short, short]) { _ in Self.source }
    #expect(
      text == """
        pages/health.md:2:1: error: “duw” is not a key [unknown-key]

          ^

        pages/health.md:2:1: error: “duw” is not a key [unknown-key]

          ^

        """
    )
  }

  @Test func manageWithoutTheSource() {
    var short = Self.diagnostic
    short.fixes = []
    #expect(
      DiagnosticRenderer().text(for: short, in: nil) == """
        pages/health.md: warning: “duw” is not a key [unknown-key]
          help: did you mean “due”?

        """
    )
  }

  @Test(arguments: Severity.allCases)
  func colorsAreAllThatANSIAdds(severity: Severity) {
    var diagnostic = Self.diagnostic
    diagnostic.severity = severity
    let plain = DiagnosticRenderer().text(for: diagnostic, in: Self.source)
    let colored = DiagnosticRenderer(style: .ansi).text(for: diagnostic, in: Self.source)
    #expect(colored != plain)
    #expect(colored.replacing(/\x1B\[[0-9;]*m/, with: "") == plain)
    #expect(colored.contains("\u{1B}[1m“duw” is not a key\u{1B}[0m"))
  }

  @Test func neverShowsControlCharacters() {
    let evil = "\u{1B}]0;x\u{7}\u{9B}\u{202E}\r\n"
    let diagnostic = Diagnostic(
      rule: "rule",
      severity: .error,
      file: "a\(evil).md",
      range: 2..<3,
      problem: Told("message \(evil)"),
      advice: Told("help \(evil)"),
      fixes: [Fix(name: Told("fix \(evil)"), isSafe: true, edits: [])]
    )
    let text = DiagnosticRenderer().text(for: diagnostic, in: SourceText("ab\(evil)cd"))
    let harmful = text.unicodeScalars.filter { $0 != "\n" && ControlCharacters.mustEscape($0) }
    #expect(harmful.isEmpty)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 6)
  }
}
