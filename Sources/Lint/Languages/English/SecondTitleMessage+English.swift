import Languages

private let language = Language.english

extension SecondTitleMessage {
  var english: String {
    switch self {
    case .readsAsSection(let title): "\(language.quoted(title)) is a second title, and reads as a section"
    case .writeSignsOrMove: "write \(language.quoted("##")) before it, or put what follows into a file of its own"
    case .underlineOrMove: "underline it with \(language.quoted("---")), or put what follows into a file of its own"
    case .underline: "Underline it with \(language.quoted("---"))"
    }
  }
}
