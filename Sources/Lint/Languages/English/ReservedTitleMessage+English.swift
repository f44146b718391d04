import Languages

private let language = Language.english

extension ReservedTitleMessage {
  var english: String {
    switch self {
    case .isNameOfView(let name): "\(language.quoted(name)) is the name of the view of all projects, and no project can have it"
    case .giveOtherTitle: "give the project another title"
    }
  }
}
