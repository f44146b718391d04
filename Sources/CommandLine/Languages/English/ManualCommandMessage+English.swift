import Languages

private let language = Language.english

extension ManualCommandMessage {
  var english: String {
    switch self {
    case .noPage(let words, let nearest):
      "the manual has no page \(language.quoted(words))\(nearest.map { "; did you mean \(language.quoted($0))?" } ?? "")"
    case .written(let path): "\(path): written"
    case .noSection(let words, let nearest):
      "no section is called \(language.quoted(words))\(nearest.map { "; did you mean \(language.quoted($0))?" } ?? "")"
    case .chapters: "these are the chapters; `tidemark spec NAME` prints one with its sections:"
    }
  }
}
