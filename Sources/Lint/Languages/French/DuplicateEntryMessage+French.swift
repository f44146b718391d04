import Languages

private let language = Language.french

extension DuplicateEntryMessage {
  var french: String {
    switch self {
    case .isInLog(let days, let line): "\(language.quoted(days)) est déjà dans ce journal, à la ligne \(line)"
    case .deleteEither: "supprimez l’une des deux lignes, ou corrigez sa date"
    case .keepEither: "gardez l’une des deux, ou corrigez une date; une activité compte une fois par jour"
    case .deleteLine: "Supprimer la ligne"
    }
  }
}
