extension OutlineHelp {
  var french: String {
    switch self {
    case .file: "le fichier à lire; - pour l’entrée standard"
    case .summary: "Afficher ce que Tidemark lit dans un fichier, ligne par ligne, avec son emplacement"
    case .discussion:
      """
      Chaque ligne est une chose\u{A0}: son emplacement (ligne:colonne à ligne:colonne), son type, son titre, ses valeurs. \
      Regardez ici quand une ligne n’a pas été lue comme vous l’entendiez.
      """
    case .showPage: "Afficher ce qui a été lu d’une page"
    }
  }
}
