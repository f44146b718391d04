import Languages

private let language = Language.french

extension QuestionProblemMessage {
  var french: String {
    switch self {
    case .tagNearly(let tag, let nearest):
      "rien n’a le mot-clé \(language.quoted(tag)); vouliez-vous dire \(language.quoted(nearest))?"
    case .noTags(let tag):
      "rien n’a le mot-clé \(language.quoted(tag))\(language.colon) le coffre n’a aucun mot-clé; écrivez-en un comme #maison dans les mots d’un élément"
    case .tagNotAmong(let tag, let known, let hasMore):
      "rien n’a le mot-clé \(language.quoted(tag)); il y a \(known.count == 1 ? "seulement " : "")\(known.joined(separator: ", "))"
        + (hasMore ? " et d’autres" : "")
    }
  }
}
