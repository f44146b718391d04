import Languages

private let language = Language.english

extension ProgressMessage {
  var english: String {
    switch self {
    case .readingVault: "Reading the vault"
    case .files(let count): "\(count) \(language.form(count, "file", "files"))"
    }
  }
}
