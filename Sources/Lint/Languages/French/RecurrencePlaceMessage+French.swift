import Languages

private let language = Language.french

extension RecurrencePlaceMessage {
  var french: String {
    switch self {
    case .write(let text): "écrivez \(language.quoted(text))"
    case .writeInRoutine(let item):
      "ce qui revient à une heure s’écrit une seule fois, dans \(language.quoted("Routine")) de tidemark.md, comme \(language.quoted(item))"
    case .writeInArcOrPage(let item): "cela se lit dans une habitude d’un arc, et sur une page, comme \(language.quoted(item))"
    case .writeInProjectOrPage(let item):
      "ce qui revient s’écrit une seule fois, dans un projet ou sur une page, comme \(language.quoted(item))"
    }
  }
}
