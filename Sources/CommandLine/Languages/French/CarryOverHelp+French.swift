extension CarryOverHelp {
  var french: String {
    switch self {
    case .from: "Le ou les jours d’où elles viennent; par défaut, les sept qui précèdent l’autre"
    case .to: "Les copier vers ce jour; par défaut aujourd’hui, ou le lendemain avec --from today"
    case .tasks:
      "chacune par son nom ou une partie du nom, ou par FILE:LINE; toutes par défaut; un jour après elles équivaut à --to"
    case .summary: "Copier les tâches inachevées des jours précédents vers aujourd’hui ou vers un autre jour"
    case .discussion:
      """
      Ce que les sept derniers jours ont laissé ouvert est copié, chaque tâche une fois, avec ses étapes ouvertes\u{A0}: dans \
      la plage du même nom si l’autre jour en a une, sinon comme tâche du jour. Ce qu’un jour suivant ou son projet donne \
      comme fait ou abandonné n’est pas copié, ni ce qui y est déjà prévu. Les jours d’où elles viennent restent tels \
      quels\u{A0}: une case ouverte y dit que ce n’était pas fait alors. Les tâches restées sur des jours plus anciens sont \
      nommées, avec la commande qui les copie; avec --from, vous nommez les jours vous-même. --dry-run affiche ce qui serait \
      copié. Si vous nommez des tâches, seules celles-ci sont copiées, quel que soit le jour qui les a laissées.
      """
    case .copyLastSeven: "Copier ce que les sept derniers jours ont laissé ouvert"
    case .copyTwo: "Copier deux tâches"
    case .copyToAnother: "En copier une vers un autre jour"
    case .copyOfDay: "Copier ce qu’un jour a laissé ouvert"
    case .showTomorrow: "Afficher ce que recevrait la journée de demain"
    }
  }
}
