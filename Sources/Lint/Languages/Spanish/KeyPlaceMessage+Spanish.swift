import Languages
import Outline

private let language = Language.spanish

extension KeyPlaceMessage {
  var spanish: String {
    switch self {
    case .item: "en un elemento de lista"
    case .boxless: "en un elemento de lista sin casilla"
    case .box: "en un elemento con casilla, como \(language.quoted("- [ ] texto"))"
    case .row: "en un elemento que empieza con una hora"
    case .setAside: "debajo de \(language.quoted("Things that used to matter"))"
    case .heading: "en un título"
    case .section: "en el título de una sección"
    case .entry: "en una entrada de un registro"
    case .task: "en una tarea de un proyecto"
    case .boxlessTask: "en un elemento sin casilla de un proyecto"
    case .plannedTask: "en una tarea debajo de un bloque"
    case .stackedTask: "en una tarea de una pila"
    case .block: "en un bloque de un día"
    case .arc: "en el título del arco de un ritual"
    case .habit: "en un hábito de un ritual"
    case .mark: "en una semana marcada de una vida"
    case .phase: "en una etapa de una vida"
    case .activity: "en una actividad"
    case .category: "en una categoría de una bóveda"
    case .routine: "en un bloque recurrente de una bóveda"
    case .beside(let keys): "junto a \(language.or(keys.map { language.quoted($0.rawValue) }))"
    }
  }
}
