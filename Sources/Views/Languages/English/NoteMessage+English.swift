extension NoteMessage {
  var english: String {
    switch self {
    case .note: "Note"
    case .noteOf(let title): "Note of \(title)"
    }
  }
}
