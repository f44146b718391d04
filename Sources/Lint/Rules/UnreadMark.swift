import Chronology
public import Diagnostics
import Outline
import SourceText

/// `unread-mark`: an item of a life that was meant as a mark or a phase and is none.
public enum UnreadMark: Rule {
  public static let name = "unread-mark"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard file.document.kind == .life, let reading = file.reading else { return }
    let anchors = file.problems { isAnchor($0) ? true : nil }.map(\.range.lowerBound)
    let index = anchors.isEmpty ? nil : HeadlineIndex(file.document)
    // What begins like a date and is none has a finding of its own.
    let wrong = Set(anchors.compactMap { index?[$0]?.item })
    for section in file.document.sections {
      for case .item(let place) in section.elements + section.groups.flatMap(\.elements) {
        guard let type = reading.type(of: place), type == .bullet || type == .checkbox, !wrong.contains(place) else {
          continue
        }
        section.role == .phases
          ? checkPhase(file.document.items[place], in: file, &findings)
          : checkMark(file.document.items[place], in: file, &findings)
      }
    }
  }

  private static func checkMark(_ item: Item, in file: LintedFile, _ findings: inout Findings) {
    guard let anchor = item.headline.anchor, case .dateRange(let days) = anchor.value else { return }
    let edit = TextEdit(replacing: anchor.range, with: days.first.description)
    let fix = file.fix("Write “\(days.first)”", isSafe: false, edit)
    findings.add(at: anchor.range, markMessage(file.quote(anchor.range)), help: markHelp, fixes: [fix])
  }

  private static func checkPhase(_ item: Item, in file: LintedFile, _ findings: inout Findings) {
    guard item.headline.anchor == nil else { return }
    let range = item.headline.textRange.isEmpty ? item.markerRange : item.headline.textRange
    let words = item.headline.textRange.isEmpty ? "a phase without words" : file.quote(range)
    findings.add(at: range, phaseMessage(words), help: phaseHelp)
  }

  private static func isAnchor(_ kind: OutlineProblem.Kind) -> Bool {
    switch kind {
    case .unreadAnchor, .halfRange, .backwardAnchor: true
    default: false
    }
  }

  public static let page = RulePage(
    summary: "An item of a life that is neither mark nor phase",
    explanation: """
      Finds an item at the top level of *Phases* that does not begin with a date, and one of another section that begins with a \
      range of dates.
      """,
    reason: "A mark stands for one week, and is told by one date; a phase begins on some day. Else neither is shown.",
    example: """
      ---
      kind: life
      born: 1990-06-14
      ---

      # My life in weeks

      ## Phases

      - Infancy

      ## 2026

      - 2026-11-12 - 2026-11-18 Finished the outline
      """,
    instead: """
      ---
      kind: life
      born: 1990-06-14
      ---

      # My life in weeks

      ## Phases

      - 1990-06-14 - 1996-08-31 Infancy

      ## 2026

      - 2026-11-12 Finished the outline
      """,
    fix: "Writes the first day of the range as the day of a mark. Unsafe: the range may be longer than a week, or a phase."
  )

  // MARK: Messages

  private static func markMessage(_ range: String) -> String { "\(range) is a range, so it marks no week" }
  private static let markHelp = "write one day of the week; what lasts longer is a phase, and stands in “Phases”"

  private static func phaseMessage(_ words: String) -> String { "\(words) has no date, so it is no phase" }
  private static let phaseHelp = "begin it with its first day, or with both, as “1990-06-14 - 1996-08-31”"
}
