internal import Vault

/// The files that a command wrote, in order, as its console collects them for `undo`.
final class WrittenFiles {
  private(set) var changes: [FileChange] = []

  /// A file that was written before keeps what it held at first.
  func add(_ added: [FileChange]) {
    for change in added {
      if let index = changes.firstIndex(where: { $0.path == change.path }) {
        changes[index].after = change.after
      } else {
        changes.append(change)
      }
    }
  }
}
