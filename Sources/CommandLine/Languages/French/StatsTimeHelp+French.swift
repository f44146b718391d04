extension StatsTimeHelp {
  var french: String {
    switch self {
    case .from: "Commencer à ce jour; par défaut au premier jour de la semaine du dernier"
    case .to: "Finir à ce jour; par défaut aujourd’hui"
    case .period:
      "un jour ou une période comme «\u{A0}semaine dernière\u{A0}», 2026-11 ou 7d; par défaut cette semaine jusqu’à aujourd’hui"
    case .grouping: "Compter par les projets des tâches, ou par les noms des plages"
    case .summary: "Afficher comment le temps prévu se répartit entre projets ou plages"
    case .discussion:
      """
      Le temps est celui des plages des fichiers de jours\u{A0}: ce qui a été prévu, non ce qui a été mesuré. Une plage avec \
      des tâches de plusieurs projets est partagée également entre eux; une plage sans de telles tâches ne compte pour aucun \
      projet. Les plages qui se chevauchent comptent en entier. Avec --project, c’est ce qui revient à ce projet; avec --tag, \
      ce qui a le mot-clé\u{A0}: les plages entières qui l’ont, ou dont le jour l’a, et des autres ce qui revient aux tâches \
      ou aux projets qui l’ont.

      --json affiche un objet avec `today, from, to, project` et `tags` (si demandés), `plannedMinutes, projects, blocks, \
      daysWithFile` et `daysWithoutFile`. Un projet ou une plage a `name` (`null` pour aucun projet), `icon, color, minutes` \
      et `percent`.
      """
    case .showWeek: "Afficher cette semaine jusqu’à aujourd’hui par projet"
    case .showByBlock: "Afficher un mois par plage"
    case .showProject: "Afficher quelles plages d’un mois étaient pour un projet"
    case .showSomeDays: "Afficher quelques jours"
    case .success: "le temps a été affiché, ou rien n’est prévu"
    case .couldNotRun:
      "le coffre n’a pas pu être lu, il n’a pas ce projet ou ce mot-clé, ou le dernier jour est avant le premier"
    }
  }
}
