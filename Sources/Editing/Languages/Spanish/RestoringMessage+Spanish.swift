import Languages

private let language = Language.spanish

extension RestoringMessage {
  var spanish: String {
    switch self {
    case .isThereAgain(let path): "\(path) está ahí de nuevo, y no se sobrescribe"
    case .staysIn(let path): "lo que se eliminó se queda en \(path)"
    case .isGone(let path, let title): "\(path), donde estaba \(language.title(title)), ya no está en la bóveda"
    case .linesAreIn(let path): "sus líneas están en \(path)"
    case .lineIsBack(let place): "su línea en las listas está de vuelta: \(place)"
    case .lineIsNotBack(let problem): "su línea en las listas no está de vuelta: \(problem.text(in: language))"
    case .hasNoLonger(.section, let title, let path, let removed):
      "\(path) ya no tiene la sección \(language.title(title)), donde estaba \(language.title(removed))"
    case .hasNoLonger(.group, let title, let path, let removed):
      "\(path) ya no tiene el grupo \(language.title(title)), donde estaba \(language.title(removed))"
    case .hasNoLonger(.item, let title, let path, let removed):
      "\(path) ya no tiene el elemento \(language.title(title)), donde estaba \(language.title(removed))"
    case .makeAgain: "crea de nuevo lo que falta, o copia las líneas de la papelera"
    case .isNoItem(let title): "lo que se guardó de \(language.title(title)) ya no es un elemento"
    case .copyLines: "copia las líneas de la papelera"
    }
  }
}
