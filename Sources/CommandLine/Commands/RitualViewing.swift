import Languages
import Views

/// What the commands that show rituals alone have in common.
enum RitualViewing {
  /// Reads the rituals, finds the one that is named, and shows them; where there is none, says how to begin.
  ///
  /// - Parameters:
  ///   - words: what names one ritual.
  ///   - other: what else the words may be meant as, where no ritual has them as its name.
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
      let help = owner.map { "; that is a habit of “\($0.title)”, which `tidemark ritual \(ShellWord.quoted($0.title))` shows" }
      return console.refuse(invocation, problem + (help ?? other ?? ""))
    }
    if survey.rituals.isEmpty, !invocation[SharedOptions.json] {
      console.write(lines: RitualBeginning.steps(in: console.language).lines(width: console.width))
    } else if let view = view(survey, chosen) {
      console.show(view, invocation)
    }
    return status
  }
}
