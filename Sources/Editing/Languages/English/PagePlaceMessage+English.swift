import Languages

private let language = Language.english

extension PagePlaceMessage {
  var english: String {
    switch self {
    case .hasNoSection(let page): "\(language.title(page)) has no section"
    case .noPage: "the vault has no page that it could go to"
    }
  }
}
