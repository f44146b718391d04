import Languages

private let language = Language.french

extension RestoreCommandMessage {
  var french: String {
    switch self {
    case .nothingCalledSo(let name): "rien de mis de côté ni de supprimé ne s’appelle \(language.title(name))"
    case .removedLast(let titles):
      "derniers éléments supprimés\(language.colon) \(titles.map(language.title).joined(separator: ", "))"
    case .severalRemoved(let name, let count):
      "\(language.title(name)) peut désigner \(language.counted(count, "chose supprimée", "choses supprimées"))"
    case .nameFile: "nommez-en une par son fichier dans .trash"
    case .isStrategy(let title, let place):
      "\(language.title(title)) est une stratégie, dans \(place), et seuls des éléments se mettent de côté"
    case .hasNoItems: "elle n’a aucun élément"
    case .setItemsAside: "mettez ses éléments de côté; ils savent dans quelle stratégie ils étaient"
    }
  }
}
