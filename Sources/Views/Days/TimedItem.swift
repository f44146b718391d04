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

  /// Whether a block is a copy of it: it has its name, and begins when it does.
  func isCopied(by block: TimeBlock) -> Bool {
    block.start == start && Document.key(ofTitle: block.name) == Document.key(ofTitle: title)
  }

  /// Whether it is one of the tasks of a block: of its project, and of its name.
  func isAssigned(to block: TimeBlock) -> Bool {
    isOfProject
      && block.tasks.contains { task in
        task.project.map { Document.key(ofTitle: $0) == Document.key(ofTitle: home) } ?? false
          && Document.key(ofTitle: task.title) == Document.key(ofTitle: title)
      }
  }
}
