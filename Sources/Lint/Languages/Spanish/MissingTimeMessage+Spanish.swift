import Languages

private let language = Language.spanish

extension MissingTimeMessage {
  var spanish: String {
    switch self {
    case .hasNoTime(let words): "\(language.quoted(words)) no tiene hora, así que ningún día lo muestra"
    case .emptyItemHasNoTime: "un elemento de la rutina no tiene hora, así que ningún día lo muestra"
    case .beginWithTime: "empieza el elemento con una hora, como \(language.quoted("07:00 - 07:30"))"
    }
  }
}
