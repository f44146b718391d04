import Languages

private let language = Language.french

extension EditMessage {
  var french: String {
    switch self {
    case .cannotBeChanged(let path):
      "\(path) ne peut pas être modifié\(language.colon) il a des marques de fusion ou des octets qui ne sont pas en UTF-8, ou il est trop gros"
    case .lintIt: "vérifiez-le avec `tidemark lint`"
    case .cannotBeReadBack(let path):
      "\(path) est resté tel quel\(language.colon) ce qui y serait écrit ne pourrait pas être relu"
    case .moreWouldChange(let path):
      "\(path) est resté tel quel\(language.colon) il aurait changé plus que vous ne l’avez demandé"
    case .changeByHand: "modifiez le fichier à la main et vérifiez-le avec `tidemark lint`"
    case .isNotInVault(let name): "\(name) n’est pas dans le coffre"
    case .hasNoItem(let path): "\(path) n’a pas d’élément à cet endroit"
    case .hasNoHeading(let path): "\(path) n’a pas de titre à cet endroit"
    case .hasNoEntry(let path): "\(path) n’a pas cette entrée"
    case .hasNoWords(let place): "\(place) n’a pas de texte, donc pas de champ"
    case .hasTwice(let key, let place): "\(place) a \(language.quoted(key.rawValue)) deux fois"
    case .removeOneByHand: "enlevez l’un des deux à la main"
    case .doesNotClose(let text, let place):
      "\(language.title(text)), à \(place), n’est pas fermé\(language.colon) un champ placé après semblerait en faire partie"
    case .closeBracket: "écrivez \(language.quoted(")")) après son dernier champ, puis recommencez"
    case .noWordsToWrite: "il n’y a aucun texte à écrire"
    case .intoItself: "un élément ne peut pas être déplacé dans lui-même"
    }
  }
}
