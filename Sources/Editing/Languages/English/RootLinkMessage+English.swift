import Languages

private let language = Language.english

extension RootLinkMessage {
  var english: String {
    switch self {
    case .lineIsGone(let place, nil): "its line in the lists is gone: \(place)"
    case .lineIsGone(let place, let kept?):
      "its line in the lists is gone: \(place); what was below it is kept in \(kept)"
    case .wouldLeadElsewhere(let title, let path):
      "with the name \(language.title(title)) the lists of \(path) would lead to another file"
    case .linkByPath(let path): "write another name, or links with a path, as [words](\(path))"
    }
  }
}
