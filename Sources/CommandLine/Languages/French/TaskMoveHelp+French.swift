extension TaskMoveHelp {
  var french: String {
    switch self {
    case .task: "son nom ou une partie du nom, ou FILE:LINE; ajoutez le projet à la fin, ou donnez-le avec --to"
    case .project: "La déplacer vers ce projet"
    case .summary: "Déplacer une tâche d’un projet ou d’un jour vers un autre projet"
    case .discussion:
      """
      Une tâche d’un jour devient une tâche du projet, avec son échéance, sa priorité et ses étapes, et reste prévue ce \
      jour-là; `tidemark unschedule` l’en retire. Vous pouvez aussi déplacer ce que des jours précédents ont laissé ouvert.

      Sa ligne est déplacée avec ses étapes, ses notes et son journal. Là où des jours, des piles et la routine la nomment, \
      ils nomment désormais le nouveau projet. Les jours passés changent aussi, car ils nommeraient sinon une tâche que \
      l’ancien projet n’a plus.
      """
    case .moveTask: "Déplacer une tâche et ses copies"
    case .giveProject: "Donner un projet à une tâche d’aujourd’hui"
    }
  }
}
