extension TaskAddHelp {
  var french: String {
    switch self {
    case .text: "ses mots, avec des champs si vous voulez"
    case .project: "L’ajouter à ce projet; obligatoire"
    case .priority: "Quelle est son importance"
    case .notifyExpected: "une heure comme 17:00, ou yes pour le rappel du matin"
    case .notify: "Rappeler à cette heure le jour de l’échéance; yes veut dire le rappel du matin"
    case .summary: "Ajouter une tâche à un projet"
    case .discussion:
      """
      Elle va après la dernière tâche ouverte de la première section qui a des tâches, et est écrite comme les tâches autour \
      d’elle. Une tâche récurrente est à faire à partir d’aujourd’hui.
      """
    case .addDue: "Ajouter une tâche dont l’échéance est vendredi"
    case .addRecurring: "Ajouter une tâche récurrente"
    case .writeFields: "Écrire les champs soi-même"
    }
  }
}
