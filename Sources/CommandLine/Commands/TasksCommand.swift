import Chronology
import Planner
import Views

/// `tidemark tasks`
enum TasksCommand {
  private static let project = Option.text(
    "project",
    value: "TITLE",
    "Show the tasks of this project; a part of its title will do"
  )
  private static let due = EditOptions.day(
    "due",
    "Show what is due on or before this day; no done tasks unless --done asks for them"
  )
  private static let priority = Option.text(
    "priority",
    value: "PRIORITY",
    choices: Priority.allCases.map(\.rawValue),
    "Show what has this priority; no done tasks unless --done asks for them"
  )
  private static let done = Option.value(
    "done",
    value: "N|all",
    expectation: "a number or “all”",
    "Show so many of the tasks that were done last; 4 by default"
  ) { DoneLimit($0) }

  /// How many done tasks to show.
  private struct DoneLimit: Sendable {
    /// Nil for all.
    var count: Int?

    init?(_ text: String) {
      if text == "all" { return }
      guard let count = Int(text), count >= 0 else { return nil }
      self.count = count
    }
  }

  static let command = Command(
    "tasks",
    "List the tasks of all projects, or of one",
    discussion: """
      Stacks come first, then what there is to do, by project, then what was done last. Tasks without a priority stand before \
      those with one, and within a priority by due date. Each is told with the next block that it is assigned to. A recurring task \
      counts as open from the day on which it comes until it is done or skipped.
      """,
    options: [
      project, due, priority, done, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.plain,
      SharedOptions.json, SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark tasks", "Show what there is to do"),
      Example("tidemark tasks --due tomorrow", "Show what is due by tomorrow, and what is overdue"),
      Example("tidemark tasks --project thesis --done all", "Show one project with all that was done"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the tasks were shown, or there are none"),
      ExitCodeNote(.couldNotRun, "the vault could not be read, or no one project is called so"),
    ]
  ) { invocation, console in
    let vault = ViewedVault(invocation, console)
    let (plans, status) = vault.plans(days: min(vault.today, vault.now.date)...CivilDate.latest)
    if status != .success, plans.projects.isEmpty, plans.stacks.isEmpty { return status }
    let survey = TaskSurvey(plans, now: vault.now, today: vault.today, jobs: invocation.jobs)
    var filter = TaskList.Filter(
      dueBy: invocation[due]?.date(from: vault.today, weekStart: vault.settings.weekStarts),
      priority: invocation[priority].flatMap(Priority.init(rawValue:))
    )
    if let words = invocation[project] {
      switch TitleChoice.project(words, among: survey.projects.map(\.title)) {
      case nil: break
      case .title(let index): filter.project = index
      case .problem(let problem): return console.refuse(invocation, problem)
      }
    }
    let standard = filter.chooses ? 0 : TaskList.doneShown
    let limit = invocation[done].map(\.count) ?? standard
    let list = TaskList(survey, filter, doneLimit: limit, now: vault.now, today: vault.today, clock: vault.settings.clock)
    console.show(TaskListView(list), invocation)
    return status
  }
}
