import Languages

private let language = Language.english

extension DuplicateNameMessage {
  var english: String {
    switch self {
    case .isTaken(let name, let line): "\(language.quoted(name)) is the name of another item here, on line \(line)"
    case .giveNameOrID: "give one of them another name, or an id at its end, such as \(language.quoted("^second"))"
    }
  }
}
