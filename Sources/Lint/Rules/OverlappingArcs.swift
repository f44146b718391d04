import Chronology
public import Diagnostics
import Languages
import SourceText

/// `overlapping-arcs`: two arcs of a ritual that share some day.
public enum OverlappingArcs: Rule {
  public static let name = "overlapping-arcs"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let arcs = WrittenArc.sorted(in: file)
    guard arcs.count > 1 else { return }
    var seen = EarliestOverlap(of: arcs.map(\.effectiveDays.dayRange))
    var mended: Set<Int> = []
    for arc in arcs {
      guard let index = seen.insert(arc.effectiveDays.dayRange) else { continue }
      let fix = mended.insert(index).inserted ? ending(arcs[index], before: arc, in: file) : nil
      let earlier = arcs[index]
      let problem = OverlappingArcsMessage.beginsBeforeEnd(arc.number, arc.days.first, of: earlier.number, line: earlier.line)
      findings.add(at: arc.range, problem, help: advice(arc, earlier), fix: fix, line: earlier.line)
    }
  }

  /// Ends the earlier arc on the day before the later one, where its heading says nothing behind its days.
  private static func ending(_ earlier: WrittenArc, before later: WrittenArc, in file: LintedFile) -> Fix? {
    let end = file.source.contentRange(ofLine: earlier.line - 1).upperBound
    guard earlier.days.first < later.days.first, earlier.range.upperBound == end else { return nil }
    let day = later.days.first.adding(days: -1)
    let name = OverlappingArcsMessage.end(earlier.number, day)
    return file.fix(name, isSafe: false, TextEdit(insertingAt: end, " (ended: \(day))"))
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: ritual
      ---

      # Morning Hydration

      ## Arc 2: 2026-11-16 - 2026-12-13

      - Drink a glass of water
        - 2026-11-16

      ## Arc 1: 2026-10-26 - 2026-11-22

      - Drink a glass of water
        - 2026-10-26
      """,
    instead: """
      ---
      kind: ritual
      ---

      # Morning Hydration

      ## Arc 2: 2026-11-16 - 2026-12-13

      - Drink a glass of water
        - 2026-11-16

      ## Arc 1: 2026-10-26 - 2026-11-22 (ended: 2026-11-15)

      - Drink a glass of water
        - 2026-10-26
      """
  )

  // MARK: Messages

  private static func advice(_ later: WrittenArc, _ earlier: WrittenArc) -> OverlappingArcsMessage {
    later.days.first == earlier.days.first ? .moveOne : .moveOneOrEnd(later.days.first.adding(days: -1))
  }
}

/// What `overlapping-arcs` says; arcs are named by their numbers.
enum OverlappingArcsMessage: Message {
  /// An arc and its first day, and an earlier one.
  case beginsBeforeEnd(Int, CivilDate, of: Int, line: Int)
  case moveOne
  case moveOneOrEnd(CivilDate)
  /// `End “Arc 1” on 2026-11-15`
  case end(Int, CivilDate)
}
