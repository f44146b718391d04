extension ScheduleHelp {
  var french: String {
    switch self {
    case .task: "une tâche d’un projet ou d’un jour, par son nom ou une partie du nom, ou FILE:LINE"
    case .stack: "Prévoir à la place toutes les tâches de cette pile"
    case .when: "le jour et les heures de sa plage\u{A0}: «\u{A0}vendredi 9:30\u{A0}», demain, 10:00-11:30"
    case .day: "Le jour où la prévoir; aujourd’hui par défaut"
    case .at: "La prévoir dans une nouvelle plage de son nom qui commence alors, ou va d’une heure à une autre"
    case .length: "Avec une heure\u{A0}: combien de temps dure la plage; par défaut, ce que dit default-block"
    case .block: "La prévoir dans cette plage, par son nom ou son début"
    case .again: "La prévoir une fois de plus, et la laisser là où elle est déjà prévue"
    case .summary: "Prévoir une tâche ou une pile un jour donné"
    case .discussion:
      """
      Une copie de la tâche, avec le nom de son projet, va sous la plage; sans heure ni --block, c’est une tâche du jour. Une \
      tâche sans projet y va elle-même\u{A0}: avec une heure, elle devient une plage avec une case. Ce qui est déjà prévu, \
      aujourd’hui ou plus tard, est déplacé, avec la plage faite pour cela; avec --again, c’est prévu une fois de plus. Une \
      tâche récurrente n’est déplacée que dans sa journée, et une pile ne déplace rien. Rien n’est prévu deux fois au même \
      endroit. Une heure prise est refusée, sauf avec --nearest ou --overlap. Une plage de la routine que la journée affiche \
      est d’abord écrite dans le fichier du jour; un jour sans fichier en reçoit un.
      """
    case .giveBlock: "Lui donner une plage à elle"
    case .withOptions: "La même chose aujourd’hui, avec des options"
    case .planInBlock: "La prévoir dans une plage"
    case .movePlanned: "Déplacer à un autre jour ce qui est déjà prévu"
    case .planStack: "Prévoir une pile"
    }
  }
}
