import Languages

private let language = Language.spanish

extension QuestionProblemMessage {
  var spanish: String {
    switch self {
    case .tagNearly(let tag, let nearest):
      "nada tiene la etiqueta \(language.quoted(tag)); ¿quisiste decir \(language.quoted(nearest))?"
    case .noTags(let tag):
      "nada tiene la etiqueta \(language.quoted(tag)): la bóveda no tiene etiquetas; escribe una como #casa en las palabras de un elemento"
    case .tagNotAmong(let tag, let known, let hasMore):
      "nada tiene la etiqueta \(language.quoted(tag)); \(known.count == 1 ? "solo hay" : "hay") \(known.joined(separator: ", "))"
        + (hasMore ? " y otras" : "")
    }
  }
}
