import Diagnostics
package import Editing
package import Languages
import Vault

/// Writes what a command changed.
package enum RevisionWriter {
  /// Writes all of it, or says why nothing was written, in lines without a newline at the end.
  package static func write(_ revisions: [FileRevision]) -> Told? {
    for revision in revisions where revision.before == nil {
      if let problem = problem(inMaking: revision.path) { return problem }
    }
    let changes = revisions.map { revision in
      FileChange(path: revision.path, before: revision.before?.bytes, after: revision.after?.bytes)
    }
    guard case .failure(let failure) = FileSystem.commit(changes, makingFolders: true) else { return nil }
    return Told(failure.told)
  }

  /// Why a file that nobody named is not made; nil where nothing stands against it.
  package static func problem(inMaking path: String) -> Told? {
    VaultBorder.leavingLink(on: path).map { link in
      Told(RevisionWriterMessage.leavesVault(ControlCharacters.escaping(path), link: ControlCharacters.escaping(link)))
    }
  }
}

/// Why a file that nobody named is not made. Paths are as they are shown.
enum RevisionWriterMessage: Message {
  case leavesVault(String, link: String)
}
