import Vault

extension NoVaultMessage {
  var english: String {
    switch self {
    case .isNotHere(let folder):
      "no vault here: neither \(folder) nor a folder above it has a \(VaultRoot.fileName)"
    case .initOrOption:
      "`tidemark init` makes this folder a vault; --vault or the variable \(NoVault.variable) names another"
    }
  }
}
