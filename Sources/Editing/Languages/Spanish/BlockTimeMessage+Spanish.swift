import Languages

private let language = Language.spanish

extension BlockTimeMessage {
  var spanish: String {
    switch self {
    case .hasNoTime(let place): "\(place) no tiene hora antes de su texto"
    case .isNoBlock(let title): "\(language.title(title)) no es un bloque"
    }
  }
}
