import Chronology
public import Diagnostics
import Editing
import Languages
import Outline
import Planner
import SourceText

/// `ticked-recurring`: the box of a recurring task, a habit or an activity is ticked.
public enum TickedRecurring: Rule {
  public static let name = "ticked-recurring"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard let page = file.reading else { return }
    lazy var lineEnding = file.source.lineEnding
    lazy var days = daysToWrite(in: file)
    for (index, item) in file.document.items.enumerated() {
      guard let box = item.headline.box, box.state == .done, let type = page.type(of: index),
        let problem = problem(file.excerpt(box.range), type)
      else { continue }
      let isOpen = type != .habit || days.contains(index)
      findings.add(
        at: box.range,
        problem,
        help: isOpen ? TickedRecurringMessage.writeDay(file.context.today) : .writeDaysOfArc,
        fixes: [isOpen ? move(item, box, in: file, lineEnding: lineEnding) : open(box, in: file)]
      )
    }
  }

  /// The habits in whose log today can be written: those of the arcs that run.
  private static func daysToWrite(in file: LintedFile) -> Set<Int> {
    let arcs = file.arcs.filter { $0.effectiveDays.contains(file.context.today) }
    return Set(arcs.flatMap(\.habits))
  }

  /// Opens the box, and writes today's date where the log goes on, unless it stands there.
  private static func move(_ item: Item, _ box: Box, in file: LintedFile, lineEnding: String) -> Fix {
    let today = file.context.today
    if item.log.contains(where: { file.document.items[$0].entry?.days.contains(today) == true }) { return open(box, in: file) }
    let entry = LogInsertion(of: today, below: item, in: file.document, lineEnding: lineEnding)
    return file.fix(
      TickedRecurringMessage.openAndWrite(today),
      isSafe: false,
      TextEdit(replacing: box.range, with: "[ ]"),
      entry.edit
    )
  }

  private static func open(_ box: Box, in file: LintedFile) -> Fix {
    file.fix(TickedRecurringMessage.openBox, isSafe: false, TextEdit(replacing: box.range, with: "[ ]"))
  }

  public static let example = RuleExample(
    found: "- [x] Water plants (every: mon)",
    instead: """
      - [ ] Water plants (every: mon)
        - 2026-11-16
      """
  )

  // MARK: Messages

  /// What a box may not tick; nil for what it may.
  private static func problem(_ box: @autoclosure () -> String, _ type: ItemType) -> TickedRecurringMessage? {
    switch type {
    case .recurring: .ticksTask(box())
    case .habit: .ticksHabit(box())
    case .activity: .ticksActivity(box())
    case .text, .bullet, .checkbox, .countUp, .countDown, .counter, .streak, .textList, .timeline, .label, .image, .quote,
      .tally, .best, .schedule, .task, .block, .routine, .category, .link, .mark, .phase:
      nil
    }
  }
}

/// What `ticked-recurring` says.
enum TickedRecurringMessage: Message {
  case ticksTask(String)
  case ticksHabit(String)
  case ticksActivity(String)
  case writeDay(CivilDate)
  /// What to do about a habit whose arc does not run.
  case writeDaysOfArc
  case openAndWrite(CivilDate)
  case openBox
}
