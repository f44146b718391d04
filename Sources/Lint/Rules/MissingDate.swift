import Chronology
public import Diagnostics
import Languages
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
      let name = LintedFile.excerpt(FileName.stem(of: file.path))
      return findings.add(at: range, MissingDateMessage.hasNoTitle(name), help: MissingDateMessage.writeTitle)
    }
    let date = meant(by: file.source.bytes, range, today: file.context.today) ?? file.context.today
    findings.add(
      at: range.isEmpty ? title.headline.range : range,
      range.isEmpty ? MissingDateMessage.emptyTitleHasNoDate : .hasNoDate(file.excerpt(range)),
      help: MissingDateMessage.writeDate("# \(date) \(date.weekday.title)")
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

  public static let example = RuleExample(
    found: """
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
}

/// What `missing-date` says.
enum MissingDateMessage: Message {
  /// `“Friday” has no date, so the file belongs to no day`
  case hasNoDate(String)
  /// The same of a title without words.
  case emptyTitleHasNoDate
  /// The same of a file without a title, with its name.
  case hasNoTitle(String)
  /// How a title is written: `# 2026-11-20 Friday`.
  case writeDate(String)
  /// The same for a file without one.
  case writeTitle
}
