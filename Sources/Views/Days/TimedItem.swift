import Chronology
import Insight
import Outline
import Planner
import Vault

/// What stands at a time of a day besides its blocks: a recurring task that is due at it, or a row of the schedule of a page. It takes
/// no free time. Its title is as it is written.
struct TimedItem: Sendable {
  enum Kind: Sendable {
    /// A task that comes again by a rule, `weekday`, and what became of it on the day.
    case recurring(rule: String, HabitState)
    /// What a page has at this time of every day.
    case row
  }

  var kind: Kind
  var start: TimeOfDay
  /// When a row ends that says so; of a task that is due every few hours, its last time of the day.
  var end: TimeOfDay?
  var title: String
  var icon: Icon?
  /// The title of its page or project.
  var home: String
  /// Whether that is a project, and no page.
  var isOfProject = false
  var place: DaySheet.Place?

  var isRecurring: Bool { if case .recurring = kind { true } else { false } }

  /// What becomes of a task that recurs; nil for a row.
  var state: HabitState? { if case .recurring(_, let state) = kind { state } else { nil } }

  /// Those of a day: of projects, then of pages, by their times. What is set aside has none, and of a day that is over only what
  /// recurs is known.
  static func all(on date: CivilDate, in plans: VaultPlans, today: CivilDate) -> [TimedItem] {
    var found: [TimedItem] = []
    for file in plans.projects {
      add(file.record, file.value.content, isProject: true, plans.settings.weekStarts, date, today, to: &found)
    }
    for file in plans.pages {
      add(file.record, file.value.content, isProject: false, plans.settings.weekStarts, date, today, to: &found)
    }
    return found.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
  }

  private static func add(
    _ record: VaultRecord,
    _ content: PlanContent,
    isProject: Bool,
    _ weekStart: Weekday,
    _ date: CivilDate,
    _ today: CivilDate,
    to found: inout [TimedItem]
  ) {
    for section in content.allSections where !section.isSetAside {
      section.forEachItem { item in
        var all: [(Kind, TimeOfDay, TimeOfDay?)] = []
        if case .recurring(let rule) = item.content {
          all = occurrences(of: rule, rule.dueTimes(item.log, weekStart: weekStart, on: date, today: today))
        } else if case .schedule(let time) = item.content, !isProject, date >= today, item.box?.isToDo ?? true {
          all = [(.row, time.start, time.end)]
        }
        for (kind, start, end) in all {
          let place = record.line(of: item).map { DaySheet.Place(path: record.path, line: $0) }
          found.append(
            TimedItem(
              kind: kind,
              start: start,
              end: end,
              title: item.text,
              icon: item.icon,
              home: record.title,
              isOfProject: isProject,
              place: place
            )
          )
        }
      }
    }
  }

  /// Each time of a task; one that is due every few hours is told once, from the first time to the last.
  private static func occurrences(of rule: RecurringRule, _ due: [DueTime]) -> [(Kind, TimeOfDay, TimeOfDay?)] {
    guard rule.rule.unit == .hour, let first = due.first, let last = due.last else {
      return due.map { (.recurring(rule: "\(rule.rule)", $0.state), $0.time, nil) }
    }
    let state = due.allSatisfy { $0.state == first.state } ? first.state : last.state
    return [(.recurring(rule: "\(rule.rule)", state), first.time, first.time == last.time ? nil : last.time)]
  }

  /// Whether a block is a copy of it: it has its name, and begins when it does.
  func isCopied(by block: TimeBlock) -> Bool { block.start == start && TimedItem.key(block.name) == TimedItem.key(title) }

  /// Whether it is one of the tasks of a block: of its project, and of its name.
  func isAssigned(to block: TimeBlock) -> Bool {
    isOfProject
      && block.tasks.contains { task in
        task.project.map { TaskKey.projectKey($0) == TaskKey.projectKey(home) } ?? false
          && TimedItem.key(task.title) == TimedItem.key(title)
      }
  }

  /// A name as it is compared: upper and lower case do not count.
  static func key(_ title: String) -> String { TaskKey.projectKey(title) }
}
