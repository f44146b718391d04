import Planner

extension ThingKind {
  var french: String {
    switch self {
    case .item(let type): words(for: type)
    case .file: "un fichier"
    case .heading: "un titre"
    }
  }

  private func words(for type: ItemType) -> String {
    switch type {
    case .text: "un paragraphe"
    case .bullet: "une ligne de texte"
    case .checkbox: "une case"
    case .countUp, .countDown: "un compte de jours"
    case .counter: "un compteur"
    case .streak: "une série"
    case .textList: "une liste de textes"
    case .timeline: "une chronologie"
    case .label: "un libellé"
    case .image: "une image"
    case .quote: "une citation"
    case .tally: "un décompte"
    case .best: "un record"
    case .recurring: "une tâche récurrente"
    case .schedule: "une ligne d’horaire"
    case .task: "une tâche"
    case .block: "une plage"
    case .routine: "une plage de la routine"
    case .category: "une catégorie"
    case .link: "un lien"
    case .habit: "une habitude"
    case .mark: "la marque d’une semaine"
    case .phase: "une étape d’une vie"
    case .activity: "une activité"
    }
  }
}
