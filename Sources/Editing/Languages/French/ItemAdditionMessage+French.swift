import Languages

private let language = Language.french

extension ItemAdditionMessage {
  var french: String {
    switch self {
    case .added(let title, let section, let page, let place):
      "\(language.title(title)) dans \(language.title(section)) de \(language.title(page)), \(place)"
    case .hasNoSection(let path): "\(path) n’a pas de section"
    case .makeSection: "créez-en une avec `tidemark add-section`"
    case .nameSection: "nommez une section avec --section"
    case .hasNoSectionCalled(let name, let path): "\(path) n’a pas de section nommée \(language.title(name))"
    case .makeIt: "créez-la avec `tidemark add-section`"
    case .mayMean(let name, let count, let path):
      "\(language.title(name)) peut désigner \(language.counted(count, "section", "sections")) de \(path)"
    case .writeMore: "écrivez le titre plus au long, ou renommez l’une d’elles avec `tidemark rename FILE:LINE`"
    }
  }
}
