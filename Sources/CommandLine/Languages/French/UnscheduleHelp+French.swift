extension UnscheduleHelp {
  var french: String {
    switch self {
    case .task: "son nom dans la journée ou une partie du nom, ou FILE:LINE pour cette seule copie"
    case .day: "La retirer de ce jour seulement"
    case .block: "La retirer de cette plage seulement, par son nom ou son début"
    case .summary: "Retirer une tâche des jours où elle est prévue"
    case .discussion:
      """
      Toutes les copies ouvertes d’aujourd’hui et des jours suivants sont retirées; avec --on, celles de ce jour-là; avec \
      --block, celles de cette plage du jour, ou d’aujourd’hui. Les copies cochées restent, et les jours passés aussi, à moins \
      que --on n’en nomme un. Une plage qui a le nom de la tâche et rien d’autre est supprimée aussi. La tâche reste dans son \
      projet; la ligne d’une tâche sans projet est gardée dans .trash. Ce qui a été reporté d’un jour précédent y est \
      abandonné, «\u{A0}[-]\u{A0}», pour ne pas rester en plan de nouveau.
      """
    case .fromToday: "La retirer d’aujourd’hui et de tous les jours suivants"
    case .fromBlock: "La retirer d’une plage"
    }
  }
}
