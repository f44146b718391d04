import Languages

extension EditNoteMessage {
  var spanish: String {
    switch self {
    case .deed(let deed, let words): "\(deed.spanish)\(Language.spanish.colon) \(words.text(in: .spanish))"
    }
  }
}
