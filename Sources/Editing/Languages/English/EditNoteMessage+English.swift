import Languages

extension EditNoteMessage {
  var english: String {
    switch self {
    case .deed(let deed, let words): "\(deed.english)\(Language.english.colon) \(words.text(in: .english))"
    }
  }
}
