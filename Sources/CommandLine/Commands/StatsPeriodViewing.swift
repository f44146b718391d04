import Editing
import Vault
import Views

/// What `tidemark stats week`, `month`, `year` and `period` have in common.
enum StatsPeriodViewing {
  static let discussion = """
    For rituals it counts what was done of what was due, and the perfect days, on which everything that was due was done. Tasks \
    of projects and of days and boxes of pages count on the day on which they were done. For pages it counts the streaks, the \
    recurring tasks that were done or skipped, those of projects too, and the attempts at bests; a week counts for the \
    month in which it begins. A number on a page has no history: it is shown as it is today, and only where the period includes \
    today. What is set aside does not count. Options such as --tag count only what they ask for; all habits of a ritual are \
    counted or none, by the tags and the category of its file. In the sums of --by, what has no project, \
    tag or category has a row of its own.
    """

  static let members = """
    A rate has done, due and percent; all and a ritual have rate, dueDays, perfectDays, longestStreak, checkIns and \
    activeDays; tasks have project or page (neither those of days) and done. What stands on a page, or recurs in a project, has \
    title, icon, page or project, and path; a streak rate, longest and current besides, a recurring \
    task settled, a best attempts, best, value and unit, a number type, value, goal, unit, percent and isReached. With --by \
    there is sums: name, habits, streaks, recurring, tasks and activities of each.
    """

  private static let question = QuestionOptions(
    kinds: KindWord.wordsOfSums,
    without: ["state", "open", "due", "sort", "reverse", "group"]
  )
  private static let key = Option.text(
    "by",
    value: "WHAT",
    choices: StatsPeriodSum.Key.allCases.map(\.rawValue),
    "Show sums by tag, category or project instead"
  )

  static let options: [any DeclaredOption] =
    question.declared + [
      key, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ]

  static let exitCodes = [
    ExitCodeNote(.success, "it was shown, or there is nothing to count"),
    ExitCodeNote(.couldNotRun, "the vault could not be read, or no such days can be shown"),
  ]

  /// Why no days are shown, with the words that may be meant.
  private static func refusal(of words: String, _ problem: StatsPeriodSpan.Problem) -> EditRefusal {
    if let phrase = problem.phrase { return phrase.refusal(about: words, .period) }
    var refusal = EditRefusal(problem.reason)
    if let meant = problem.meant ?? PhraseKind.period.corrected(words) {
      refusal.respelling = EditRefusal.Respelling(words, as: [meant])
    }
    return refusal
  }

  static func show(
    _ span: StatsPeriodSpan,
    named words: String?,
    _ invocation: Invocation,
    _ console: Console
  ) -> ExitCode {
    let vault = ViewedVault(invocation, console)
    switch span.days(of: words, today: vault.today, weekStart: vault.settings.weekStarts) {
    case .failure(let problem):
      return console.refuse(invocation, refusal(of: words ?? "", problem))
    case .success(let days):
      let (plans, status) = vault.plans(
        days: days.first...days.last,
        kinds: [.ritual, .page, .activities, .project]
      )
      if status != .success, plans.rituals.isEmpty, plans.pages.isEmpty, plans.activities.isEmpty { return status }
      switch question.question(invocation, in: plans, vault) {
      case .failure(let problem): return console.refuse(invocation, problem)
      case .success(let question):
        if let problem = QuestionProblem(tagsOf: question, in: plans) { return console.refuse(invocation, problem) }
        let key = invocation[key].flatMap(StatsPeriodSum.Key.init(rawValue:))
        let sheet = StatsPeriodSheet(
          plans,
          question,
          by: key,
          countsTasks: true,
          now: vault.now,
          today: vault.today,
          span,
          days
        )
        console.show(StatsPeriodView(sheet), invocation)
        return status
      }
    }
  }
}
