import Languages

private let language = Language.french

extension LateFrontMatterMessage {
  var french: String {
    switch self {
    case .isBelowBlankLine: "un en-tête sous une ligne vide n’est pas lu"
    case .deleteBlankLinesAbove:
      "supprimez les lignes vides au-dessus\u{A0}: l’en-tête commence à la première ligne du fichier"
    case .deleteBlankLines: "Supprimer les lignes vides"
    case .isBelowComment: "un en-tête sous un commentaire n’est pas lu"
    case .moveComment:
      "déplacez le commentaire sous la ligne de fermeture\u{A0}: l’en-tête commence à la première ligne du fichier"
    case .hasNoFence(let kind): "\(language.quoted(kind)) n’est pas lu, car il n’y a pas de \(language.quoted("---")) au-dessus"
    case .isNoFence(let line):
      "\(language.quoted(line)) ne commence pas un en-tête, donc les propriétés en dessous ne sont pas lues"
    case .writeFences: "écrivez \(language.quoted("---")) comme première ligne du fichier, et de nouveau sous les propriétés"
    case .fence: "Écrire \(language.quoted("---")) au-dessus et au-dessous des propriétés"
    }
  }
}
