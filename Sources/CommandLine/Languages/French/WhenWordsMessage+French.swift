import Languages

private let language = Language.french

extension WhenWordsMessage {
  var french: String {
    switch self {
    case .quoteName: "mettez un nom de plusieurs mots entre guillemets"
    case .isSeveralDays(let days): "\(language.title(days)) est plus d’un jour"
    case .commandForEach(let isPlanning): "écrivez une commande pour chaque jour; \(whatRecurs(isPlanning))"
    case .nameOneOfDays(let isPlanning): "nommez un de ces jours; \(whatRecurs(isPlanning))"
    case .isPeriod(let text): "\(language.title(text)) est plus d’un jour, et il en faut un seul ici"
    case .nameOneDay: "nommez-en un seul jour"
    case .recurs(let text, let rule):
      "\(language.title(text)) se répète (\(language.quoted("every: \(rule)"))), et il faut un seul jour ici"
    case .whatRecurs(let isPlanning): whatRecurs(isPlanning)
    case .movesWhatHasTime(let text): "\(language.title(text)) déplace ce qui a déjà une heure"
    case .nameTime: "dites une heure, comme \(language.quoted("9:30")) ou \(language.quoted("dans 30 minutes"))"
    case .isOver(let time, let now, let command):
      "\(language.time(time)) est déjà passé aujourd’hui, il est \(language.time(now)); `\(command)` le reporte à demain"
    case .sayTheSame(let text, let option): "\(language.title(text)) et \(option) disent la même chose"
    case .leaveOneOut: "enlevez l’un des deux"
    }
  }

  private func whatRecurs(_ isPlanning: Bool) -> String {
    isPlanning
      ? "`tidemark add` avec un texte qui finit par \(language.quoted("chaque lundi")) fait une tâche récurrente"
      : "une plage de chaque semaine est une ligne de \(language.quoted("Routine")) dans tidemark.md"
  }
}
