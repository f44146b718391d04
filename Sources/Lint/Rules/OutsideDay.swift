import Chronology
public import Diagnostics
import Languages
import Outline
import Planner

/// `outside-day`: a time block before the day begins or after it ends.
public enum OutsideDay: Rule {
  public static let name = "outside-day"
  public static let severity = Severity.info

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let settings = file.context.settings
    guard settings.dayStarts > .startOfDay || settings.dayEnds < .endOfDay else { return }
    for block in WrittenBlock.all(in: file) {
      let time = BlockTime(block.time)
      if time.start < settings.dayStarts {
        findings.add(
          at: block.range,
          OutsideDayMessage.beginsBefore(block.name(in: file), settings.dayStarts),
          help: OutsideDayMessage.moveOrWrite(.dayStarts)
        )
      } else if time.start >= settings.dayEnds || time.end.map({ $0 > settings.dayEnds }) == true {
        let end = settings.dayEnds
        findings.add(
          at: block.range,
          block.time.start < end
            ? OutsideDayMessage.goesOnAfter(block.name(in: file), end) : .beginsAfter(block.name(in: file), end),
          help: OutsideDayMessage.moveOrWrite(.dayEnds)
        )
      }
    }
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 05:00 - 05:30 Run
      """,
    instead: """
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 06:00 - 06:30 Run
      """
  )
}

/// What `outside-day` says.
enum OutsideDayMessage: Message {
  /// A block, and when the day starts.
  case beginsBefore(BlockName, TimeOfDay)
  /// A block, and when the day ends.
  case goesOnAfter(BlockName, TimeOfDay)
  case beginsAfter(BlockName, TimeOfDay)
  /// The setting that says when the day starts or ends.
  case moveOrWrite(PropertyKey)
}
