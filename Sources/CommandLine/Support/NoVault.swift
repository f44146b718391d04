import Diagnostics
import Languages
import Vault

/// What a person is told who asks for a vault where there is none. A vault is searched for upwards, as git searches for a repository.
enum NoVault {
  /// Names the vault for whoever is outside of any.
  static let variable = "TIDEMARK_VAULT"

  /// Where a vault is looked for that no option names: here, else where the variable says.
  static var standardPath: String {
    VaultRoot.find(from: ".") != nil ? "." : ProgramName.environment(variable) ?? "."
  }

  /// Lines that say so, each with its newline.
  ///
  /// - Parameter path: the folder that a vault was looked for in, and above.
  static func lines(at path: String, in language: Language) -> String {
    let folder = (try? FileSystem.realPath(path).get()) ?? path
    let problem = NoVaultMessage.isNotHere(ControlCharacters.escaping(folder))
    let help = language.say(ReportMessage.help) + language.colon
    return "\(language.say(problem))\n  \(help) \(language.say(NoVaultMessage.initOrOption))\n"
  }
}

/// What a person is told who asks for a vault where there is none.
enum NoVaultMessage: Message {
  /// A folder, in which and above which there is none.
  case isNotHere(String)
  case initOrOption
}
