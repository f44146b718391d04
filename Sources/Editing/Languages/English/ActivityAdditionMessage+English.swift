import Languages

private let language = Language.english

extension ActivityAdditionMessage {
  var english: String {
    switch self {
    case .isNotRead(let words): "\(language.title(words)) is not read as an activity"
    case .writeLikeTennis: "write it like \(language.quoted("🎾 Tennis"))"
    }
  }
}
