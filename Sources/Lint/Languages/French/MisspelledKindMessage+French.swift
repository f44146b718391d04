import Languages

private let language = Language.french

extension MisspelledKindMessage {
  var french: String {
    switch self {
    case .isNoKind(let word): "\(language.quoted(word)) n’est pas un type de fichier"
    case .hasNoValue: "\(language.quoted("kind")) n’a pas de valeur, donc ce fichier n’a pas de type"
    case .isNoWord(let value): "le type est un seul mot, et \(language.quoted(value)) ne se lit pas comme tel"
    case .isJoined(let line, let value):
      "YAML joint \(language.quoted(line)) à la ligne du dessus, et \(language.quoted(value)) n’est pas un type de fichier"
    case .isNoLineOfKind(let line): "l’en-tête ne peut pas être lu, et un type ne s’écrit pas comme \(language.quoted(line))"
    case .isNoProperty(let name): "\(language.quoted(name)) n’est pas une propriété connue, donc ce fichier n’a pas de type"
    case .isNoPropertyInFolder(let name, let kind):
      "\(language.quoted(name)) n’est pas une propriété connue, et selon son dossier ce fichier est de type \(language.quoted(kind))"
    case .write(let text): "écrivez \(language.quoted(text))"
    case .writeAfterColon: "écrivez-en une après le deux-points, comme \(language.quoted("kind: page")), ou supprimez la ligne"
    case .leaveAlone(let line):
      "laissez \(language.quoted(line)) seul sur sa ligne; donnez à ce qui est dessous sa propre propriété, comme \(language.quoted("tags:")), ou enlevez-le"
    case .writeTags: "Écrire \(language.quoted("tags:")) au-dessus"
    }
  }
}
