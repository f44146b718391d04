import Languages

extension NoteMessage {
  var spanish: String {
    switch self {
    case .deed(let deed, let words): "\(deed.spanish)\(Language.spanish.colon) \(words.text(in: .spanish))"
    }
  }
}
