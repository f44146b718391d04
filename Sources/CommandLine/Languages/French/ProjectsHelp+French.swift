extension ProjectsHelp {
  var french: String {
    switch self {
    case .summary: "Donner la liste des projets avec ce qui, dans chacun, est ouvert, à échéance et à venir"
    case .discussion:
      """
      Les projets viennent dans l’ordre de la section «\u{A0}Projects\u{A0}» de `tidemark.md` du coffre, puis par titre. La \
      dernière ligne, «\u{A0}Tous\u{A0}», les additionne. «\u{A0}Échues\u{A0}» compte les tâches ouvertes qui sont à faire au \
      plus tard aujourd’hui. Une tâche récurrente compte comme ouverte à partir du jour de son échéance, jusqu’à ce qu’elle \
      soit faite ou sautée.
      """
    case .showProjects: "Afficher où en sont les projets"
    case .success: "les projets ont été affichés, ou il n’y en a aucun"
    }
  }
}
