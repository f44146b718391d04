import Languages
import Outline

private let language = Language.french

extension KeyPlaceMessage {
  var french: String {
    switch self {
    case .item: "dans un élément de liste"
    case .boxless: "dans un élément de liste sans case"
    case .box: "dans un élément avec une case, comme \(language.quoted("- [ ] texte"))"
    case .row: "dans un élément qui commence par une heure"
    case .setAside: "sous \(language.quoted("Things that used to matter"))"
    case .heading: "dans un titre"
    case .section: "dans le titre d’une section"
    case .entry: "dans une entrée d’un journal"
    case .task: "dans une tâche d’un projet"
    case .boxlessTask: "dans un élément d’un projet sans case"
    case .plannedTask: "dans une tâche sous une plage"
    case .stackedTask: "dans une tâche d’une pile"
    case .block: "dans une plage d’une journée"
    case .arc: "dans le titre de l’arc d’un rituel"
    case .habit: "dans une habitude d’un rituel"
    case .mark: "dans une semaine marquée d’une vie"
    case .phase: "dans une étape d’une vie"
    case .activity: "dans une activité"
    case .category: "dans une catégorie d’un coffre"
    case .routine: "dans une plage récurrente d’un coffre"
    case .beside(let keys): "à côté de \(language.or(keys.map { language.quoted($0.rawValue) }))"
    }
  }
}
