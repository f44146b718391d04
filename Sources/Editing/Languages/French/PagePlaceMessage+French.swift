import Languages

private let language = Language.french

extension PagePlaceMessage {
  var french: String {
    switch self {
    case .hasNoSection(let page): "\(language.title(page)) n’a pas de section"
    case .noPage: "le coffre n’a aucune page où cela puisse aller"
    }
  }
}
