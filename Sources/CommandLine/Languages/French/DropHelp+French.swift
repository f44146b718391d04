extension DropHelp {
  var french: String {
    switch self {
    case .items: "chacune par son nom ou une partie du nom, ou par FILE:LINE"
    case .summary: "Marquer les tâches que vous ne ferez pas"
    case .discussion:
      """
      La case devient «\u{A0}[-]\u{A0}», et la ligne reste. Une tâche d’un projet est abandonnée avec ses copies ouvertes \
      d’aujourd’hui et des jours suivants; ce qu’un jour précédent a laissé ouvert y est abandonné. De plusieurs choses, \
      toutes sont abandonnées ou aucune. `tidemark reopen` les rouvre.
      """
    case .giveUp: "Abandonner une tâche, et la laisser à sa place"
    }
  }
}
