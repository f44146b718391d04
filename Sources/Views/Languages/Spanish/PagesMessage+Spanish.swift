import Languages

private let language = Language.spanish

extension PagesMessage {
  var spanish: String {
    switch self {
    case .title: "Páginas"
    case .count(let count): language.counted(count, "página", "páginas")
    case .number(let number, let count): "\(language.number(number)) de \(language.number(count))"
    case .page(let number, let count): "página \(language.number(number)) de \(language.number(count))"
    case .previous: "Anterior"
    case .next: "Siguiente"
    case .none: "ninguna"
    case .unlisted: "fuera de la lista de tidemark.md, por título"
    case .noPage: "Aún no hay ninguna página. \(language.quoted("tidemark new page TITLE")) crea una."
    }
  }
}
