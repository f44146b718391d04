import Languages
import Views

/// What the commands that show rituals alone have in common.
enum RitualViewing {
  /// Reads the rituals, finds the one that is named, and shows them; where there is none, says how to begin.
  ///
  /// - Parameters:
  ///   - words: what names one ritual.
  ///   - other: the command that may be meant, where no ritual has the words as its name.
  ///   - view: what to show, of all rituals or of the named one, an index; nil for nothing.
  static func show(
    _ invocation: Invocation,
    _ console: Console,
    named words: String? = nil,
    or other: String? = nil,
    _ view: (RitualSurvey, Int?) -> (any View)?
  ) -> ExitCode {
    let vault = ViewedVault(invocation, console)
    let (plans, status) = vault.plans(days: nil, kinds: [.ritual])
    if status != .success, plans.rituals.isEmpty { return status }
    let survey = RitualSurvey(plans, now: vault.now, today: vault.today, jobs: vault.jobs)
    var chosen: Int?
    switch words.map({ console.settle(TitleChoice.ritual($0, among: survey.rituals.map(\.title))) }) {
    case nil: break
    case .title(let ritual): chosen = ritual
    case .problem(let problem):
      let owner = survey.rituals.first { ritual in
        ritual.arcs.contains { arc in arc.habits.contains { $0.title.lowercased() == words?.lowercased() } }
      }
      if let owner {
        let command = "tidemark ritual \(ShellWord.quoted(owner.title))"
        return console.refuse(invocation, RitualCommandMessage.isHabit(problem, of: owner.title, command: command))
      }
      guard let other else { return console.refuse(invocation, problem) }
      return console.refuse(invocation, RitualCommandMessage.orCommand(problem, other))
    }
    if survey.rituals.isEmpty, !invocation[SharedOptions.json] {
      console.write(lines: RitualBeginning.steps(in: console.language).lines(width: console.width))
    } else if let view = view(survey, chosen) {
      console.show(view, invocation)
    }
    return status
  }
}

/// What is told of rituals that are not there. All that they quote is safe to show.
enum RitualCommandMessage: Message {
  case needsRitual(habit: String)
  case newRitualBegins
  case nameRitual
  case ritualFirst
  /// Of a habit that was named where a ritual is meant.
  case isHabit(TitleMessage, of: String, command: String)
  /// With a command that may have been meant.
  case orCommand(TitleMessage, String)
  case oneAtATime
  /// Of words that name days.
  case isPeriod(String, StatsPeriodSpan, command: String)
}
