extension HabitHelp {
  var french: String {
    switch self {
    case .words:
      "le rituel, par son titre ou une partie du titre, puis l’habitude comme dans un fichier, avec son icône et ses champs"
    case .ritual: "L’ajouter à ce rituel; tous les mots sont alors l’habitude"
    case .summary: "Modifier les habitudes d’un rituel"
    case .discussion: "Sans sous-commande, elle donne la liste des rituels."
    case .addSummary: "Ajouter une habitude à l’arc en cours d’un rituel"
    case .addDiscussion:
      """
      Dans un arc qui a commencé, elle est à faire à partir d’aujourd’hui, et reçoit «\u{A0}from\u{A0}» avec ce jour, pour \
      qu’aucun jour précédent ne compte comme manqué. Si aucun arc n’est en cours aujourd’hui, elle va dans le prochain; si \
      tous sont terminés, `tidemark renew` commence le suivant.
      """
    case .addDaily: "Ajouter une habitude de tous les jours"
    case .withRitualAfter: "La même chose, avec le rituel après elle"
    case .addWithRule: "En ajouter une avec une règle et un objectif"
    }
  }
}
