import Languages

private let language = Language.french

extension MissingImageMessage {
  var french: String {
    switch self {
    case .doesNotExist(let path): "l’image \(language.quoted(path)) n’existe pas"
    case .correctPath: "corrigez le chemin, qui part du dossier de ce fichier, ou mettez l’image à cet endroit"
    case .writeSlashes(let path):
      "écrivez \(language.quoted(path))\(language.colon) les dossiers sont séparés par une barre oblique"
    case .hasNoPath: "l’image n’a pas de chemin"
    case .writePath: "écrivez-en un entre les parenthèses, comme \(language.quoted("img/sunrise.jpg"))"
    case .hasSpace(let path): "\(language.quoted(path)) contient un espace, donc Markdown n’y lit pas d’image"
    case .writeInBrackets(let path): "écrivez le chemin entre chevrons, \(language.quoted("<\(path)>"))"
    case .putInBrackets: "Écrire le chemin entre chevrons"
    }
  }
}
