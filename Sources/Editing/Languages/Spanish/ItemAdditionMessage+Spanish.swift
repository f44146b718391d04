import Languages

private let language = Language.spanish

extension ItemAdditionMessage {
  var spanish: String {
    switch self {
    case .added(let title, let section, let page, let place):
      "\(language.title(title)) en \(language.title(section)) de \(language.title(page)), \(place)"
    case .hasNoSection(let path): "\(path) no tiene ninguna sección"
    case .makeSection: "crea una con `tidemark add-section`"
    case .nameSection: "nombra una sección con --section"
    case .hasNoSectionCalled(let name, let path): "\(path) no tiene ninguna sección llamada \(language.title(name))"
    case .makeIt: "créala con `tidemark add-section`"
    case .mayMean(let name, let count, let path):
      "\(language.title(name)) puede referirse a \(language.counted(count, "sección", "secciones")) de \(path)"
    case .writeMore: "escribe más del título, o renombra una de ellas con `tidemark rename FILE:LINE`"
    }
  }
}
