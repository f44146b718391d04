import Languages

private let language = Language.french

extension SecondTitleMessage {
  var french: String {
    switch self {
    case .readsAsSection(let title): "\(language.quoted(title)) est un deuxième titre, et se lit comme une section"
    case .writeSignsOrMove: "écrivez \(language.quoted("##")) devant, ou mettez ce qui suit dans un fichier à part"
    case .underlineOrMove: "soulignez-le avec \(language.quoted("---")), ou mettez ce qui suit dans un fichier à part"
    case .underline: "Le souligner avec \(language.quoted("---"))"
    }
  }
}
