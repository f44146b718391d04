import Chronology
public import Diagnostics
import Outline
import Reading

/// `missing-date`: a day of which neither the title nor the name of the file names a date.
public enum MissingDate: Rule {
  public static let name = "missing-date"
  public static let severity = Severity.error

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard let day = file.reading?.plan.day, day.date == nil else { return }
    let range = file.titleRange
    guard let title = file.document.title else {
      return findings.add(at: range, nameMessage(FileName.stem(of: file.path)), help: nameHelp)
    }
    findings.add(
      at: range.isEmpty ? title.headline.range : range,
      range.isEmpty ? emptyMessage : message(file.quote(range)),
      help: help(meant(by: file.source.bytes, range, today: file.context.today) ?? file.context.today)
    )
  }

  /// The day that the words of a title most likely name: `Monday 23 nov`.
  private static func meant(by bytes: [UInt8], _ titleRange: Range<Int>, today: CivilDate) -> CivilDate? {
    for start in titleRange where start == titleRange.lowerBound || bytes[start - 1] == 0x20 {
      let meant = MeantDate.scan(bytes, at: start, end: titleRange.upperBound, today: today, .ahead)
      if let meant, !meant.isPeriod, bytes[start..<meant.end].contains(where: { (0x30...0x39).contains($0) }) {
        return meant.dates[0]
      }
    }
    return nil
  }

  public static let page = RulePage(
    summary: "A day without a date in its title or its name",
    explanation: """
      Finds a file of kind `day` that has no date of the calendar as `YYYY-MM-DD` in its title or its name. The date may be \
      anywhere in it, but not inside a word or a longer number.
      """,
    reason:
      "The title says which day it is, or the file's name if the title does not. Without a date the blocks and tasks of the file belong to no day.",
    example: """
      ---
      kind: day
      ---

      # Friday

      - 09:00 - 10:00 Plan the week
      """,
    instead: """
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 09:00 - 10:00 Plan the week
      """
  )

  // MARK: Messages

  private static func message(_ title: String) -> String { "\(title) has no date, so the file belongs to no day" }
  private static let emptyMessage = "the title has no date, so the file belongs to no day"
  private static func help(_ date: CivilDate) -> String {
    "write the date into the title as year-month-day: “# \(date) \(date.weekday.title)”"
  }
  private static func nameMessage(_ name: String) -> String {
    "the file has no title, and its name \(LintedFile.quote(name)) names no date, so it belongs to no day"
  }
  private static let nameHelp = "write a title with the date below the front matter, as “# 2026-11-20 Friday”"
}
