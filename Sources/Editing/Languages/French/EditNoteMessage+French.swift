import Languages

extension EditNoteMessage {
  var french: String {
    switch self {
    case .deed(let deed, let words): "\(deed.french)\(Language.french.colon) \(words.text(in: .french))"
    }
  }
}
