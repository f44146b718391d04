import Chronology
public import Diagnostics
import Languages
import Planner
import SourceText

/// `missing-end`: a block of a day that is over, without an end.
public enum MissingEnd: Rule {
  public static let name = "missing-end"
  public static let severity = Severity.info

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard let date = file.reading?.plan.day?.date, date < file.context.today else { return }
    let blocks = WrittenBlock.all(in: file)
    let times = blocks.map { BlockTime($0.time) }
    guard times.contains(where: { $0.end == nil }) else { return }
    let ends = BlockTime.ends(of: times, defaultMinutes: file.context.settings.defaultBlock)
    for (place, block) in blocks.enumerated() where times[place].end == nil {
      guard let range = TimeRange(start: times[place].start, end: ends[place]) else { continue }
      let fix = file.fix(MissingEndMessage.completeBlock, isSafe: false, TextEdit(replacing: block.range, with: "\(range)"))
      let problem = MissingEndMessage.hasNoEnd(block.name(in: file), range.end)
      findings.add(at: block.range, problem, help: MissingEndMessage.writeEnd("\(range)"), fix: fix)
    }
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: day
      ---

      # 2026-11-18 Wednesday

      - 09:00 Deep work
      """,
    instead: """
      ---
      kind: day
      ---

      # 2026-11-18 Wednesday

      - 09:00 - 10:00 Deep work
      """
  )
}

/// What `missing-end` says.
enum MissingEndMessage: Message {
  /// That a block has no end, and until when it lasts as the vault is set now.
  case hasNoEnd(BlockName, TimeOfDay)
  /// `write it: “09:00 - 10:00”`
  case writeEnd(String)
  /// The name of a fix: `Write its end`
  case completeBlock
}
