import Languages

private let language = Language.french

extension NegativeNoteMessage {
  var french: String {
    switch self {
    case .isOnlyNote(let note): "\(language.quoted(note)) n’est qu’une note\u{A0}: le jour compte comme fait"
    case .writeWithoutBrackets(let state): "écrivez \(language.quoted(state)) sans les parenthèses"
    case .write(let state): "écrivez \(language.quoted(state))"
    case .writeMissedOrDone:
      "écrivez \(language.quoted("missed")) si cela n’a pas été fait, et \(language.quoted("done")) si cela l’a été"
    case .writeMissedOrSkipped:
      "écrivez plutôt \(language.quoted("missed")) ou \(language.quoted("skipped")), ou supprimez l’entrée"
    case .writeSkipped: "écrivez \(language.quoted("skipped")), si le jour a été sauté"
    }
  }
}
