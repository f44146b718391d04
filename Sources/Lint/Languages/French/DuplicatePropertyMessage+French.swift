import Languages

private let language = Language.french

extension DuplicatePropertyMessage {
  var french: String {
    switch self {
    case .isThereAlready(let name, let line): "la propriété \(language.quoted(name)) est déjà à la ligne \(line)"
    case .deleteOne(let line): "supprimez l’une des deux; c’est celle de la ligne \(line) qui est lue"
    }
  }
}
