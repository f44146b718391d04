import Languages

private let language = Language.spanish

extension PartChangeMessage {
  var spanish: String {
    switch self {
    case .hasNoGoal(let place): "\(place) no tiene ninguna meta que se pueda cambiar"
    case .hasFieldsAmongValues(let place): "hay campos entre los valores, en \(place)"
    case .changeInFile: "cámbialos en el archivo"
    case .listIsTooShort(let place): "una lista tiene dos valores o más, en \(place)"
    case .writeBar: "escríbelos con una barra entre ellos: \(language.quoted("sereno | claro"))"
    case .hasNoDays(let place): "\(place) no tiene días antes de su texto"
    }
  }
}
