import Chronology
import Languages
import Planner
import Vault
import Views

/// `tidemark tasks`
enum TasksCommand {
  private static let words = Operand.many("WORDS", TasksHelp.words)
  private static let question = QuestionOptions(kinds: KindWord.wordsOfTasks, without: ["ritual", "category"])
  private static let done = Option.value("done", value: "N|all", expectation: TasksHelp.doneExpected, TasksHelp.done) {
    DoneLimit($0)
  }

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
    TasksHelp.summary,
    discussion: TasksHelp.discussion,
    operands: [words],
    options: question.declared + [
      done, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark tasks", TasksHelp.showAll),
      Example("tidemark tasks --due tomorrow", TasksHelp.showDue),
      Example("tidemark tasks --project thesis --done all", TasksHelp.showProject),
      Example("tidemark tasks --tag home --group page", TasksHelp.showTag),
      Example("tidemark tasks --open --sort priority", TasksHelp.showUrgent),
    ],
    exitCodes: [
      ExitCodeNote(.success, TasksHelp.success),
      ExitCodeNote(.couldNotRun, TasksHelp.couldNotRun),
    ]
  ) { invocation, console in
    let vault = ViewedVault(invocation, console)
    let first = min(vault.today, vault.now.date).adding(days: -TaskSurvey.daysBack)
    let days = (question.narrows(invocation, invocation[words]) ? .earliest : first)...CivilDate.latest
    let namesFile = question.namesFile(invocation)
    let (plans, status) = vault.plans(days: days, kinds: [.project, .stacks, .page]) { peek, bytes, _ in
      switch peek {
      case .day(let date): date >= first.adding(days: TaskSurvey.daysBack) || TaskPeek.mayHaveTasks(bytes)
      case .kind(let kind): kind.traits.tasks != .mentions || namesFile || TaskPeek.mayHaveTasks(bytes)
      case .note, .unknown: true
      }
    }
    if status != .success, plans.files.isEmpty { return status }
    switch question.question(invocation, words: invocation[words], in: plans, vault) {
    case .failure(let problem): return console.refuse(invocation, problem)
    case .success(let question):
      let survey = TaskSurvey(plans, words: question.words, now: vault.now, today: vault.today, jobs: invocation.jobs)
      let limit = invocation[done].map(\.count) ?? (question.narrows ? 0 : TaskList.doneShown)
      let list = TaskList(
        survey,
        question,
        doneLimit: limit,
        now: vault.now,
        today: vault.today,
        clock: vault.settings.clock,
        jobs: invocation.jobs
      )
      if list.isEmpty, let problem = QuestionProblem(tagsOf: question, in: plans) {
        return console.refuse(invocation, problem)
      }
      console.show(TaskListView(list, jobs: invocation.jobs), invocation)
      return status
    }
  }
}

/// What the help of `tasks` says.
enum TasksHelp: Message {
  case words, doneExpected, done, summary, discussion, showAll, showDue, showProject, showTag
  case showUrgent, success, couldNotRun
}
