import Editing
import Languages
import Vault
import Views

/// What `tidemark stats week`, `month`, `year` and `period` have in common.
enum StatsPeriodViewing {
  private static let question = QuestionOptions(
    kinds: KindWord.wordsOfSums,
    without: ["state", "open", "due", "sort", "reverse", "group"]
  )
  private static let key = Option.text(
    "by",
    value: "WHAT",
    choices: StatsPeriodSum.Key.allCases.map(\.rawValue),
    StatsSpanHelp.key
  )

  static let options: [any DeclaredOption] =
    question.declared + [
      key, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ]

  static let exitCodes = [
    ExitCodeNote(.success, StatsSpanHelp.success),
    ExitCodeNote(.couldNotRun, StatsSpanHelp.couldNotRun),
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

/// What the help of `stats week`, `month`, `year` and `period` says alike.
enum StatsSpanHelp: Message {
  case discussion, members, key, success, couldNotRun
}
