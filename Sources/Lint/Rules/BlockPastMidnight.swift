import Chronology
public import Diagnostics
import Languages
import Planner
import SourceText

/// `block-past-midnight`: a time block of a day that ends on the next.
public enum BlockPastMidnight: Rule {
  public static let name = "block-past-midnight"
  public static let severity = Severity.error

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let date = file.reading?.plan.day?.date
    for block in WrittenBlock.routine(in: file) where block.passesMidnight {
      let problem = BlockPastMidnightMessage.passesMidnight(block.name(in: file))
      findings.add(at: block.range, problem, help: BlockPastMidnightMessage.writeRestAsBlock)
    }
    let blocks = WrittenBlock.all(in: file).filter(\.passesMidnight)
    guard !blocks.isEmpty, let items = file.reading?.plan.day?.blockItems else { return }
    let splits = blocks.compactMap { block in
      BlockSplit(block, item: items[block.number], in: file.document).map { (block, $0) }
    }
    for (place, (block, split)) in splits.enumerated() {
      // To write into the next day's file it is read again: that is done for the first of them only.
      let fix = place == 0 || file.context.read == nil ? fix(split, date, in: file) : nil
      let problem = BlockPastMidnightMessage.passesMidnight(block.name(in: file))
      if let meant = afternoon(block, in: file)?.description {
        let write = file.fix(CommonMessage.write(meant), isSafe: false, TextEdit(replacing: block.range, with: meant))
        findings.add(at: block.range, problem, help: CommonMessage.didYouMean(meant), fixes: [write])
        continue
      }
      let rest = split.rest.description
      let advice = date.map { BlockPastMidnightMessage.writeRest(rest, $0.adding(days: 1)) } ?? .writeRestIntoNextDay(rest)
      findings.add(at: block.range, problem, help: advice, fix: fix)
    }
  }

  /// `14:00 - 15:30` of `2pm-3:30`, whose end was most likely meant in the same half of the day.
  private static func afternoon(_ block: WrittenBlock, in file: LintedFile) -> TimeRange? {
    let text = file.text(block.range)
    guard text.contains(where: { $0 == "p" || $0 == "P" }), text.last?.isNumber == true, case .range(let range) = block.time,
      let end = range.end.adding(minutes: 720), let meant = TimeRange(start: range.start, end: end), !meant.passesMidnight
    else { return nil }
    return meant
  }

  /// Parts the block over both days; where no other file can be read, it only ends it.
  private static func fix(_ split: BlockSplit, _ date: CivilDate?, in file: LintedFile) -> Fix? {
    guard let read = file.context.read else {
      return file.fix(BlockPastMidnightMessage.endAtMidnight, isSafe: false, split.cut)
    }
    guard let date else { return nil }
    let next = date.adding(days: 1)
    let path = BlockSplit.path(of: next, beside: file.path)
    let edits = split.edits(in: file.path, on: date, nextDay: read("\(next).md").map { (path, $0) })
    return edits.map { Fix(name: Told(BlockPastMidnightMessage.splitOver(next)), isSafe: false, edits: $0) }
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 22:00 - 02:00 Night train
      """,
    instead: """
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 22:00 - 24:00 Night train
      """
  )
}

/// What `block-past-midnight` says.
enum BlockPastMidnightMessage: Message {
  /// `“Night train” (22:00 - 02:00) passes midnight`
  case passesMidnight(BlockName)
  /// What to do with a block of the routine.
  case writeRestAsBlock
  /// Into the file of which day to write the rest of a block, `00:00 - 02:00`.
  case writeRest(String, CivilDate)
  /// The same where no date is known.
  case writeRestIntoNextDay(String)
  /// The name of a fix: `End it at 24:00`
  case endAtMidnight
  /// The name of a fix that writes the rest into the next day, too.
  case splitOver(CivilDate)
}
