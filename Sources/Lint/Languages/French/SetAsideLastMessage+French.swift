import Languages

private let language = Language.french

extension SetAsideLastMessage {
  var french: String {
    switch self {
    case .isNotLast(let title, let following?):
      "\(language.quoted(title)) n’est pas la dernière section\u{A0}: \(language.quoted(following)) la suit"
    case .isNotLast(let title, nil): "\(language.quoted(title)) n’est pas la dernière section"
    case .moveSection: "déplacez-la avec toutes ses lignes à la fin de la page"
    case .moveToEnd: "Déplacer la section à la fin"
    case .isOtherTitle(let title, let meant):
      "\(language.quoted(title)) n’est pas \(language.quoted(meant)), donc rien de ce qui est en dessous n’est mis de côté"
    case .write(let title): "écrivez \(language.quoted(title))"
    }
  }
}
