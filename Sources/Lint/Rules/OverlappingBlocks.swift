import Chronology
public import Diagnostics
import Languages
import Planner

/// `overlapping-blocks`: two time blocks of a day that share some minute.
public enum OverlappingBlocks: Rule {
  public static let name = "overlapping-blocks"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let blocks = WrittenBlock.all(in: file)
    guard blocks.count > 1 else { return }
    let times = blocks.map { BlockTime($0.time) }
    let ends = BlockTime.ends(of: times, defaultMinutes: file.context.settings.defaultBlock)
    for overlap in BlockOverlap.all(in: zip(times, ends).map { $0.start..<$1 }) {
      let (earlier, later) = (blocks[overlap.earlier], blocks[overlap.later])
      let isElsewhere = section(of: later, in: file) != section(of: earlier, in: file)
      let advice = isElsewhere ? .moveOrWriteBehindWords : advice(later, earlier)
      let names = (later: later.name(in: file), earlier: earlier.name(in: file))
      let problem = OverlappingBlocksMessage.overlaps(names.later, names.earlier, line: earlier.line)
      findings.add(at: later.range, problem, help: advice, line: earlier.line)
    }
  }

  private static func advice(_ later: WrittenBlock, _ earlier: WrittenBlock) -> OverlappingBlocksMessage {
    later.time.start == earlier.time.start ? .moveOrJoin : .moveOrEnd(later.time.start)
  }

  private static func section(of block: WrittenBlock, in file: LintedFile) -> Int? {
    file.document.sections.firstIndex { $0.lines.contains(block.line - 1) }
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 09:00 - 10:30 Write
      - 10:00 - 11:00 Call Sam
      """,
    instead: """
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 09:00 - 10:00 Write
      - 10:00 - 11:00 Call Sam
      """
  )
}

/// What `overlapping-blocks` says.
enum OverlappingBlocksMessage: Message {
  /// That a block overlaps another, on some line.
  case overlaps(BlockName, BlockName, line: Int)
  /// What to do with blocks below different headings. The second was rather what happened in the end.
  case moveOrWriteBehindWords
  case moveOrJoin
  /// `move one of the two, or end the earlier one at 11:30`
  case moveOrEnd(TimeOfDay)
}
