import Diagnostics
import Languages
package import Vault

extension CommitFailure {
  /// Lines in the words that programs get, without a newline at the end: which file could not be written and why, and for each that
  /// is not as it was where its old bytes are.
  package var message: String { told.english }

  /// The same for people.
  package var told: CommitFailureMessage { .unwritten(error.told(aboutWriting: path), left: left.map(\.told)) }
}

extension CommitFailure.Left {
  fileprivate var told: CommitFailureMessage.Left {
    let shown = ControlCharacters.escaping(path)
    return kept.map { .kept(shown, in: ControlCharacters.escaping($0)) } ?? .lost(shown)
  }
}

/// Why a change of files was not made. Paths are as they are shown.
package enum CommitFailureMessage: Message {
  /// A file that is not as it was before the change.
  package enum Left: Hashable, Sendable {
    /// Nothing of it is kept, as something else was written to it.
    case lost(String)
    case kept(String, in: String)
  }

  case unwritten(FileErrorMessage, left: [Left])
}
