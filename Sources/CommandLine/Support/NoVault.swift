import Diagnostics
import Vault

/// What a person is told who asks for a vault where there is none. A vault is searched for upwards, as git searches for a repository.
enum NoVault {
  /// Names the vault for whoever is outside of any.
  static let variable = "TIDEMARK_VAULT"

  /// Where a vault is looked for that no option names: here, else where the variable says.
  static var standardPath: String {
    VaultRoot.find(from: ".") != nil ? "." : ProgramName.environment(variable) ?? "."
  }

  /// - Parameter path: the folder that a vault was looked for in, and above.
  static func message(at path: String) -> String {
    let folder = (try? FileSystem.realPath(path).get()) ?? path
    return """
      no vault here: neither \(ControlCharacters.escaping(folder)) nor a folder above it has a \(VaultRoot.fileName)
        help: `tidemark init` makes this folder a vault; --vault or the variable \(variable) names another

      """
  }
}
