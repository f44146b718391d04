import Chronology
public import Diagnostics
import Languages
import Outline
import Planner
import SourceText

/// `unread-arc`: a section of a ritual that was meant as an arc and is none.
public enum UnreadArc: Rule {
  public static let name = "unread-arc"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard file.document.kind == .ritual, let reading = file.reading else { return }
    for (section, read) in zip(file.document.sections.dropFirst(), reading.plan.sections) {
      guard let heading = section.heading, isMeant(read) else { continue }
      let range = heading.headline.textRange
      let words = words(for: read.title, today: file.context.today)
      let fix = words.fix.map { file.fix(CommonMessage.write($0), isSafe: false, TextEdit(replacing: range, with: $0)) }
      findings.add(at: range, UnreadArcMessage.isNotRead(file.excerpt(range)), help: words.advice, fix: fix)
    }
  }

  /// Whether the title of a section that is no arc begins with *Arc* and a number, or with the word *Arc* or *Arco* and names a day,
  /// whatever marks and numbers stand before.
  static func isMeant(_ section: PlanSection) -> Bool {
    guard section.role == .plain else { return section.role == .unreadArc }
    let words = section.title.drop { !$0.isLetter }
    let isWord = ["arc", "arco"].contains(words.prefix(while: \.isLetter).lowercased())
    return isWord && CivilDate.first(in: String(words)) != nil
  }

  /// What to do, and how the title is to be written if that can be said.
  private static func words(for title: String, today: CivilDate) -> (advice: UnreadArcMessage, fix: String?) {
    let bytes = Array(title.drop { !$0.isLetter }.utf8)
    guard let first = CivilDate.first(in: bytes, 0..<bytes.count) else {
      return otherDays(bytes, today: today).map { (.write($0.text), $0.text) } ?? (.writeNumberAndDays, nil)
    }
    let lead = String(decoding: bytes[..<first.range.lowerBound], as: UTF8.self).dropFirst(3)
    let number = Int(lead.drop { !$0.isNumber }.prefix { $0.isASCII && $0.isNumber }) ?? 0
    guard let last = CivilDate.first(in: bytes, first.range.upperBound..<bytes.count) else {
      let day = first.date.adding(days: Ritual.standardDuration - 1)
      let days = DateRange(first: first.date, last: day)
      return (days.map { .writeBothDays(ArcTitle(number: max(number, 1), days: $0)) } ?? .writeNumberAndDays, nil)
    }
    guard let days = DateRange(first: first.date, last: last.date) else { return (.writeEarlierFirst, nil) }
    guard number > 0 else { return (.writeNumber(days), nil) }
    let meant = ArcTitle(number: number, days: days).text
    let between = String(decoding: bytes[first.range.upperBound..<last.range.lowerBound], as: UTF8.self)
    let rest = String(decoding: bytes[last.range.upperBound...], as: UTF8.self)
    let further = lead.drop { !$0.isNumber }.drop { $0.isNumber } + (between.lowercased() == " to " ? "" : between) + rest
    guard !further.contains(where: { $0.isLetter || $0.isNumber }) else { return (.writeNothingMore(meant), nil) }
    return (.write(meant), meant)
  }

  /// `Arc 1: 16 Nov - 13 Dec`: days in other spellings, and nothing else.
  private static func otherDays(_ bytes: [UInt8], today: CivilDate) -> ArcTitle? {
    let title = String(decoding: bytes, as: UTF8.self)
    let lead = title.dropFirst(3).drop { !$0.isNumber }
    let digits = lead.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number > 0, lead.startIndex < lead.endIndex else { return nil }
    var rest = lead.dropFirst(digits.count).drop { " :,–—-(".contains($0) }
    if rest.last == ")" { rest.removeLast() }
    return MeantDateRange(String(rest), today: today, nil).map { ArcTitle(number: number, days: $0.days) }
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: ritual
      ---

      # Morning Hydration

      ## Arc 1 2026-11-01 to 2026-11-28

      - Drink a glass of water
        - 2026-11-19
      """,
    instead: """
      ---
      kind: ritual
      ---

      # Morning Hydration

      ## Arc 1: 2026-11-01 - 2026-11-28

      - Drink a glass of water
        - 2026-11-19
      """
  )
}

/// What `unread-arc` says.
enum UnreadArcMessage: Message {
  case isNotRead(String)
  case writeNumberAndDays
  case writeBothDays(ArcTitle)
  case writeEarlierFirst
  /// What to do about days without a number.
  case writeNumber(DateRange)
  case writeNothingMore(String)
  case write(String)
}
