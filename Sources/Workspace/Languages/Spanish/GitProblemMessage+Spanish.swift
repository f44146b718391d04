import Languages

private let language = Language.spanish

extension GitProblemMessage {
  var spanish: String {
    switch self {
    case .isMissing: "no hay ningún programa “git” en las carpetas de PATH"
    case .install: "instala git"
    case .timedOut: "git no terminó a tiempo, y se detuvo"
    case .runAgain: "ejecuta el comando otra vez"
    case .notStarted(let code): "no se pudo iniciar git (error \(code) del sistema)"
    case .isNoRepository(let place): "\(language.quoted(place)) no está en ningún repositorio de git"
    case .begin: "crea uno ahí con “git init”"
    case .says(let words): "git dice: \(words)"
    }
  }
}
