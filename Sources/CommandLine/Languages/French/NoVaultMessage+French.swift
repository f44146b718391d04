import Languages
import Vault

private let language = Language.french

extension NoVaultMessage {
  var french: String {
    switch self {
    case .isNotHere(let folder):
      "pas de coffre ici\(language.colon) ni \(folder) ni un dossier parent n’a de \(VaultRoot.fileName)"
    case .initOrOption:
      "`tidemark init` fait de ce dossier un coffre; --vault ou la variable \(NoVault.variable) en nomme un autre"
    }
  }
}
