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
    /// When it is due and how much it matters: of a task of a project as the project says.
    var due: CivilDate?
    var priority: Priority?
    var place: TaskPlace

    /// Whether its day has come.
    func isDue(on today: CivilDate) -> Bool { due.map { $0 <= today } ?? false }
  }

  /// Those whose day has come first, by that day; the others by the days that have them, the latest first, and of a day in its order.
  private(set) var tasks: [Task] = []
  private let today: CivilDate

  /// How many are told, if there are two or more besides.
  static let shownCount = 4

  /// Those whose day has come: they are told with what is due.
  var due: [Task] { tasks.filter { $0.isDue(on: today) } }

  /// The others.
  var rest: [Task] { tasks.filter { !$0.isDue(on: today) } }

  /// Those of the others that are told: a line is not spent on saying that there is one more.
  var shown: ArraySlice<Task> {
    let rest = rest
    return rest.prefix(rest.count == LeftOverTasks.shownCount + 1 ? rest.count : LeftOverTasks.shownCount)
  }

  init(_ plans: VaultPlans, today: CivilDate) {
    self.today = today
    var mentions: [Leftovers<TaskKey>.Mention] = []
    var items: [(item: PlanItem, file: Int)] = []
    // What is planned for a later day already is not left.
    var later: Set<TaskKey> = []
    var keys = TaskKey.Maker()
    for (index, file) in plans.days.enumerated() {
      guard let date = file.value.date else { continue }
      for item in file.value.tasks + file.value.blockItems.flatMap(\.assignedTasks) {
        guard let box = item.box else { continue }
        let key = keys.key(project: item.task.project ?? "", item)
        guard date <= today else {
          later.insert(key)
          continue
        }
        mentions.append(Leftovers.Mention(date: date, name: key, box: box))
        items.append((item, index))
      }
    }
    let found = Leftovers(mentions, before: today).places().filter { !later.contains(mentions[$0].name) }
    guard !found.isEmpty else { return }
    let open = LeftOverTasks.openTasks(of: plans.projects)
    // Of four weeks of tasks few are left: what is shown of one is made for those alone.
    tasks = found.filter { items[$0].item.task.project == nil || open[mentions[$0].name] != nil }
      .map { place in
        let (item, file) = items[place]
        let details = item.task.project == nil ? item.task : open[mentions[place].name] ?? item.task
        return Task(
          title: ShownText.line(item.text),
          project: item.task.project.map(ShownText.line),
          day: mentions[place].date,
          due: details.due,
          priority: details.priority,
          place: TaskPlace(of: item, in: plans.days[file].record)
        )
      }
    let order = tasks.enumerated().map { place, task in
      (due: task.isDue(on: today) ? task.due ?? .latest : .latest, day: task.day, place: place)
    }.sorted { ($0.due, $1.day, $0.place) < ($1.due, $0.day, $1.place) }
    tasks = order.map { [tasks] in tasks[$0.place] }
  }

  /// What is still open in its project, with what that says of it; what recurs comes again by itself.
  private static func openTasks(of projects: [VaultPlans.File<Project>]) -> [TaskKey: TaskDetails] {
    let open = projects.flatMap { file in
      file.value.tasks.filter { $0.type == .task && $0.box == .open }.map { (TaskKey(project: file.record.title, $0), $0.task) }
    }
    return Dictionary(open) { first, _ in first }
  }

  /// Leaves out what is told elsewhere: tasks of projects, by what tells them apart, and others, by their names as they are compared.
  mutating func leaveOut(where isTold: (TaskKey) -> Bool, names: Set<String>) {
    tasks.removeAll { task in
      task.project.map { isTold(TaskKey(project: $0, titled: task.title)) } ?? names.contains(Document.key(ofTitle: task.title))
    }
  }

  /// The command that takes them all over; nil where there is nothing. By itself `carry-over` takes those of the seven days before.
  var command: String? { LeftOverTasks.command(for: tasks.map(\.day), today: today) }

  /// The command that takes over what some days left open.
  static func command(for days: [CivilDate], today: CivilDate) -> String? {
    guard let first = days.min(), let last = days.max() else { return nil }
    if first.days(until: today) <= 7 { return "tidemark carry-over" }
    return "tidemark carry-over --from " + (first == last ? "\(first)" : "\(first)..\(last)")
  }
}
