import Chronology
public import Diagnostics
import Languages
import SourceText

/// `arc-number`: arcs of a ritual that are not numbered in the order of their first days.
public enum ArcNumber: Rule {
  public static let name = "arc-number"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    var byNumber: [Int: WrittenArc] = [:]
    var highest: WrittenArc?
    let arcs = WrittenArc.sorted(in: file)
    // One fix numbers them all: it stands by the first of them.
    var fix: Fix?
    for arc in arcs {
      let isFirst = fix == nil
      if let other = byNumber[arc.number] {
        fix = fix ?? renumbering(arcs, in: file)
        let problem = ArcNumberMessage.hasNumberOf(arc.number, line: other.line, other.days.first)
        let advice = ArcNumberMessage.giveNumberAbove((highest ?? other).number)
        findings.add(at: arc.range, problem, help: advice, fix: isFirst ? fix : nil, line: other.line)
      } else if let before = highest, arc.number < before.number {
        fix = fix ?? renumbering(arcs, in: file)
        let problem = ArcNumberMessage.beginsAfter(arc.number, before.number, line: before.line)
        let advice = ArcNumberMessage.giveNumberAbove(before.number)
        findings.add(at: arc.range, problem, help: advice, fix: isFirst ? fix : nil, line: before.line)
      }
      if byNumber[arc.number] == nil { byNumber[arc.number] = arc }
      if highest.map({ arc.number > $0.number }) ?? true { highest = arc }
    }
  }

  /// Numbers that rise with the first days. One that is above those before it stays.
  private static func renumbering(_ arcs: [WrittenArc], in file: LintedFile) -> Fix? {
    var last = 0
    var edits: [TextEdit] = []
    for arc in arcs {
      let number = max(arc.number, last + 1)
      last = number
      guard number != arc.number else { continue }
      guard let range = arc.numberRange(in: file.source) else { return nil }
      edits.append(TextEdit(replacing: range, with: String(number)))
    }
    return edits.isEmpty ? nil : file.fix(ArcNumberMessage.numberByFirstDays, isSafe: false, edits)
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: ritual
      ---

      # Morning Hydration

      ## Arc 1: 2026-11-01 - 2026-11-28

      - Drink a glass of water
        - 2026-11-02

      ## Arc 2: 2026-09-01 - 2026-09-28

      - Drink a glass of water
        - 2026-09-01
      """,
    instead: """
      ---
      kind: ritual
      ---

      # Morning Hydration

      ## Arc 2: 2026-11-01 - 2026-11-28

      - Drink a glass of water
        - 2026-11-02

      ## Arc 1: 2026-09-01 - 2026-09-28

      - Drink a glass of water
        - 2026-09-01
      """
  )
}

/// What `arc-number` says; arcs are named by their numbers.
enum ArcNumberMessage: Message {
  /// The number of an arc, and the line and the first day of another that has it too.
  case hasNumberOf(Int, line: Int, CivilDate)
  /// An arc, and one that begins before it.
  case beginsAfter(Int, Int, line: Int)
  case giveNumberAbove(Int)
  case numberByFirstDays
}
