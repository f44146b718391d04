import Calendar
import Diagnostics
import Vault
import Workspace

/// Writes a calendar into a folder, one file an item (a *vdir*).
///
/// There is no list of what was written before, which could be out of date after a run that was ended: a file says itself whose it
/// is. Its name is the identifier of an item, and it names Tidemark as the program that wrote it. So a run that was ended at any
/// moment is made good by the next.
extension CalendarExport {
  /// What is to be changed in a folder.
  private struct FolderChange {
    var changes: [FileChange] = []
    var written = 0
    var removed = 0
    var unchanged = 0
  }

  func write(into folder: String, _ console: Console) -> ExitCode {
    do {
      let plan = try plan(in: folder).get()
      if case .failure(let failure) = FileSystem.commit(plan.changes, makingFolders: true) {
        return fail(failure.message, console)
      }
      let shown = ControlCharacters.escaping(folder)
      console.output.write("\(shown): \(plan.written) written, \(plan.removed) removed, \(plan.unchanged) unchanged\n")
      return .success
    } catch {
      return fail(error.message, console)
    }
  }

  private func plan(in folder: String) -> Result<FolderChange, CommitFailure> {
    Result { () throws(CommitFailure) in
      var plan = FolderChange()
      var wanted: Set<String> = []
      let present = try names(in: folder)
      for item in items {
        let name = CalendarMark.fileName(of: item)
        wanted.insert(name)
        let path = FileSystem.path(of: name, in: folder)
        let bytes = writer.bytes(of: [item])
        let before = present.contains(name) ? try read(path) : nil
        if before == bytes {
          plan.unchanged += 1
        } else {
          plan.written += 1
          plan.changes.append(FileChange(path: path, before: before, after: bytes))
        }
      }
      for name in present where CalendarMark.isName(name) && !wanted.contains(name) {
        let path = FileSystem.path(of: name, in: folder)
        let bytes = try read(path)
        guard CalendarMark.isOurs(bytes, named: name) else { continue }
        plan.removed += 1
        plan.changes.append(FileChange(path: path, before: bytes, after: nil))
      }
      // All of these files can be made anew, so what a run that was ended has kept of them is of no use.
      for left in FileSystem.replacedBytes(in: folder) where CalendarMark.isOurs(left.bytes, named: left.owner) {
        plan.changes.append(FileChange(path: left.path, before: left.bytes, after: nil))
      }
      return plan
    }
  }

  /// The names in the folder, if it is there.
  private func names(in folder: String) throws(CommitFailure) -> [String] {
    guard FileSystem.exists(folder) else { return [] }
    do {
      return try FileSystem.names(in: folder).get()
    } catch {
      throw CommitFailure(path: folder, error: error)
    }
  }

  private func read(_ path: String) throws(CommitFailure) -> [UInt8] {
    do {
      return try FileSystem.read(path).get()
    } catch {
      throw CommitFailure(path: path, error: error)
    }
  }

  private func fail(_ words: String, _ console: Console) -> ExitCode {
    console.error.write("tidemark: \(words)\n")
    return .couldNotRun
  }
}
