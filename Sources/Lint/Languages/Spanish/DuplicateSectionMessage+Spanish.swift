import Languages

private let language = Language.spanish

extension DuplicateSectionMessage {
  var spanish: String {
    switch self {
    case .isOtherSection(let title, let line): "\(language.quoted(title)) es el título de otra sección, en la línea \(line)"
    case .isOtherGroup(let title, let line):
      "\(language.quoted(title)) es el título de otro grupo de esta sección, en la línea \(line)"
    case .meansSameSection(let title, let other, let line):
      "\(language.quoted(title)) es la misma sección que \(language.quoted(other)), en la línea \(line)"
    case .joinOrGiveTitle: "reúne su contenido o cambia uno de los títulos"
    }
  }
}
