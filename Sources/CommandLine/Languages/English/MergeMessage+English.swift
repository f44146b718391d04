import Languages

private let language = Language.english

extension MergeMessage {
  var english: String {
    switch self {
    case .conflicts(let count, let path):
      "\(path): \(count) \(language.form(count, "conflict is", "conflicts are")) left between marks"
    }
  }
}
