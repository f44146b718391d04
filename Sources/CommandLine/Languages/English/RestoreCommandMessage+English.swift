import Languages

private let language = Language.english

extension RestoreCommandMessage {
  var english: String {
    switch self {
    case .nothingCalledSo(let name): "nothing that is set aside or was removed is called \(language.title(name))"
    case .removedLast(let titles): "removed last: \(titles.map(language.title).joined(separator: ", "))"
    case .severalRemoved(let name, let count): "\(language.title(name)) may mean \(count) things that were removed"
    case .nameFile: "name one by its file in .trash"
    case .isStrategy(let title, let place): "\(language.title(title)) is a strategy, at \(place), and only items are set aside"
    case .hasNoItems: "it has no items"
    case .setItemsAside: "set its items aside; they know which strategy they were in"
    }
  }
}
