extension NoteMessage {
  var french: String {
    switch self {
    case .note: "Note"
    case .noteOf(let title): "Note sur \(title)"
    }
  }
}
