import Languages

private let language = Language.spanish

extension PagePlaceMessage {
  var spanish: String {
    switch self {
    case .hasNoSection(let page): "\(language.title(page)) no tiene ninguna sección"
    case .noPage: "la bóveda no tiene ninguna página a la que pueda ir"
    }
  }
}
