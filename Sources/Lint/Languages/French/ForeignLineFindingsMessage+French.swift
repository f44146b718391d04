import Languages

private let language = Language.french

extension ForeignLineFindingsMessage {
  var french: String {
    switch self {
    case .writeTask:
      "écrivez une tâche et ses champs, comme \(language.quoted("- [ ] texte (due: 2026-12-31, priority: high)"))"
    case .write(let line): "écrivez \(language.quoted(line))"
    case .writeAndKeepWord(let line, let word):
      "écrivez \(language.quoted(line)); il n’y a pas de clé pour \(language.quoted(word)), qui reste donc du texte"
    case .writeAndKeepWords(let line, let words):
      "écrivez \(language.quoted(line)); il n’y a pas de clé pour \(language.and(words.map(language.quoted))), qui restent donc du texte"
    case .writeLinesAsItems(let count):
      language.form(count, "Écrire cette ligne comme élément", "Écrire ces \(language.number(count)) lignes comme éléments")
    }
  }
}
