extension StatsSpanHelp {
  var french: String {
    switch self {
    case .discussion:
      """
      Pour les rituels, la commande compte ce qui a été fait de ce qui était à faire, et les journées parfaites, où tout ce \
      qui était à faire a été fait. Les tâches des projets et des jours et les cases des pages comptent le jour où elles ont \
      été faites. Pour les pages, elle compte les séries, les tâches récurrentes qui ont été faites ou sautées, celles des \
      projets aussi, et les essais de records; une semaine compte pour le mois où elle commence. Un nombre d’une page n’a pas \
      d’historique\u{A0}: il est affiché tel qu’il est aujourd’hui, et seulement si la période comprend aujourd’hui. Ce qui \
      est mis de côté ne compte pas. Des options comme --tag ne comptent que ce qu’elles demandent; les habitudes d’un rituel \
      sont comptées toutes ou pas du tout, selon les mots-clés et la catégorie de son fichier. Dans les sommes de --by, ce qui \
      n’a pas de projet, de mot-clé ou de catégorie a une ligne à part.
      """
    case .members:
      """
      Un taux a `done, due` et `percent`; `all` et un rituel ont `rate, dueDays, perfectDays, longestStreak, checkIns` et \
      `activeDays`; `tasks` a `project` ou `page` (ni l’un ni l’autre pour celles des jours) et `done`. Ce qui est sur une \
      page, ou récurrent dans un projet, a `title, icon, page` ou `project`, et `path`; une série a en plus `rate, longest` et \
      `current`, une tâche récurrente `settled`, un record `attempts, best, value` et `unit`, un nombre `type, value, goal, \
      unit, percent` et `isReached`. Avec --by, il y a `sums`\u{A0}: `name, habits, streaks, recurring, tasks` et `activities` \
      de chacun.
      """
    case .key: "Afficher à la place des sommes par mot-clé, catégorie ou projet"
    case .success: "c’est affiché, ou il n’y a rien à compter"
    case .couldNotRun: "le coffre n’a pas pu être lu, ou ces jours ne peuvent pas être affichés"
    }
  }
}
