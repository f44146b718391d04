import Languages

private let language = Language.french

extension UnreadPropertyMessage {
  var french: String {
    switch self {
    case .isAlias(let name): "la valeur de \(language.quoted(name)) est un alias, donc elle est gardée et n’est pas lue"
    case .hasAnchor(let name): "la valeur de \(language.quoted(name)) a une ancre, donc elle est gardée et n’est pas lue"
    case .hasTag(let name):
      "la valeur de \(language.quoted(name)) a une étiquette YAML, donc elle est gardée et n’est pas lue"
    case .isNoText(let name):
      "la valeur de \(language.quoted(name)) n’est ni un texte ni une liste de textes, donc elle est gardée et n’est pas lue"
    case .isOfTasks(let name): "un projet n’a pas de \(language.quoted(name)), donc cette propriété est gardée et n’est pas lue"
    case .isText(let line): "\(language.quoted(line)) est du texte ici\u{A0}: les propriétés sont lues dans l’en-tête"
    case .writeText: "écrivez un seul texte après le deux-points"
    case .writeList: "écrivez une liste de textes après le deux-points, comme \(language.quoted("[un, deux]"))"
    case .leaveOrWrite:
      "laissez-la si elle est d’un autre programme; sinon, écrivez un texte ou une liste de textes après le deux-points"
    case .writeOnTask(let field): "c’est un champ des tâches\u{A0}: écrivez \(language.quoted(field)) à la fin de l’une d’elles"
    case .writeAtTop(let line): "écrivez \(language.quoted(line)) entre les lignes \(language.quoted("---")) du début"
    case .correctThere(let name): "\(language.quoted(name)) est dans l’en-tête\u{A0}: corrigez-le là, et supprimez cette ligne"
    case .moveToFrontMatter(let line): "Écrire \(language.quoted(line)) dans l’en-tête"
    case .isComment(let words): "\(language.quoted(words)) est un commentaire pour YAML, donc ce n’est pas lu"
    case .writeInQuotes:
      "écrivez-le entre guillemets doubles, ou mettez un espace après le \(language.quoted("#")) si c’est un commentaire"
    }
  }
}
