import Chronology
import Planner
import Vault
import Views

/// `tidemark tasks`
enum TasksCommand {
  private static let words = Operand.many("WORDS", "words that are in the title, the notes or the log of a task")
  private static let question = QuestionOptions(kinds: KindWord.wordsOfTasks, without: ["ritual", "category"])
  private static let done = Option.value(
    "done",
    value: "N|all",
    expectation: "a number or “all”",
    "Show the N tasks that were done last (default: 4; with options such as --tag or --due: 0)"
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
    "List all tasks, or those that you ask for",
    discussion: """
      First come the tasks of your days that belong to no project: what the past four weeks left open together, then those of today and \
      later by day. Then there is what is open by project, and the boxes of pages, each with its section; recurring tasks that \
      are not open yet are only counted. Stacks follow, and what was done comes last. Tasks without a priority come before those \
      with one, and within a priority by due date. Each task shows the next block it is planned in. A recurring task counts as \
      open from the day on which it is due until it is done or skipped.

      With options such as --tag or --due, the tasks of all days are searched. --sort and --group make one list of all \
      instead; --open --sort priority begins with what is urgent.

      --json prints an object with today, now, project, counts, done, and stacks, projects, pages and days, or with --sort or \
      --group groups. A task has title, state, kind and type, path and line, and what else it says: project, page, section, day, \
      tags, due, daysUntilDue, priority, done, since, steps, every, nextDay, nextBlock and found, the lines that have WORDS.
      """,
    operands: [words],
    options: question.declared + [
      done, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark tasks", "Show what there is to do"),
      Example("tidemark tasks --due tomorrow", "Show what is due by tomorrow, and what is overdue"),
      Example("tidemark tasks --project thesis --done all", "Show one project with all that was done"),
      Example("tidemark tasks --tag home --group page", "Show what has a tag, page by page"),
      Example("tidemark tasks --open --sort priority", "Show what is open, the urgent first"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the tasks were shown, or there are none"),
      ExitCodeNote(.couldNotRun, "the vault could not be read, or it has no such project, page or tag"),
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
      let list = TaskList(survey, question, doneLimit: limit, now: vault.now, today: vault.today, clock: vault.settings.clock)
      if list.isEmpty, let problem = QuestionProblem(tagsOf: question, in: plans) {
        return console.refuse(invocation, problem)
      }
      console.show(TaskListView(list), invocation)
      return status
    }
  }
}
