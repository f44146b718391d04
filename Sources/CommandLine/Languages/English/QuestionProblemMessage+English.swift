import Languages

private let language = Language.english

extension QuestionProblemMessage {
  var english: String {
    switch self {
    case .tagNearly(let tag, let nearest):
      "nothing has the tag \(language.quoted(tag)); did you mean \(language.quoted(nearest))?"
    case .noTags(let tag):
      "nothing has the tag \(language.quoted(tag)): the vault has no tags; write one as #home in the words of an item"
    case .tagNotAmong(let tag, let known, let hasMore):
      "nothing has the tag \(language.quoted(tag)); there \(known.count == 1 ? "is only" : "are") \(known.joined(separator: ", "))"
        + (hasMore ? " and others" : "")
    }
  }
}
