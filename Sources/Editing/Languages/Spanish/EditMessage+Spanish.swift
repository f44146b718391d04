import Languages

private let language = Language.spanish

extension EditMessage {
  var spanish: String {
    switch self {
    case .cannotBeChanged(let path):
      "\(path) no se puede cambiar: tiene marcas de una fusión o bytes que no son UTF-8, o es demasiado grande"
    case .lintIt: "revísalo con `tidemark lint`"
    case .cannotBeReadBack(let path): "\(path) se dejó como está: lo que se escribiría ahí no se podría volver a leer"
    case .moreWouldChange(let path): "\(path) se dejó como está: habría cambiado más de lo que pediste"
    case .changeByHand: "cambia el archivo a mano y revísalo con `tidemark lint`"
    case .isNotInVault(let name): "\(name) no está en la bóveda"
    case .hasNoItem(let path): "\(path) no tiene ningún elemento ahí"
    case .hasNoHeading(let path): "\(path) no tiene ningún título ahí"
    case .hasNoEntry(let path): "\(path) no tiene esa entrada"
    case .hasNoWords(let place): "\(place) no tiene texto, así que no puede tener campos"
    case .hasTwice(let key, let place): "\(place) tiene \(language.quoted(key.rawValue)) dos veces"
    case .removeOneByHand: "quita uno de los dos a mano"
    case .doesNotClose(let text, let place):
      "\(language.title(text)), en \(place), no se cierra: un campo después parecería suyo"
    case .closeBracket: "escribe \(language.quoted(")")) después de su último campo y vuelve a intentarlo"
    case .noWordsToWrite: "no hay ningún texto que escribir"
    case .intoItself: "un elemento no se puede mover dentro de sí mismo"
    }
  }
}
