import Languages

private let language = Language.spanish

extension UnclaimedFolderMessage {
  var spanish: String {
    switch self {
    case .hasDays(let folder?, 1): "1 archivo en \(language.quoted(folder)) lleva por nombre una fecha, y se deja como nota"
    case .hasDays(nil, 1): "1 archivo en la carpeta misma de la bóveda lleva por nombre una fecha, y se deja como nota"
    case .hasDays(let folder?, let count):
      "\(language.number(count)) archivos en \(language.quoted(folder)) llevan por nombre una fecha, y se dejan como notas"
    case .hasDays(nil, let count):
      "\(language.number(count)) archivos en la carpeta misma de la bóveda llevan por nombre una fecha, y se dejan como notas"
    case .hasBoxes(let folder, 1, let kind):
      "1 archivo con casillas en \(language.quoted(folder)) puede ser \(one(kind)), y se deja como nota"
    case .hasBoxes(let folder, let count, let kind):
      "\(language.number(count)) archivos con casillas en \(language.quoted(folder)) pueden ser \(several(kind)), y se dejan como notas"
    case .writeSetting(let setting, let kind):
      "escribe aquí \(language.quoted(setting)) si son \(several(kind)); \(language.quoted("kind: note")) en un archivo dice que no lo es"
    }
  }

  private func one(_ kind: ClaimedKind) -> String {
    switch kind {
    case .days: "un día"
    case .pages: "una página"
    case .projects: "un proyecto"
    case .rituals: "un ritual"
    }
  }

  private func several(_ kind: ClaimedKind) -> String {
    switch kind {
    case .days: "días"
    case .pages: "páginas"
    case .projects: "proyectos"
    case .rituals: "rituales"
    }
  }
}
