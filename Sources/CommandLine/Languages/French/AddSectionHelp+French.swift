extension AddSectionHelp {
  var french: String {
    switch self {
    case .title: "son titre comme vous l’écririez dans un fichier, avec icône et champs"
    case .before: "La mettre avant cette section"
    case .after: "La mettre après cette section"
    case .summary: "Ajouter une section à une page"
    case .discussion:
      """
      Sans --before ni --after, elle devient la dernière section, au-dessus de «\u{A0}Things that used to matter\u{A0}» si la \
      page en a une.
      """
    case .addAtEnd: "Ajouter une section à la fin"
    case .addWithTheme: "En ajouter une avec un thème"
    }
  }
}
