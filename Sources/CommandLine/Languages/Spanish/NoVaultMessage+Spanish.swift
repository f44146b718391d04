import Vault

extension NoVaultMessage {
  var spanish: String {
    switch self {
    case .isNotHere(let folder):
      "aquí no hay bóveda: ni \(folder) ni ninguna carpeta superior tiene \(VaultRoot.fileName)"
    case .initOrOption:
      "`tidemark init` hace de esta carpeta una bóveda; con --vault o la variable \(NoVault.variable) se nombra otra"
    }
  }
}
