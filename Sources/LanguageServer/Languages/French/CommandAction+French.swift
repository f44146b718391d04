import Languages

private let language = Language.french

extension CommandAction {
  var french: String {
    switch self {
    case .done: "Marquer comme fait aujourd’hui"
    case .log: "Noter au journal aujourd’hui"
    case .reopen: "Rouvrir"
    case .skip: "Sauter aujourd’hui"
    case .drop: "Abandonner"
    case .count: "Compter un de plus"
    case .tally: "Ajouter un trait"
    case .planToday: "Prévoir pour aujourd’hui"
    case .planTomorrow: "Prévoir pour demain"
    case .carryOver: "Reporter à aujourd’hui"
    case .move(let project): "Déplacer vers \(language.quoted(project))"
    case .splitBlock: "Diviser la plage en deux"
    case .endArc: "Terminer l’arc aujourd’hui"
    case .renew: "Commencer l’arc suivant"
    case .setAside: "Mettre de côté"
    case .restore: "Rétablir"
    }
  }
}
