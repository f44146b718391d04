import Languages

private let language = Language.french

extension VanishingTextMessage {
  var french: String {
    switch self {
    case .isLinkDefinition(let text):
      "\(language.quoted(text)) est lu comme une définition de lien, donc Markdown ne l’affiche nulle part"
    case .escapeOrRemoveColon: "écrivez \(language.quoted("\\[")) au lieu de \(language.quoted("[")), ou enlevez le deux-points"
    case .writeBackslash: "Écrire une barre oblique inverse devant le crochet"
    case .removeColonAfterBox: "enlevez le deux-points après la case"
    case .removeColon: "Enlever le deux-points"
    }
  }
}
