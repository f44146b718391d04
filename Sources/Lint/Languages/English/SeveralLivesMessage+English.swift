import Languages

private let language = Language.english

extension SeveralLivesMessage {
  var english: String {
    switch self {
    case .mayBeYours(let files, 1): "this may be your life, and so may another: \(language.files(files, of: 1))"
    case .mayBeYours(let files, let count): "this may be your life, and so may others: \(language.files(files, of: count))"
    case .nameYours(let path):
      "name yours first in tidemark.md, in a line such as \(language.quoted("- [Mine](\(path))")) in a section Lives, or put it beside tidemark.md"
    }
  }
}
