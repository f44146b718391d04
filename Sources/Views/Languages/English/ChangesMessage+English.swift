import Languages

private let language = Language.english

extension ChangesMessage {
  var english: String {
    switch self {
    case .notCommittedHeading: "Not committed"
    case .notCommitted: "not committed"
    case .filesAdded(let count): "\(language.counted(count, "file", "files")) added; --plain lists them"
    case .moved(let path, let old): "\(path), was \(old)"
    case .fileMoved(let path, let old): "\(path): the file was \(old)"
    }
  }
}
