import Languages

private let language = Language.french

extension NoteCommandMessage {
  var french: String {
    switch self {
    case .isNote(let command):
      "\(language.quoted("-")) est la note, mais il manque ce qu’elle concerne; écrivez \(language.quoted(command + " today -"))"
    case .noteOrAdd: "une note s’écrit sous une chose ou un jour; ce qui est à faire s’ajoute"
    case .notesOfDay(let day): "\(day) \(language.name(of: day.weekday))"
    case .noNotesOfDay(let day):
      "\(day) \(language.name(of: day.weekday))\(language.colon) aucune note; écrivez-en une après son nom"
    case .notesOf(let title, let place): "\(language.title(title)), \(place)"
    case .noNotesOf(let title, let place):
      "\(language.title(title)), \(place)\(language.colon) aucune note; écrivez-en une après son nom"
    }
  }
}
