import Languages

private let language = Language.spanish

extension ManualCommandMessage {
  var spanish: String {
    switch self {
    case .noPage(let words, let nearest):
      "el manual no tiene la página \(language.quoted(words))\(nearest.map { "; ¿quisiste decir \(language.quoted($0))?" } ?? "")"
    case .written(let path): "\(path): escrita"
    case .noSection(let words, let nearest):
      "ninguna sección se llama \(language.quoted(words))\(nearest.map { "; ¿quisiste decir \(language.quoted($0))?" } ?? "")"
    case .chapters: "estos son los capítulos; `tidemark spec NAME` imprime uno con sus secciones:"
    }
  }
}
