extension DoneHelp {
  var french: String {
    switch self {
    case .ritual: "Noter comme faites toutes les habitudes de ce rituel encore à faire"
    case .at: "L’heure de l’entrée de son journal"
    case .summary: "Noter ce qui est fait\u{A0}: cocher des cases, ou ajouter aujourd’hui à des journaux"
    case .discussion:
      """
      Une case est cochée. Ce qui est récurrent, une série, une habitude ou une activité reçoit une entrée dans son \
      journal\u{A0}: une pour chaque fois, ou une par jour. Une tâche d’un projet reçoit «\u{A0}done\u{A0}», passe à la \
      section «\u{A0}Done\u{A0}» s’il y en a une, et ses copies de ce jour-là et des jours suivants sont cochées aussi; celles \
      des jours précédents restent telles quelles. Ce qu’un jour précédent a laissé ouvert, comme le montre `tidemark today`, \
      y est coché, si rien d’autre ne porte ce nom. Si vous nommez plusieurs choses, toutes sont faites ou aucune. Si \
      plusieurs choses portent le même nom, celle qui est ouverte est prise; si plusieurs le sont, celle de ce jour-là. Le nom \
      d’un rituel désigne ses habitudes.
      """
    case .tickTask: "Cocher une tâche par une partie de son nom"
    case .addYesterday: "Ajouter la journée d’hier à un journal"
    case .addThreeDays: "Ajouter trois jours à deux journaux"
    case .openOfRitual: "Noter comme fait ce qui reste à faire d’un rituel"
    }
  }
}
