import Languages

private let language = Language.english

extension SettingsMessage {
  var english: String {
    switch self {
    case .title: "Settings"
    case .titleOf(let path): "Settings of \(path)"
    case .noVault: "There is no vault here; these are the defaults. \(language.quoted("tidemark init")) makes one."
    case .none: "none"
    case .noFolder: "none, each file says its kind"
    case .isDefault: "default"
    case .theDefault: "the default"
    case .from(let place): "from \(place)"
    case .notRead(let words, let place): "\(language.quoted(words)) in \(place) is not read"
    case .defaultInstead(let words, let place): "the default, because \(language.quoted(words)) in \(place) is not read"
    }
  }
}
