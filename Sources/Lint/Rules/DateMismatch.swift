import Chronology
public import Diagnostics
import Outline
import Reading

/// `date-mismatch`: a day whose file is named by another date.
public enum DateMismatch: Rule {
  public static let name = "date-mismatch"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard let date = file.reading?.plan.day?.date, let named = FileName.date(of: file.path) else {
      return
    }
    let title = file.titleRange
    if date != named {
      let range = CivilDate.first(in: file.source.bytes, title)?.range ?? title
      return findings.add(at: range, message(date, FileName.stem(of: file.path)), help: help(named))
    }
    guard file.document.title != nil, CivilDate.first(in: file.source.bytes, title) == nil,
      let words = words(in: title, otherThan: named, file)
    else { return }
    findings.add(at: words, wordsMessage(file.quote(words), FileName.stem(of: file.path)), help: help(named))
  }

  /// The words of a title without a date that name another day than the file's name: `24 November`.
  private static func words(in titleRange: Range<Int>, otherThan named: CivilDate, _ file: LintedFile) -> Range<Int>? {
    let bytes = file.source.bytes
    for start in titleRange where start == titleRange.lowerBound || bytes[start - 1] == 0x20 {
      guard let meant = MeantDate.scan(bytes, at: start, end: titleRange.upperBound, today: named, .ahead), !meant.isPeriod,
        bytes[start..<meant.end].contains(where: { (0x30...0x39).contains($0) })
      else { continue }
      return meant.dates.contains(named) ? nil : start..<meant.end
    }
    return nil
  }

  public static let page = RulePage(
    summary: "A day whose file is named by another date",
    explanation: """
      Finds a file of kind `day` whose name has a date that is not the one in its title. The title says which day it is, if it \
      has a date; otherwise the name does, and words of the title that name another day (*24 November*) are found. A name without \
      a date is right.
      """,
    reason: "If you look for a day among the files you find another one, and the day itself seems to be missing.",
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
  private static func wordsMessage(_ words: String, _ name: String) -> String {
    "the title says \(words), and the name of the file says \(LintedFile.quote(name))"
  }
  private static func help(_ named: CivilDate) -> String { "write \(named) in the title, or rename the file" }
}
