import Languages

private let language = Language.spanish

extension CommandRefusal {
  var spanish: String {
    switch self {
    case .hasNoProject(let title): "ningún proyecto se llama \(language.title(title))"
    case .isNamelessLine(let line): "no hay nada con nombre en la línea \(line)"
    case .isNameless: "ahí no hay nada con nombre"
    }
  }
}
