import Languages

private let language = Language.spanish

extension BeginningMessage {
  var spanish: String {
    switch self {
    case .noRitual: "Aún no hay ningún ritual."
    case .noProject: "Aún no hay ningún proyecto."
    case .noTask: "Aún no hay ninguna tarea."
    case .noActivity: "Aún no hay ninguna actividad."
    case .noLife: "Aún no hay ninguna vida en semanas."
    case .nothingPlanned: "No hay nada planeado ni pendiente para hoy."
    case .summary(let step): summary(of: step)
    case .example(let step): example(of: step)
    case .noBirth(let path):
      "\(path) no dice ninguna fecha de nacimiento: agrega a su encabezado una línea como \(language.quoted("born: 1990-06-14"))."
    case .unreadBirth(let place, let written, let example):
      "\(place) no dice ninguna fecha de nacimiento: \(language.quoted(written)) no se lee como fecha; escribe \(language.quoted("born: " + example))."
    }
  }

  private func summary(of step: BeginningStep) -> String {
    switch step {
    case .showPresets: "Mostrar rituales ya preparados"
    case .beginRitual: "Comenzar uno propio"
    case .noteTask: "Anotar una tarea para hoy"
    case .beginProject: "Comenzar un proyecto"
    case .beginDay: "Comenzar el día de hoy"
    case .planDay: "Planear el día"
    case .addBlock: "Agregar un bloque de tiempo a hoy"
    case .addActivity: "Agregar una"
    case .beginActivities: "Comenzar su archivo con una"
    case .beginLife: "Comenzar una a partir de tu fecha de nacimiento"
    }
  }

  private func example(of step: BeginningStep) -> String {
    switch step {
    case .showPresets, .beginDay, .planDay: ""
    case .beginRitual: "Paseo nocturno"
    case .noteTask: "Comprar pan"
    case .beginProject: "Tesis"
    case .addBlock: "Trabajo profundo"
    case .addActivity, .beginActivities: "Tenis"
    case .beginLife: "1990-06-14"
    }
  }
}
