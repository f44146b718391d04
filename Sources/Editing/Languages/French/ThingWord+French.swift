import Languages
import Outline

private let language = Language.french

extension ThingWord {
  /// `aucune tâche`
  var frenchNone: String {
    switch self {
    case .thing: "rien"
    case .item: "aucun élément"
    case .itemWithBoxOrLog: "aucun élément avec une case ou un journal"
    case .itemOrSection: "aucun élément ni aucune section"
    case .itemOfPage: "aucun élément d’une page"
    case .itemSetAside: "aucun élément mis de côté"
    case .task: "aucune tâche"
    case .taskOfDay: "aucune tâche d’un jour"
    case .taskOfProject: "aucune tâche d’un projet"
    case .openTaskOfEarlierDay: "aucune tâche à faire d’un jour précédent"
    case .taskOrBox: "aucune tâche ni aucune case"
    case .doing: "aucune tâche, série, habitude ou activité"
    case .skippable: "aucune tâche récurrente, série ou habitude"
    case .activity: "aucune activité"
    case .bestSoFar: "aucun record"
    case .counter: "aucun compteur"
    case .counterOrCount: "aucun compteur ni aucun compte"
    case .tally: "aucun décompte"
    case .timeBlock: "aucune plage"
    case .project: "aucun projet"
    case .stack: "aucune pile"
    case .strategy: "aucune stratégie"
    case .file(let kinds): none(of: ThingWord.told(kinds))
    case .bearer(let key): "rien avec la clé \(language.title(key))"
    }
  }

  /// `aucune page, aucun projet ni aucun rituel`
  private func none(of kinds: [DocumentKind]) -> String {
    let nouns = kinds.map(none(of:))
    guard let last = nouns.last else { return "rien" }
    return [nouns.dropLast().joined(separator: ", "), last].filter { !$0.isEmpty }.joined(separator: " ni ")
  }

  private func none(of kind: DocumentKind) -> String {
    switch kind {
    case .page: "aucune page"
    case .day: "aucun jour"
    case .project: "aucun projet"
    case .stacks: "aucun fichier de piles"
    case .ritual: "aucun rituel"
    case .life: "aucune vie"
    case .activities: "aucun journal d’activités"
    case .vault: "aucune racine du coffre"
    }
  }
}
