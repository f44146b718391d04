extension QuestionHelp {
  var spanish: String {
    switch self {
    case .tag: "Mostrar solo lo que tiene esta etiqueta, o una por debajo de ella; de varias, todas"
    case .project: "Mostrar solo lo que es de este proyecto; escribe su título o el principio de él"
    case .page: "Mostrar solo lo que está en esta página"
    case .ritual: "Mostrar solo lo que está en este ritual"
    case .category: "Mostrar solo los rituales y actividades de esta categoría"
    case .state: "Mostrar solo lo que está en este estado"
    case .open: "Mostrar solo lo que está abierto, como “--state open”"
    case .due:
      "Mostrar solo lo que vence: overdue, hasta un día o el final de “esta semana”, en un periodo como lunes..miércoles, o none"
    case .priority: "Mostrar solo lo que tiene esta prioridad"
    case .sort:
      "Ponerlo todo en un orden: primero lo que vence antes, lo de mayor prioridad o lo más antiguo, o por título o proyecto"
    case .reverse: "Invertir el orden"
    case .group: "Dividir la lista: por proyecto, página, etiqueta, tipo o día de vencimiento, o no dividirla"
    case .kind: "Mostrar solo lo que está en archivos de este tipo, o los elementos de este tipo"
    case .dueExpected: "overdue, none, o \(PhraseKind.period.spanish)"
    }
  }
}
