import Languages

extension NoteMessage {
  var french: String {
    switch self {
    case .deed(let deed, let words): "\(deed.french)\(Language.french.colon) \(words.text(in: .french))"
    }
  }
}
