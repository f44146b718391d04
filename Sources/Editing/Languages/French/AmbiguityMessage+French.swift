import Languages

private let language = Language.french

extension AmbiguityMessage {
  var french: String {
    switch self {
    case .mayMean(let name, let count, .things):
      "\(language.title(name)) peut désigner \(language.counted(count, "chose", "choses"))"
    case .mayMean(let name, let count, .leftTasks):
      "\(language.title(name)) peut désigner \(language.counted(count, "tâche de jours précédents restée", "tâches de jours précédents restées")) en plan"
    case .mayMean(let name, let count, .settledThings):
      "\(language.title(name)) peut désigner \(language.counted(count, "chose", "choses")) de jours précédents, faites ou abandonnées"
    case .mayMean(let name, let count, .thingsBeside):
      "\(language.title(name)) peut désigner \(language.counted(count, "chose", "choses")) à côté"
    case .nameByPlace: "nommez-en une par FILE:LINE"
    case .nameByPlaceOrIn: "nommez-en une par FILE:LINE, ou dites avec `--in` où elle se trouve"
    }
  }
}
