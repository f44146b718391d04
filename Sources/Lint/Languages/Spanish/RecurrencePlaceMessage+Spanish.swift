import Languages

private let language = Language.spanish

extension RecurrencePlaceMessage {
  var spanish: String {
    switch self {
    case .write(let text): "escribe \(language.quoted(text))"
    case .writeInRoutine(let item):
      "lo que se repite a una hora se escribe una sola vez, en \(language.quoted("Routine")) de tidemark.md, como \(language.quoted(item))"
    case .writeInArcOrPage(let item): "se lee en un hábito de un arco, y en una página, como \(language.quoted(item))"
    case .writeInProjectOrPage(let item):
      "lo que se repite se escribe una sola vez, en un proyecto o en una página, como \(language.quoted(item))"
    }
  }
}
