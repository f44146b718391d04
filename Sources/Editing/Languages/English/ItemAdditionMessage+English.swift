import Languages

private let language = Language.english

extension ItemAdditionMessage {
  var english: String {
    switch self {
    case .added(let title, let section, let page, let place):
      "\(language.title(title)) to \(language.title(section)) of \(language.title(page)), \(place)"
    case .hasNoSection(let path): "\(path) has no section"
    case .makeSection: "make one with `tidemark add-section`"
    case .nameSection: "name a section with --section"
    case .hasNoSectionCalled(let name, let path): "\(path) has no section called \(language.title(name))"
    case .makeIt: "make it with `tidemark add-section`"
    case .mayMean(let name, let count, let path): "\(language.title(name)) may mean \(count) sections of \(path)"
    case .writeMore: "write more of the title, or rename one of them with `tidemark rename FILE:LINE`"
    }
  }
}
