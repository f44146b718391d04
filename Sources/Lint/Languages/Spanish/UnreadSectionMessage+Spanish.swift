import Languages

private let language = Language.spanish

extension UnreadSectionMessage {
  var spanish: String {
    switch self {
    case .isNotRead(let title): "\(language.quoted(title)) no es una sección que se lea"
    case .write(let title): "escribe \(language.quoted(title))"
    }
  }
}
