import Languages

private let language = Language.french

extension ReservedTitleMessage {
  var french: String {
    switch self {
    case .isNameOfView(let name):
      "\(language.quoted(name)) est le nom de la vue de tous les projets, et aucun projet ne peut le porter"
    case .giveOtherTitle: "donnez un autre titre au projet"
    }
  }
}
