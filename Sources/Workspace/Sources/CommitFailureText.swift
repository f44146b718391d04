import Diagnostics
import Vault

extension CommitFailure {
  /// Lines for people, without a newline at the end: which file could not be written and why, and for each that is not as it
  /// was where its old bytes are.
  package var message: String {
    ([error.message(aboutWriting: path)] + left.map(\.message)).joined(separator: "\n")
  }
}

extension CommitFailure.Left {
  fileprivate var message: String {
    let shown = ControlCharacters.escaping(path)
    guard let kept else { return "\(shown): could not be restored; something else was written to it meanwhile" }
    return "\(shown): could not be brought back as it was; what it held is in “\(ControlCharacters.escaping(kept))”"
  }
}
