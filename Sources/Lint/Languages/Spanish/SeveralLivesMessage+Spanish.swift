import Languages

private let language = Language.spanish

extension SeveralLivesMessage {
  var spanish: String {
    switch self {
    case .mayBeYours(let files, 1): "esta puede ser tu vida, y otra también: \(language.files(files, of: 1))"
    case .mayBeYours(let files, let count): "esta puede ser tu vida, y otras también: \(language.files(files, of: count))"
    case .nameYours(let path):
      "nombra primero la tuya en tidemark.md, en una línea como \(language.quoted("- [Mi vida](\(path))")) en una sección \(language.quoted("Lives")), o ponla junto a tidemark.md"
    }
  }
}
