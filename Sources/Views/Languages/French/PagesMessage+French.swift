import Languages

private let language = Language.french

extension PagesMessage {
  var french: String {
    switch self {
    case .title: "Pages"
    case .count(let count): language.counted(count, "page", "pages")
    case .number(let number, let count): "\(language.number(number)) sur \(language.number(count))"
    case .page(let number, let count): "page \(language.number(number)) sur \(language.number(count))"
    case .previous: "Précédente"
    case .next: "Suivante"
    case .none: "aucune"
    case .unlisted: "hors de la liste de tidemark.md, par titre"
    case .noPage: "Il n’y a pas encore de page. \(language.quoted("tidemark new page TITLE")) en crée une."
    }
  }
}
