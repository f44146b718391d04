import Chronology
public import Diagnostics
import Outline
import Reading

/// `date-mismatch`: a day whose file is named by another date.
public enum DateMismatch: Rule {
  public static let name = "date-mismatch"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard let date = file.reading?.plan.day?.date, let named = CivilDate.first(in: FileName.stem(of: file.path))?.date,
      date != named
    else { return }
    let title = file.titleRange
    let range = CivilDate.first(in: file.source.bytes, title)?.range ?? title
    findings.add(at: range, message(date, FileName.stem(of: file.path)), help: help(named))
  }

  public static let page = RulePage(
    summary: "A day whose file is named by another date",
    explanation: """
      Finds a file of kind `day` whose name holds a date that is not the one in its title. The title says which day it is. A \
      name without a date is right.
      """,
    reason: "Whoever looks for a day among the files finds another, and the day itself seems to be missing.",
    example: """
      ---
      kind: day
      ---

      # 2026-11-20 Friday
      """,
    instead: """
      ---
      kind: day
      ---

      # 2026-11-21 Saturday
      """
  )

  // MARK: Messages

  private static func message(_ date: CivilDate, _ name: String) -> String {
    "the title says \(date), and the name of the file says \(LintedFile.quote(name))"
  }
  private static func help(_ named: CivilDate) -> String { "write \(named) in the title, or rename the file" }
}
