import Languages

private let language = Language.spanish

extension ReservedTitleMessage {
  var spanish: String {
    switch self {
    case .isNameOfView(let name):
      "\(language.quoted(name)) es el nombre de la vista de todos los proyectos, y ningún proyecto puede llamarse así"
    case .giveOtherTitle: "ponle otro título al proyecto"
    }
  }
}
