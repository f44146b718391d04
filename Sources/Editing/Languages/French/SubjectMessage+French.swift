import Languages

private let language = Language.french

extension SubjectMessage {
  var french: String {
    switch self {
    case .isInPastDays(let name, let count):
      "\(language.title(name)) est dans les fichiers de \(language.counted(count, "jour passé", "jours passés")), qui ne se nomment que par FILE:LINE"
    case .isInPastDay(let title):
      "\(language.title(title)) est dans le fichier d’un jour passé, qui ne se modifie que par FILE:LINE"
    case .writePlace(let place): "écrivez \(place) au lieu de son nom"
    case .noteIsNoKey:
      "une note n’est pas une clé\(language.colon) elle s’écrit sous la ligne dont elle parle"
    case .writeNote: "écrivez son texte après le nom"
    case .isNoKey(let key): "\(language.title(key)) n’est pas une clé"
    case .specListsKeys: "`tidemark spec keys` donne la liste des clés"
    case .isNoKeyOf(let title, let key, let place):
      "\(language.title(key)) n’est pas une clé de \(language.title(title)), dans \(place)"
    case .takes(let keys): "ses clés sont \(language.and(keys.map { language.quoted($0) }))"
    }
  }
}
