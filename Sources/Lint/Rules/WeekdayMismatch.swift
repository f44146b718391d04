import Chronology
public import Diagnostics
import Languages
import Outline
import SourceText

/// `weekday-mismatch`: a day whose title names another weekday than its date has, and a row of a page that does so behind
/// its date.
public enum WeekdayMismatch: Rule {
  public static let name = "weekday-mismatch"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    checkTitle(file, &findings)
    if file.document.kind == .page { checkRows(file, &findings) }
  }

  /// `2026-11-20 Monday lunch`
  private static func checkRows(_ file: LintedFile, _ findings: inout Findings) {
    guard let reading = file.reading else { return }
    for (index, item) in file.document.items.enumerated() where reading.type(of: index) == .timeline {
      guard case .date(let date)? = item.headline.anchor?.value,
        let (said, range) = weekday(atStartOf: item.headline.textRange, in: file.source.bytes), said != date.weekday,
        isSaidOfDate(file.source.string(in: range.upperBound..<item.headline.textRange.upperBound))
      else { continue }
      let written = file.source.string(in: range)
      let right = nameElsewhere(of: date.weekday, like: written) ?? name(of: date.weekday, like: written)
      let fix = file.fix(CommonMessage.write(right), isSafe: false, TextEdit(replacing: range, with: right))
      findings.add(
        at: range,
        WeekdayMismatchMessage.isOtherWeekday(date, written),
        help: WeekdayMismatchMessage.writeOrCorrectDate(right),
        fix: fix
      )
    }
  }

  /// Whether a weekday is no part of a name, by the words behind it: none, or one in small letters. `Sunday Times crossword`
  /// and `domingo de ramos` are names.
  private static func isSaidOfDate(_ rest: String) -> Bool {
    guard let next = rest.split(whereSeparator: { $0.isWhitespace || ",.:;)".contains($0) }).first else { return true }
    return next.first?.isLowercase == true && !wordsInNames.contains(next)
  }

  private static let wordsInNames: Set<Substring> = ["de", "del", "du", "des", "of", "la", "el", "le", "the"]

  /// Whether the words of a row begin with the name of a weekday, right or wrong.
  package static func mayTell(ofRowWith wordsRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    weekday(atStartOf: wordsRange, in: bytes) != nil
  }

  /// The weekday whose whole name some words begin with, in brackets or not; `Sun cream` and `Monday’s guests` name none.
  private static func weekday(atStartOf wordsRange: Range<Int>, in bytes: [UInt8]) -> (weekday: Weekday, range: Range<Int>)? {
    guard let first = wordsRange.first else { return nil }
    let start = bytes[first] == UInt8(ascii: "(") ? first + 1 : first
    let end = (start..<max(start, wordsRange.upperBound)).first { !isLetter(bytes[$0]) } ?? wordsRange.upperBound
    // From “lundi” to “donnerstag”, and “miércoles” has one letter of two bytes.
    guard 5...10 ~= end - start, end == wordsRange.upperBound || bytes[end].isOne(of: " ,.:;)") else { return nil }
    let word = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    let weekday = Weekday.allCases.first { $0.fullName == word } ?? Weekday(nameElsewhere: word)
    return weekday.map { ($0, start..<end) }
  }

  /// The name of a weekday in the language of another one, German, French or Spanish; nil for an English one.
  private static func nameElsewhere(of weekday: Weekday, like written: String) -> String? {
    let word = written.lowercased()
    guard let name = namesElsewhere.first(where: { $0.contains(word) })?[weekday.rawValue - 1] else { return nil }
    return written.first?.isUppercase == true ? name.prefix(1).uppercased() + name.dropFirst() : name
  }

  private static let namesElsewhere = [
    ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"],
    ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
    ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
  ]

  private static func checkTitle(_ file: LintedFile, _ findings: inout Findings) {
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
