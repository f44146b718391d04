import Diagnostics
import Editing
import Languages
import Vault
import Workspace

extension WrittenFiles {
  func add(_ revisions: [FileRevision]) {
    add(revisions.map { FileChange(path: $0.path, before: $0.before?.bytes, after: $0.after?.bytes) })
  }
}

extension Console {
  /// Keeps what a command wrote for `undo`. Outside of a vault, and where there is no folder for it, nothing is kept.
  ///
  /// - Parameter arguments: the whole command line, without the name of the program.
  func keepForUndo(_ invocation: Invocation, _ arguments: [String]) {
    guard let stateFolder, let first = written.changes.first, let root = VaultRoot.find(forNew: first.path) else { return }
    let changes = written.changes.map { change in
      FileChange(path: Console.absolute(change.path), before: change.before, after: change.after)
    }
    let entry = UndoEntry(time: invocation.momentOfWriting, arguments: arguments, changes: changes)
    if case .failure(let failure) = UndoShelf(stateFolder: stateFolder, root: root).add(entry) {
      error.write("tidemark: \(language.say(UndoMessage.isNotKept(Told(FileErrorMessage.reason(failure)))))\n")
    }
  }

  /// The path from the root of the file system. The file need not exist any more; the folder that it stood in does.
  private static func absolute(_ path: String) -> String {
    if case .success(let real) = FileSystem.realPath(path) { return real }
    guard case .success(let folder) = FileSystem.realPath(FileSystem.folder(of: path)) else { return path }
    return FileSystem.path(of: FileSystem.name(of: path), in: folder)
  }
}
