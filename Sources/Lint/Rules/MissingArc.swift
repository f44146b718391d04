import Chronology
public import Diagnostics
import Editing
import Languages
import Outline
import Planner

/// `missing-arc`: a ritual with list items and without an arc.
public enum MissingArc: Rule {
  public static let name = "missing-arc"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let today = file.context.today
    guard !file.document.isGarbled, let ritual = file.reading?.plan.ritual, ritual.finished.map({ $0 > today }) ?? true,
      // One that does not read is told by its own rule.
      !ritual.sections.contains(where: { $0.arc != nil || UnreadArc.isMeant($0) }), file.document.hasListItems
    else { return }
    let editable = EditableFile(path: file.path, source: file.source, kindByFolder: file.document.kindByFolder)
    let arc = FirstArc(of: editable, today: today)
    var fix = arc.map { file.fix(MissingArcMessage.begin($0.title), isSafe: $0.isCertain, $0.edits) }
    // No line of a log was looked at without one.
    fix?.opensFile = true
    let problem = MissingArcMessage.hasNoArc(LintedFile.excerpt(ritual.title))
    findings.add(at: file.document.titleRange, problem, help: advice(arc?.title, today), fix: fix)
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: ritual
      ---

      # Morning Hydration

      - Drink a glass of water
        - 2026-11-19
      """,
    instead: """
      ---
      kind: ritual
      ---

      # Morning Hydration

      ## Arc 1: 2026-11-19 - 2026-12-16

      - Drink a glass of water
        - 2026-11-19
      """
  )

  // MARK: Messages

  private static func advice(_ arc: ArcTitle?, _ today: CivilDate) -> MissingArcMessage {
    if let arc { return .writeHeading(arc) }
    let days = DateRange(first: today, last: today.adding(days: Ritual.standardDuration - 1)) ?? DateRange(today)
    return .writeHeadingLike(ArcTitle(number: 1, days: days))
  }
}

extension Document {
  /// Whether a list item stands at the top level, in a group or outside.
  fileprivate var hasListItems: Bool {
    sections.contains { section in
      section.allElements.contains { element in
        if case .item(let index) = element { items[index].form == .listItem } else { false }
      }
    }
  }
}

/// What `missing-arc` says.
enum MissingArcMessage: Message {
  /// A ritual, by its title.
  case hasNoArc(String)
  case writeHeadingLike(ArcTitle)
  case writeHeading(ArcTitle)
  case begin(ArcTitle)
}
