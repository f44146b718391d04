import Languages

private let language = Language.french

extension RootLinkMessage {
  var french: String {
    switch self {
    case .lineIsGone(let place, nil): "sa ligne a été enlevée des listes\(language.colon) \(place)"
    case .lineIsGone(let place, let kept?):
      "sa ligne a été enlevée des listes\(language.colon) \(place); ce qui était dessous est conservé dans \(kept)"
    case .wouldLeadElsewhere(let title, let path):
      "avec le nom \(language.title(title)), les listes de \(path) mèneraient à un autre fichier"
    case .linkByPath(let path): "écrivez un autre nom, ou des liens avec un chemin, comme [texte](\(path))"
    }
  }
}
