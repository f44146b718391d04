import Languages

private let language = Language.french

extension ManualCommandMessage {
  var french: String {
    switch self {
    case .noPage(let words, let nearest):
      "le manuel n’a pas la page \(language.quoted(words))\(nearest.map { "; vouliez-vous dire \(language.quoted($0))?" } ?? "")"
    case .written(let path): "\(path)\(language.colon) écrite"
    case .noSection(let words, let nearest):
      "aucune section ne s’appelle \(language.quoted(words))\(nearest.map { "; vouliez-vous dire \(language.quoted($0))?" } ?? "")"
    case .chapters: "voici les chapitres; `tidemark spec NAME` en affiche un avec ses sections\(language.colon)"
    }
  }
}
