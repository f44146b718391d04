import Vault

extension InitMessage {
  var english: String {
    switch self {
    case .nameOneFolder: "one folder is a vault; name one"
    case .isVault(let folder): "\(folder) is a vault already: it has a \(VaultRoot.fileName)"
    case .isInVault(let folder, let vault):
      "\(folder) is in the vault \(vault); a vault within a vault would hide its files from the outer one"
    case .bareAndExample: "--bare writes the root alone, and --example a full vault; leave one out"
    case .withAndExample: "--with adds rituals to a first vault, and --example is a full one; leave one out"
    case .nothingWritten(let problem): "nothing was written: \(problem.text(in: .english))"
    case .filesExist(let paths):
      "nothing was written: \(paths.joined(separator: ", ")) \(paths.count == 1 ? "exists" : "exist") already"
    case .showDay: "Show a day"
    case .showToday: "Show what is planned and due today"
    case .showPresets: "Show rituals to begin with"
    case .checkFiles: "Check the files as you change them"
    }
  }
}
