import Languages

private let language = Language.french

extension UnreadSectionMessage {
  var french: String {
    switch self {
    case .isNotRead(let title): "\(language.quoted(title)) n’est pas une section qui est lue"
    case .write(let title): "écrivez \(language.quoted(title))"
    }
  }
}
