import Languages

private let language = Language.french

extension UnreadSectionMessage {
  var french: String {
    switch self {
    case .isNotRead(let title): "\(language.quoted(title)) n’est pas une section qui se lit"
    case .write(let title): "écrivez \(language.quoted(title))"
    }
  }
}
