import Languages

private let language = Language.spanish

extension MissingBornMessage {
  var spanish: String {
    switch self {
    case .hasNoBorn: "esta vida no tiene fecha de nacimiento desde la cual contar sus semanas"
    case .addBorn: "agrega al encabezado una línea como \(language.quoted("born: 1990-06-14"))"
    }
  }
}
