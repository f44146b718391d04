import Languages
import SourceText

@testable import Diagnostics

/// Findings in files whose names, texts and messages hold what the formats of reports must escape.
enum NastyFiles {
  static let name = "./a \"b\" <c> & d]]>, e:f 100%/täg\u{1B}[2J\u{202E}\n\t'x'.md"

  static let checked = [
    CheckedFile(path: name, source: source, findings: findings) { $0 == "days/2026-11-21.md" ? other : nil },
    CheckedFile(path: "clean.md", source: SourceText("fine\n"), findings: []),
    CheckedFile(path: "/abs/hint:1.md", source: SourceText("x"), findings: [hint]),
  ]

  static let unread = UnreadFile(path: "locked & <gone>.md", reason: "permission denied")

  /// The texts of two lines are alike.
  static let source = SourceText("🥛 Call (duw: x)\r\n- same\n- same\nlast\u{7} {0} [a](b)")
  static let other = SourceText("# 2026-11-21\n")

  static let findings = [
    Diagnostic(
      rule: "unknown-key",
      severity: .warning,
      file: name,
      range: 11..<14,
      problem: Told(
        "“duw” & <duw> are \"no\" key, 100% ]]> {0} [link](http://x.invalid) \u{1B}[31m\u{9B}\u{202E}: ::error::\r\n"
      ),
      advice: Told("did you mean “due”, or %0A?"),
      fixes: [
        Fix(
          name: Told("Write “due” {1}"),
          isSafe: true,
          edits: [
            edit(name, 11..<14, "due"),
            edit("days/2026-11-21.md", 13..<13, "- \"täg\"\n"),
            edit("days/new.md", 0..<0, "x\n"),
            edit(name, 0..<4, ""),
          ]
        ),
        Fix(name: Told("Nothing"), isSafe: false, edits: []),
      ]
    ),
    Diagnostic(rule: "two-lines", severity: .error, file: name, range: 22..<36, problem: Told("spans\u{2028}lines")),
    Diagnostic(rule: "same", severity: .warning, file: name, range: 22..<26, problem: Told("same")),
    Diagnostic(rule: "same", severity: .warning, file: name, range: 29..<33, problem: Told("same")),
    Diagnostic(rule: "same", severity: .warning, file: name, range: 29..<33, problem: Told("same")),
    Diagnostic(rule: "whole-line", severity: .error, file: name, range: 20..<27, problem: Told("a line with its end")),
    Diagnostic(rule: "at-the-end", severity: .error, file: name, range: 999..<1_999, problem: Told("missing")),
  ]

  static let hint = Diagnostic(rule: "hint", severity: .info, file: "/abs/hint:1.md", range: 0..<0, problem: Told("hm"))

  private static func edit(_ file: String, _ range: Range<Int>, _ text: String) -> FileEdit {
    FileEdit(file: file, edit: TextEdit(replacing: range, with: text))
  }

  /// The whole report.
  static func text(of report: some DiagnosticReport) -> String {
    var report = report
    var text = ""
    for file in checked { text += report.add(file) }
    text += report.add(unread)
    return text + report.end()
  }

  /// A report on nothing.
  static func emptyText(of report: some DiagnosticReport) -> String { report.end() }

  /// Characters that must not reach a terminal, but for line ends.
  static func harmful(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0 != "\n" && ControlCharacters.mustEscape($0) }
  }
}
