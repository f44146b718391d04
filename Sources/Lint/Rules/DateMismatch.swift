import Chronology
public import Diagnostics
import Languages
import Outline
import Reading
import SourceText

/// `date-mismatch`: a day whose file is named by another date.
public enum DateMismatch: Rule {
  public static let name = "date-mismatch"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    if file.document.kind == .life { return checkYears(file, &findings) }
    guard let date = file.reading?.plan.day?.date, let named = FileName.date(of: file.path) else {
      return
    }
    let title = file.titleRange
    if date != named {
      let range = CivilDate.first(in: file.source.bytes, title)?.range ?? title
      let name = LintedFile.excerpt(FileName.stem(of: file.path))
      return findings.add(at: range, DateMismatchMessage.titleSays(date, name), help: DateMismatchMessage.writeInTitle(named))
    }
    guard file.document.title != nil, CivilDate.first(in: file.source.bytes, title) == nil,
      let words = otherDay(in: title, than: named, file)
    else { return }
    let problem = DateMismatchMessage.titleSaysWords(
      file.excerpt(words),
      LintedFile.excerpt(FileName.stem(of: file.path))
    )
    findings.add(at: words, problem, help: DateMismatchMessage.writeInTitle(named))
  }

  /// Marks of a life below the heading of another year.
  private static func checkYears(_ file: LintedFile, _ findings: inout Findings) {
    for part in file.document.sections.filter({ $0.role == .plain }).flatMap(file.document.elementsByYear) {
      guard let year = part.year else { continue }
      for case .item(let index) in part.elements {
        guard let anchor = file.document.items[index].headline.anchor, case .date(let date) = anchor.value, date.year != year,
          isLived(date, in: file)
        else { continue }
        let isDate = file.source.bytes[anchor.range.lowerBound] &- 0x30 < 10
        // A year has no other weeks.
        let number = Int(file.text(anchor.range).filter(\.isNumber)) ?? 0
        guard isDate || 1...53 ~= number else { continue }
        guard !isDate, let monday = CivilDate(mondayOfWeek: number, of: year) else {
          let problem = DateMismatchMessage.isNoDay(file.excerpt(anchor.range), of: year)
          findings.add(at: anchor.range, problem, help: DateMismatchMessage.correctYear(date.year))
          continue
        }
        let fix = file.fix(
          CommonMessage.write("\(monday)"),
          isSafe: false,
          TextEdit(replacing: anchor.range, with: "\(monday)")
        )
        findings.add(
          at: anchor.range,
          DateMismatchMessage.isInYear(file.excerpt(anchor.range), date.year),
          help: DateMismatchMessage.writeMonday(monday, week: number, of: year, lived: date.year),
          fix: fix
        )
      }
    }
  }

  /// Whether nothing else is told of a mark: that it is before birth, or to come.
  private static func isLived(_ date: CivilDate, in file: LintedFile) -> Bool {
    guard let span = file.reading?.plan.life?.span else { return true }
    return span.weekNumber(on: date).map { $0 <= span.weekNumber(on: file.context.today) ?? 0 } ?? false
  }

  /// The words of a title without a date that name another day than the file's name: `24 November`.
  static func otherDay(in titleRange: Range<Int>, than named: CivilDate, _ file: LintedFile) -> Range<Int>? {
    let bytes = file.source.bytes
    for start in titleRange where start == titleRange.lowerBound || bytes[start - 1] == 0x20 {
      guard let meant = MeantDate.scan(bytes, at: start, end: titleRange.upperBound, today: named, .ahead), !meant.isPeriod,
        bytes[start..<meant.end].contains(where: { (0x30...0x39).contains($0) })
      else { continue }
      return meant.dates.contains(named) ? nil : start..<meant.end
    }
    return nil
  }

  public static let example = RuleExample(
    found: """
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
}

/// What `date-mismatch` says.
enum DateMismatchMessage: Message {
  /// A date, and the name of the file.
  case titleSays(CivilDate, String)
  case titleSaysWords(String, String)
  case writeInTitle(CivilDate)
  case isNoDay(String, of: Int)
  /// A week of a life, and the year in which it is.
  case isInYear(String, Int)
  case correctYear(Int)
  /// The Monday of a week of the year of the heading, and the year in which the week of that number was lived.
  case writeMonday(CivilDate, week: Int, of: Int, lived: Int)
}
