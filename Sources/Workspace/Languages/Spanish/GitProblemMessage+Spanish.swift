import Languages

private let language = Language.spanish

extension GitProblemMessage {
  var spanish: String {
    switch self {
    case .isMissing: "no hay un programa “git” en las carpetas de PATH"
    case .install: "instala git"
    case .timedOut: "git no terminó a tiempo, y se detuvo"
    case .runAgain: "repite el comando"
    case .didNotStart(let code): "git no se pudo iniciar (error \(code) del sistema)"
    case .isInNoRepository(let place): "\(language.quoted(place)) no está en ningún repositorio de git"
    case .beginOne: "comienza uno ahí con “git init”"
    case .says(let words): "git dice: \(words)"
    case .folderIsGone: "la carpeta actual ya no existe"
    case .goElsewhere: "ve a una carpeta que exista"
    case .isOutside(let path): "\(language.quoted(path)) está fuera del repositorio, y nada de ahí está preparado en él"
    }
  }
}
