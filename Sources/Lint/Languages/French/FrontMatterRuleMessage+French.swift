import Languages

private let language = Language.french

extension FrontMatterRuleMessage {
  var french: String {
    switch self {
    case .isUnclosed: "l’en-tête n’a pas de ligne de fermeture"
    case .writeClosingLine: "écrivez \(language.quoted("---")) sur sa propre ligne, sous la dernière propriété"
    case .close: "Écrire \(language.quoted("---")) sous les propriétés"
    case .cannotBeRead(let flaw): "l’en-tête ne peut pas être lu\(language.colon) \(words(for: flaw))"
    case .cannotBeReadAt(let line, let flaw):
      "l’en-tête ne peut pas être lu à \(language.quoted(line))\(language.colon) \(words(for: flaw))"
    case .writeOneOnEachLine:
      "écrivez un \(language.quoted("key: value")) par ligne, et entre guillemets doubles une valeur qui contient des signes"
    case .writeInQuotes: "écrivez la valeur entre guillemets doubles"
    case .writeColonOrDelete: "écrivez-la comme \(language.quoted("key: value")), ou supprimez-la"
    case .closeQuotes: "écrivez le deuxième guillemet à la fin de la valeur"
    case .closeBracket: "écrivez le crochet fermant à la fin de la liste"
    case .indentBySpaces: "mettez-la en retrait avec des espaces"
    case .writeListInBrackets: "écrivez-la comme \(language.quoted("[un, deux]")), ou chaque partie sur sa propre ligne"
    case .doubleBackslash: "écrivez deux barres obliques inverses, ou des guillemets simples"
    case .writeTags(let list): "écrivez \(language.quoted(list))"
    case .writeWithoutSign: "écrivez-le sans le \(language.quoted("#")), ou entre guillemets doubles"
    }
  }

  private func words(for flaw: FrontMatterFlaw) -> String {
    switch flaw {
    case .isNoMapping: "ce n’est pas une liste de lignes \(language.quoted("key: value"))"
    case .colonInValue: "une valeur a un deux-points devant un espace, ou à la fin"
    case .keptSign: "une valeur commence par un signe que YAML se réserve, ou une ligne par une tabulation"
    case .keptAnchor: "une valeur commence par \(language.quoted("*")) ou \(language.quoted("&")), que YAML se réserve"
    case .lacksColon: "une ligne n’a pas de deux-points"
    case .indentDiffers: "une ligne n’a pas le même retrait que celles du dessus, ou continue après une valeur"
    case .quotesUnclosed: "un guillemet n’est pas fermé"
    case .bracketUnclosed: "un crochet n’est pas fermé"
    case .tab: "une ligne est en retrait avec une tabulation"
    case .listOnLineOfKey: "une liste commence sur la ligne de sa clé"
    case .unknownEscape: "une barre oblique inverse entre guillemets doubles commence une séquence que YAML n’a pas"
    case .commentInBrackets:
      "un mot entre crochets commence par \(language.quoted("#")), que YAML lit comme un commentaire jusqu’à la fin de la ligne"
    case .other(let words): words
    }
  }
}
