import Languages

private let language = Language.french

extension AddCommandMessage {
  var french: String {
    switch self {
    case .isOnlyForTask(let option):
      "\(option) ne vaut que pour une tâche, mais les autres options sont celles d’un élément d’une page"
    case .useOne: "utilisez l’une ou les autres"
    case .strategyTakesNoFields: "une stratégie n’a pas d’autres champs que ceux de ses mots"
    case .staysInWords(let text):
      "\(language.title(text)) reste dans les mots\(language.colon) un élément d’une page n’a pas de jour; sans --page, ce serait lu"
    case .stackHasNoMore: "une tâche d’une pile n’a ni jour ni projet à elle, ni autre champ"
    case .leaveOut(let option): "enlevez --stack ou \(option)"
    }
  }
}
