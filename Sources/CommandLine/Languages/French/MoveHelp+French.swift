extension MoveHelp {
  var french: String {
    switch self {
    case .project: "seulement pour les tâches\u{A0}: voyez `tidemark task move`"
    case .before: "Le mettre avant celui-ci"
    case .after: "Le mettre après celui-ci"
    case .summary: "Mettre une page, un projet ou un rituel avant ou après un autre"
    case .discussion:
      """
      Leur ordre est celui des listes de tidemark.md\u{A0}: la ligne avec le lien y est déplacée, ou écrite. Ce qu’une liste \
      ne nomme pas vient à la fin, par titre; un fichier qui doit venir avant un autre reçoit donc une ligne aussi. Une liste \
      qui manque est créée.
      """
    case .pageBefore: "Mettre une page avant une autre"
    }
  }
}
