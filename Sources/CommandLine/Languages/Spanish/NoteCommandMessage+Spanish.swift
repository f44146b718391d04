import Languages

private let language = Language.spanish

extension NoteCommandMessage {
  var spanish: String {
    switch self {
    case .isNote(let command):
      "\(language.quoted("-")) es la nota, y falta decir de qué es; escribe \(language.quoted(command + " hoy -"))"
    case .noteOrAdd: "una nota se escribe debajo de una cosa o de un día; lo que hay que hacer se agrega"
    case .notesOfDay(let day): "\(day) \(language.name(of: day.weekday))"
    case .noNotesOfDay(let day): "\(day) \(language.name(of: day.weekday)): sin notas; escribe una después de su nombre"
    case .notesOf(let title, let place): "\(language.title(title)), \(place)"
    case .noNotesOf(let title, let place): "\(language.title(title)), \(place): sin notas; escribe una después de su nombre"
    }
  }
}
