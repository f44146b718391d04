import Languages

private let language = Language.french

extension CaptureMessage {
  var french: String {
    switch self {
    case .noWords: "la tâche n’a pas de texte"
    case .counterGoesOn(let command): "un compteur continue d’un jour à l’autre; `\(command)` le remet à zéro"
    case .beginsDone(let text): "\(language.title(text)) commence par la case d’une tâche faite"
    case .beginsDropped(let text): "\(language.title(text)) commence par la case d’une tâche abandonnée"
    case .addThenDo: "ajoutez-la sans cocher sa case, puis utilisez `tidemark done`"
    case .addThenDrop: "ajoutez-la sans cocher sa case, puis utilisez `tidemark drop`"
    case .literalLeavesIt: "--literal le laisse dans le texte"
    case .severalDays(let days):
      "\(language.title(days)) peut être chaque semaine ces jours-là, ou une seule fois chacun de ces jours"
    case .everyOrEach:
      "écrivez \(language.quoted("chaque")) devant si elle se répète, ou ajoutez-la une fois pour chaque jour; --literal les laisse dans le texte"
    case .lengthWithoutTime(let length): "\(language.title(length)) est une durée, mais l’heure de début manque"
    case .nameTime: "dites l’heure, ou enlevez la durée; --literal laisse tout dans le texte"
    case .lengthOfRule(let length): "\(language.title(length)) est une durée, et ce qui est récurrent n’en a pas"
    case .leaveLengthOut:
      "enlevez-la; une plage de chaque semaine est une ligne de \(language.quoted("Routine")) dans tidemark.md"
    case .dueAndPlanned(let day, let due):
      "une tâche d’un projet a une échéance et n’est pas prévue un autre jour\(language.colon) \(language.dayAndYear(day, .short)) et \(language.dayAndYear(due, .short))"
    case .nameOneDay: "n’en nommez qu’un; `tidemark schedule` la prévoit"
    case .projectTaskHasNoRange: "le rappel d’une tâche d’un projet a une heure, pas un intervalle"
    case .recurringHasNoRange: "une tâche récurrente a une heure de début, pas un intervalle"
    case .nameBeginning:
      "dites l’heure à laquelle elle commence; une plage de chaque semaine est une ligne de \(language.quoted("Routine")) dans tidemark.md"
    case .blockHasNoMore: "une plage d’un jour ne peut avoir ni échéance ni priorité"
    case .leaveTimeOut(let priority):
      (priority.map { "enlevez l’heure ou --priority \($0)" } ?? "enlevez l’heure")
        + "; ou mettez-la dans un projet avec --project et prévoyez-la avec `tidemark schedule`"
    }
  }
}
