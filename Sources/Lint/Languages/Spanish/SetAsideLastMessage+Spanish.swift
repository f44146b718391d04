import Languages

private let language = Language.spanish

extension SetAsideLastMessage {
  var spanish: String {
    switch self {
    case .isNotLast(let title, let following?):
      "\(language.quoted(title)) no es la última sección: le sigue \(language.quoted(following))"
    case .isNotLast(let title, nil): "\(language.quoted(title)) no es la última sección"
    case .moveSection: "muévela con todas sus líneas al final de la página"
    case .moveToEnd: "Mover la sección al final"
    case .isOtherTitle(let title, let meant):
      "\(language.quoted(title)) no es \(language.quoted(meant)), así que nada de lo que está debajo está apartado"
    case .write(let title): "escribe \(language.quoted(title))"
    }
  }
}
