public import Diagnostics
import Outline
import Reading
import SourceText

/// `field-value`: a value that its key cannot have.
public enum FieldValueRule: Rule {
  public static let name = "field-value"
  public static let severity = Severity.error

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.readingProblems { kind -> (key: FieldKey, error: FieldValueError)? in
      if case .fieldValue(let key, let error) = kind { (key, error) } else { nil }
    }
    for (problem, range) in problems {
      let words = ValueMessage(problem.error, of: problem.key.rawValue, written: file.text(range))
      let correct = problem.error.correction.map { correction in
        file.fix("Write “\(correction)”", isSafe: true, TextEdit(replacing: range, with: correction))
      }
      findings.add(at: range, words.message, help: words.help, fixes: correct.map { [$0] } ?? [])
    }
  }

  public static let page = RulePage(
    summary: "A value that its key cannot have",
    explanation: """
      Finds a field whose value is not of the kind that its key takes: no day of the calendar, no time of a clock, no number, \
      none of the words, no rule of recurrence. The item is read as if the field were absent.
      """,
    reason: "What the field was to say is not heeded: a task without its date, a tracker that is only a line of text.",
    example: "- [ ] Book room (due: 2026-02-30)",
    instead: "- [ ] Book room (due: 2026-02-28)",
    fix: "Writes the value that can only have been meant, where there is one (`2026-1-2` as `2026-01-02`). Safe."
  )
}
