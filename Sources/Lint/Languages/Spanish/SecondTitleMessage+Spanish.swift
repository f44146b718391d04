import Languages

private let language = Language.spanish

extension SecondTitleMessage {
  var spanish: String {
    switch self {
    case .readsAsSection(let title): "\(language.quoted(title)) es un segundo título, y se lee como una sección"
    case .writeSignsOrMove: "escribe \(language.quoted("##")) antes, o pon lo que sigue en un archivo aparte"
    case .underlineOrMove: "subráyalo con \(language.quoted("---")), o pon lo que sigue en un archivo aparte"
    case .underline: "Subrayarlo con \(language.quoted("---"))"
    }
  }
}
