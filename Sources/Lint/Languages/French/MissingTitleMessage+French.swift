import Languages

private let language = Language.french

extension MissingTitleMessage {
  var french: String {
    switch self {
    case .goesByName(let name): "le fichier n’a pas de titre, donc son nom, \(language.quoted(name)), en tient lieu"
    case .writeTitle: "écrivez le titre comme \(language.quoted("# Titre")) sous l’en-tête"
    }
  }
}
