import Languages

/// What stands before a note in plain lines.
enum NoteMessage: Message {
  case note
  /// `Note of Swim`; a title, or a day as it is written.
  case noteOf(String)
}
