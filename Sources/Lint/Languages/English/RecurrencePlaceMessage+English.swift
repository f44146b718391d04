import Languages

private let language = Language.english

extension RecurrencePlaceMessage {
  var english: String {
    switch self {
    case .write(let text): "write \(language.quoted(text))"
    case .writeInRoutine(let item):
      "what recurs at a time is written once, in \(language.quoted("Routine")) of tidemark.md, as \(language.quoted(item))"
    case .writeInArcOrPage(let item): "it is read in a habit of an arc, and on a page, as \(language.quoted(item))"
    case .writeInProjectOrPage(let item): "what recurs is written once, in a project or on a page, as \(language.quoted(item))"
    }
  }
}
