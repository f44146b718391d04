import Languages

private let language = Language.english

extension PagesMessage {
  var english: String {
    switch self {
    case .title: "Pages"
    case .count(let count): language.counted(count, "page", "pages")
    case .number(let number, let count): "\(language.number(number)) of \(language.number(count))"
    case .page(let number, let count): "page \(language.number(number)) of \(language.number(count))"
    case .previous: "Previous"
    case .next: "Next"
    case .none: "none"
    case .unlisted: "not in the list of tidemark.md, by title"
    case .noPage: "There is no page yet. \(language.quoted("tidemark new page TITLE")) makes one."
    }
  }
}
