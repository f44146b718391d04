import Languages

private let language = Language.english

extension ThingMessage {
  var english: String {
    switch self {
    case .nameHasNoLetters(let word): "the name of the \(word.englishNoun) has no letters"
    case .isNotIn(let word, let path): "\(word.englishNone) is in \(language.quoted(path))"
    case .nameFromHere: "name a file as it is from here, or from the folder of the vault"
    case .isNotCalled(let word, let name, let scope):
      "\(word.englishNone) is called \(language.title(name))" + (scope.map { " in \(language.title($0))" } ?? "")
    case .isNotSetAside: "what has that name is not set aside"
    case .isSetAside: "what has that name is set aside; `tidemark restore` brings it back"
    case .isThat(let kind, let day):
      "that is \(kind.english)" + (day.map { " of \(language.dayAndYear($0, .short))" } ?? "")
    case .hasNoArc(let title):
      "\(language.title(title)) has no arc yet, so it has no habits; `tidemark renew` with its name begins one"
    case .hasNoLine(let line, let count, let path):
      "\(path) has \(count) \(language.form(count, "line", "lines")), and no line \(line)"
    case .isNotAt(let place, .thing): "\(place) has nothing with a name"
    case .isNotAt(let place, let word): "\(place) has \(word.englishNone)"
    case .isNoScope(let scope): "nothing is called \(language.title(scope)), as --in says"
    case .nameScope: "name a file, a page, a project, a ritual, a section or a strategy"
    }
  }
}
