import Languages

private let language = Language.english

extension NegativeNoteMessage {
  var english: String {
    switch self {
    case .isOnlyNote(let note): "\(language.quoted(note)) is only a note: the day counts as done"
    case .writeWithoutBrackets(let state): "write \(language.quoted(state)) without the brackets"
    case .write(let state): "write \(language.quoted(state))"
    case .writeMissedOrDone: "write \(language.quoted("missed")) if it was not done, and \(language.quoted("done")) if it was"
    case .writeMissedOrSkipped:
      "write \(language.quoted("missed")) or \(language.quoted("skipped")) instead, or delete the entry"
    case .writeSkipped: "write \(language.quoted("skipped")), if it was"
    }
  }
}
