import Outline
import Planner

extension KindMessage {
  var french: String {
    switch self {
    case .item(let type): names(of: type).one
    case .items(let type): names(of: type).many
    case .file(let kind): names(of: kind).one
    case .files(let kind): names(of: kind).many
    }
  }

  private func names(of kind: DocumentKind) -> (one: String, many: String) {
    switch kind {
    case .page: ("page", "pages")
    case .day: ("jour", "jours")
    case .project: ("projet", "projets")
    case .stacks: ("piles", "piles")
    case .ritual: ("rituel", "rituels")
    case .life: ("vie", "vies")
    case .activities: ("activités", "activités")
    case .vault: ("coffre", "le coffre")
    }
  }

  private func names(of type: ItemType) -> (one: String, many: String) {
    switch type {
    case .text: ("texte", "textes")
    case .bullet: ("puce", "puces")
    case .checkbox: ("case", "cases")
    case .countUp: ("compte progressif", "comptes progressifs")
    case .countDown: ("compte à rebours", "comptes à rebours")
    case .counter: ("compteur", "compteurs")
    case .streak: ("série", "séries")
    case .textList: ("liste de textes", "listes de textes")
    case .timeline: ("chronologie", "chronologies")
    case .label: ("libellé", "libellés")
    case .image: ("image", "images")
    case .quote: ("citation", "citations")
    case .tally: ("décompte", "décomptes")
    case .best: ("record", "records")
    case .recurring: ("tâche récurrente", "tâches récurrentes")
    case .schedule: ("ligne d’horaire", "lignes d’horaire")
    case .task: ("tâche", "tâches")
    case .block: ("plage", "plages")
    case .routine: ("plage de routine", "plages de routine")
    case .category: ("catégorie", "catégories")
    case .link: ("lien", "liens")
    case .habit: ("habitude", "habitudes")
    case .mark: ("semaine marquée", "semaines marquées")
    case .phase: ("étape", "étapes")
    case .activity: ("activité", "activités")
    }
  }
}
