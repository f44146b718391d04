import Languages

private let language = Language.french

extension MissingTimeMessage {
  var french: String {
    switch self {
    case .hasNoTime(let words): "\(language.quoted(words)) n’a pas d’heure, donc aucun jour ne le montre"
    case .emptyItemHasNoTime: "un élément de la routine n’a pas d’heure, donc aucun jour ne le montre"
    case .beginWithTime: "commencez l’élément par une heure, comme \(language.quoted("07:00 - 07:30"))"
    }
  }
}
