import Chronology
public import Diagnostics
import Languages
import Outline
import SourceText

/// `weekday-mismatch`: a day whose title names another weekday than its date has.
public enum WeekdayMismatch: Rule {
  public static let name = "weekday-mismatch"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard let day = file.reading?.plan.day, let date = day.date else { return }
    let hasTitle = file.document.title != nil
    let source = hasTitle ? file.source : SourceText(day.title)
    let words = names(in: source, hasTitle ? file.titleRange : 0..<source.bytes.count)
    // Beside the right name another one belongs to the words: “Friday, before Sunday's guests”.
    guard let wrong = words.first, !words.contains(where: { $0.weekday == date.weekday }) else { return }
    let written = source.string(in: wrong.range)
    // `Tuesday 24 November` is another day as a whole, and `date-mismatch` tells of it.
    if hasTitle, CivilDate.first(in: file.source.bytes, file.titleRange) == nil,
      DateMismatch.otherDay(in: file.titleRange, than: date, file) != nil
    {
      return
    }
    let right = name(of: date.weekday, like: written)
    let fix = file.fix(CommonMessage.write(right), isSafe: false, TextEdit(replacing: wrong.range, with: right))
    findings.add(
      at: hasTitle ? wrong.range : file.titleRange,
      WeekdayMismatchMessage.isOtherWeekday(date, written),
      help: hasTitle ? WeekdayMismatchMessage.writeOrCorrectDate(right) : .writeInName(right),
      fixes: hasTitle ? [fix] : []
    )
  }

  /// The names of weekdays in a title, in full or of three letters.
  private static func names(in source: SourceText, _ range: Range<Int>) -> [(weekday: Weekday, range: Range<Int>)] {
    var names: [(weekday: Weekday, range: Range<Int>)] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let end = (offset..<range.upperBound).first { !isLetter(source.bytes[$0]) } ?? range.upperBound
      // From “Mon” to “Wednesday”.
      if (3...9).contains(end - offset), let weekday = weekday(named: source.string(in: offset..<end).lowercased()) {
        names.append((weekday, offset..<end))
      }
      offset = end + 1
    }
    return names
  }

  private static func weekday(named word: String) -> Weekday? {
    Weekday.allCases.first { $0.fullName.hasPrefix(word) && (word.utf8.count == 3 || $0.fullName == word) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
  }

  /// The name of a weekday, as long as another and in its case.
  private static func name(of weekday: Weekday, like written: String) -> String {
    let name = written.count == 3 ? weekday.name : weekday.fullName
    if written.allSatisfy(\.isUppercase) { return name.uppercased() }
    return written.first?.isUppercase == true ? String(weekday.title.prefix(name.count)) : name
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: day
      ---

      # 2026-11-20 Thursday
      """,
    instead: """
      ---
      kind: day
      ---

      # 2026-11-20 Friday
      """
  )
}

/// What `weekday-mismatch` says.
enum WeekdayMismatchMessage: Message {
  /// `2026-11-20 is not a “Thursday” but a Friday`
  case isOtherWeekday(CivilDate, String)
  /// `write “Friday”, or correct the date`
  case writeOrCorrectDate(String)
  /// The same of a file that has its date in its name.
  case writeInName(String)
}
