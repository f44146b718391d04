extension NoteMessage {
  var spanish: String {
    switch self {
    case .note: "Nota"
    case .noteOf(let title): "Nota de \(title)"
    }
  }
}
