extension ReopenHelp {
  var french: String {
    switch self {
    case .items:
      """
      chaque élément par son nom ou une partie du nom, ou par FILE:LINE; un rituel pour toutes ses habitudes faites ou \
      sautées; ajoutez un jour à la fin, comme hier ou lundi..mercredi
      """
    case .on: "Le ou les jours à retirer de son journal; aujourd’hui par défaut"
    case .summary:
      """
      Annuler ce qu’ont fait «\u{A0}done\u{A0}», «\u{A0}skip\u{A0}» ou «\u{A0}drop\u{A0}»\u{A0}: rouvrir des cases, ou retirer \
      aujourd’hui des journaux
      """
    case .discussion:
      """
      Une suite de jours d’un journal est coupée à ce jour. Une tâche d’un projet perd «\u{A0}done\u{A0}», quitte la section \
      «\u{A0}Done\u{A0}», et ses copies depuis le jour où elle a été faite sont rouvertes aussi. Ce qui est fait ou abandonné \
      dans un jour précédent y est rouvert, si rien d’autre ne porte ce nom.
      """
    case .openTask: "Rouvrir une tâche"
    case .removeDay: "Retirer un jour d’un journal"
    case .removeTodayOfRitual: "Retirer aujourd’hui des journaux d’un rituel"
    }
  }
}
