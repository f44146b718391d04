import Languages
import Outline

private let language = Language.spanish

extension ThingWord {
  /// `ninguna tarea`
  var spanishNone: String {
    switch self {
    case .thing: "nada"
    case .item: "ningún elemento"
    case .itemWithBoxOrLog: "ningún elemento con casilla o registro"
    case .itemOrSection: "ningún elemento ni sección"
    case .itemOfPage: "ningún elemento de una página"
    case .itemSetAside: "ningún elemento apartado"
    case .task: "ninguna tarea"
    case .taskOfDay: "ninguna tarea de un día"
    case .taskOfProject: "ninguna tarea de un proyecto"
    case .openTaskOfEarlierDay: "ninguna tarea pendiente de un día anterior"
    case .taskOrBox: "ninguna tarea ni casilla"
    case .doing: "ninguna tarea, racha, hábito ni actividad"
    case .skippable: "ninguna tarea recurrente, racha ni hábito"
    case .activity: "ninguna actividad"
    case .bestSoFar: "ningún récord"
    case .counter: "ningún contador"
    case .counterOrCount: "ningún contador ni cuenta"
    case .tally: "ningún conteo"
    case .timeBlock: "ningún bloque"
    case .project: "ningún proyecto"
    case .stack: "ninguna pila"
    case .strategy: "ninguna estrategia"
    case .file(let kinds): none(of: ThingWord.told(kinds))
    case .bearer(let key): "nada con la clave \(language.title(key))"
    }
  }

  /// `ninguna página, proyecto ni ritual`
  private func none(of kinds: [DocumentKind]) -> String {
    guard let first = kinds.first else { return "nada" }
    let nouns = kinds.map(noun(of:))
    let list = [nouns.dropLast().joined(separator: ", "), nouns[nouns.count - 1]].filter { !$0.isEmpty }
    return "\([.page, .life, .vault].contains(first) ? "ninguna" : "ningún") \(list.joined(separator: " ni "))"
  }

  private func noun(of kind: DocumentKind) -> String {
    switch kind {
    case .page: "página"
    case .day: "día"
    case .project: "proyecto"
    case .stacks: "archivo de pilas"
    case .ritual: "ritual"
    case .life: "vida"
    case .activities: "registro de actividades"
    case .vault: "raíz de la bóveda"
    }
  }
}
