import Languages

private let language = Language.french

extension SeveralLivesMessage {
  var french: String {
    switch self {
    case .mayBeYours(let files, 1):
      "c’est peut-être votre vie, mais une autre peut l’être aussi\u{A0}: \(language.files(files, of: 1))"
    case .mayBeYours(let files, let count):
      "c’est peut-être votre vie, mais d’autres peuvent l’être aussi\u{A0}: \(language.files(files, of: count))"
    case .nameYours(let path):
      "nommez d’abord la vôtre dans tidemark.md, sur une ligne comme \(language.quoted("- [Ma vie](\(path))")) dans une section \(language.quoted("Lives")), ou mettez-la à côté de tidemark.md"
    }
  }
}
