import Languages

private let language = Language.spanish

extension TaskCommandMessage {
  var spanish: String {
    switch self {
    case .noProject: "no se nombró ningún proyecto"
    case .sayWhichProject: "di cuál, como en \(language.quoted("--project Tesis"))"
    case .sayNewProject: "di a dónde va, como en \(language.quoted("--to Tesis"))"
    case .noWords: "la tarea no tiene texto"
    case .isNotOneTask(let words): "\(language.title(words)) no se lee como una sola tarea"
    case .withoutSigns: "escribe sus palabras sin signos delante"
    }
  }
}
