import Languages

private let language = Language.spanish

extension NegativeNoteMessage {
  var spanish: String {
    switch self {
    case .isOnlyNote(let note): "\(language.quoted(note)) es solo una nota: el día cuenta como hecho"
    case .writeWithoutBrackets(let state): "escribe \(language.quoted(state)) sin los paréntesis"
    case .write(let state): "escribe \(language.quoted(state))"
    case .writeMissedOrDone: "escribe \(language.quoted("missed")) si no se hizo, y \(language.quoted("done")) si se hizo"
    case .writeMissedOrSkipped:
      "escribe \(language.quoted("missed")) o \(language.quoted("skipped")) en su lugar, o borra la entrada"
    case .writeSkipped: "escribe \(language.quoted("skipped")), si se omitió"
    }
  }
}
