import Chronology
import Outline
import Planner
import Vault

/// What days before today left open, as `carry-over` takes it over: each task once, by the last day that has it. Its texts are
/// without markup.
struct LeftOverTasks: Sendable {
  struct Task: Sendable {
    var title: String
    /// The title of its project.
    var project: String?
    /// The last day that has it.
    var day: CivilDate
    var place: TaskPlace
  }

  /// The latest day first, and of a day in its order.
  private(set) var tasks: [Task] = []
  private let today: CivilDate

  /// How many are told.
  static let shownCount = 4

  init(_ plans: VaultPlans, today: CivilDate) {
    self.today = today
    var mentions: [Leftovers<TaskKey>.Mention] = []
    var all: [Task] = []
    // What is planned for a later day already is not left.
    var later: Set<TaskKey> = []
    for file in plans.days {
      guard let date = file.value.date else { continue }
      for item in file.value.tasks + file.value.blockItems.flatMap(\.assignedTasks) {
        guard let box = item.box else { continue }
        let project = item.task.project
        let key = TaskKey(project: project ?? "", item)
        guard date <= today else {
          later.insert(key)
          continue
        }
        mentions.append(Leftovers.Mention(date: date, name: key, box: box))
        all.append(
          Task(
            title: ShownText.line(item.text),
            project: project.map(ShownText.line),
            day: date,
            place: TaskPlace(of: item, in: file.record)
          )
        )
      }
    }
    let found = Leftovers(mentions, before: today).places().filter { !later.contains(mentions[$0].name) }
    guard !found.isEmpty else { return }
    let open = LeftOverTasks.openTasks(of: plans.projects)
    tasks = found.filter { all[$0].project == nil || open.contains(mentions[$0].name) }.map { all[$0] }
      .enumerated().sorted { ($1.element.day, $0.offset) < ($0.element.day, $1.offset) }.map(\.element)
  }

  /// What is still open in its project; what recurs comes again by itself.
  private static func openTasks(of projects: [VaultPlans.File<Project>]) -> Set<TaskKey> {
    Set(
      projects.flatMap { file in
        file.value.tasks.filter { $0.type == .task && $0.box == .open }.map { TaskKey(project: file.record.title, $0) }
      }
    )
  }

  /// Leaves out tasks of projects that are told elsewhere, by what tells them apart.
  mutating func leaveOut(where isTold: (TaskKey) -> Bool) {
    tasks.removeAll { task in task.project.map { isTold(TaskKey(project: $0, titled: task.title)) } ?? false }
  }

  /// The command that takes them all over; nil where there is nothing. By itself `carry-over` takes those of the seven days before.
  var command: String? {
    guard let first = tasks.map(\.day).min(), let last = tasks.map(\.day).max() else { return nil }
    if first.days(until: today) <= 7 { return "tidemark carry-over" }
    return "tidemark carry-over --from " + (first == last ? "\(first)" : "\(first)..\(last)")
  }
}
