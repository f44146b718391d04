import Languages

private let language = Language.english

extension NoteCommandMessage {
  var english: String {
    switch self {
    case .isNote(let command):
      "\(language.quoted("-")) is the note, and what it is of is missing; write \(language.quoted(command + " today -"))"
    case .noteOrAdd: "a note is written below a thing or a day; what is to be done is added"
    case .notesOfDay(let day): "\(day) \(day.weekday.title)"
    case .noNotesOfDay(let day): "\(day) \(day.weekday.title): no notes; write one after its name"
    case .notesOf(let title, let place): "\(language.title(title)), \(place)"
    case .noNotesOf(let title, let place): "\(language.title(title)), \(place): no notes; write one after its name"
    }
  }
}
