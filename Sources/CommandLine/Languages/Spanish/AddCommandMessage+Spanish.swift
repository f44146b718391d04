import Languages

private let language = Language.spanish

extension AddCommandMessage {
  var spanish: String {
    switch self {
    case .isOnlyForTask(let option):
      "\(option) es solo para una tarea, pero las otras opciones son para un elemento de una página"
    case .useOne: "usa una cosa o la otra"
    case .strategyTakesNoFields: "una estrategia no tiene más campos que los que están en sus palabras"
    case .staysInWords(let text):
      "\(language.title(text)) se queda en el texto: un elemento de una página no tiene día; sin --page sí se leería"
    case .stackHasNoMore: "una tarea de una pila no tiene día ni proyecto propios, ni otros campos"
    case .leaveOut(let option): "quita --stack o \(option)"
    }
  }
}
