import Diagnostics
package import Editing
import Vault

/// Writes what a command changed.
package enum RevisionWriter {
  /// Writes all of it, or says why nothing was written, in lines without a newline at the end.
  package static func write(_ revisions: [FileRevision]) -> String? {
    for revision in revisions where revision.before == nil {
      if let problem = problem(inMaking: revision.path) { return problem }
    }
    let changes = revisions.map { revision in
      FileChange(path: revision.path, before: revision.before?.bytes, after: revision.after?.bytes)
    }
    guard case .failure(let failure) = FileSystem.commit(changes, makingFolders: true) else { return nil }
    return failure.message
  }

  /// Why a file that nobody named is not made; nil where nothing stands against it.
  package static func problem(inMaking path: String) -> String? {
    VaultBorder.leavingLink(on: path).map { link in
      "\(ControlCharacters.escaping(path)): not written: “\(ControlCharacters.escaping(link))” is a symbolic link out of the vault"
    }
  }
}
