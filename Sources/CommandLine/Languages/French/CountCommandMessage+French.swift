import Languages

private let language = Language.french

extension CountCommandMessage {
  var french: String {
    switch self {
    case .countsDown(let title, let place):
      "\(language.title(title)) compte à rebours, et rien ne dit si vous voulez ajouter ou retrancher, dans \(place)"
    case .addBeginsCounter: "`tidemark add` avec des mots comme \(language.quoted("Eau 0/8")) commence un compteur"
    case .beginOneFirst: "il faut d’abord en commencer un"
    case .tooManyDigits(let most):
      "son nombre a plus de \(language.counted(most, "chiffre", "chiffres")); écrivez-en un plus court à cet endroit, à la main"
    }
  }
}
