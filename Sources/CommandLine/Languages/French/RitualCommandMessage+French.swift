import Diagnostics
import Languages
import Views

private let language = Language.french

extension RitualCommandMessage {
  var french: String {
    switch self {
    case .needsRitual(let habit): "il faut à \(language.title(habit)) le nom d’un rituel"
    case .newRitualBegins: "`tidemark new ritual` en commence un"
    case .nameRitual: "nommez le rituel avant, ou après --ritual"
    case .ritualFirst: "le rituel vient d’abord, puis l’habitude"
    case .isHabit(let problem, let ritual, let command):
      "\(problem.french); c’est une habitude de \(language.quoted(ritual)), que `\(command)` montre"
    case .orCommand(let problem, let command): "\(problem.french)\n  \(ReportMessage.type.french)\(language.colon) \(command)"
    case .oneAtATime: "un seul rituel s’affiche à la fois; enlevez --ritual"
    case .isPeriod(let words, let span, let command):
      "\(language.quoted(words)) est \(name(of: span)), pas un rituel\(language.colon) \(language.quoted(command)) montre ces jours; pour choisir des mois, utilisez --months et --to"
    }
  }

  private func name(of span: StatsPeriodSpan) -> String {
    switch span {
    case .week: "une semaine"
    case .month: "un mois"
    case .year: "une année"
    case .period: "une période"
    }
  }
}
