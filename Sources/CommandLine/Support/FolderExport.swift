import Diagnostics
import Vault
import Workspace

/// Writes an export of many files into a folder: what is new or changed, and nothing else.
///
/// There is no list of what was written before, which could be out of date after a run that was ended: a file says itself whose it
/// is. So a run that was ended at any moment is made good by the next.
struct FolderExport {
  /// A file that is to be there.
  struct File {
    /// From the folder, its parts separated by `/`.
    var path: String
    var bytes: [UInt8]
  }

  let folder: String
  let files: [File]
  /// Whether Tidemark may have written a file of that path.
  let isName: (String) -> Bool
  /// Whether a file of that path is as Tidemark writes it. What somebody else wrote is never removed.
  let isOurs: ([UInt8], String) -> Bool
  /// Whether a file that is to be written may take the place of one that is not ours, as nobody else can have made its name.
  var hasOwnNames = false

  /// What is to be changed in a folder.
  private struct FolderChange {
    var changes: [FileChange] = []
    var written = 0
    var removed = 0
    var unchanged = 0
  }

  func write(_ console: Console) -> ExitCode {
    do {
      let plan = try plan().get()
      if case .failure(let failure) = FileSystem.commit(plan.changes, makingFolders: true) {
        return fail(failure.message, console)
      }
      let shown = ControlCharacters.escaping(folder)
      console.output.write("\(shown): \(plan.written) written, \(plan.removed) removed, \(plan.unchanged) unchanged\n")
      return .success
    } catch {
      return fail(error.words, console)
    }
  }

  private struct Problem: Error {
    var words: String
  }

  private func plan() -> Result<FolderChange, Problem> {
    Result { () throws(Problem) in
      var plan = FolderChange()
      let wanted = Set(files.map(\.path))
      let present = try names()
      for file in files {
        let path = FileSystem.path(of: file.path, in: folder)
        let before = present.contains(file.path) ? try read(path) : nil
        if before == file.bytes {
          plan.unchanged += 1
          continue
        }
        if let before, !hasOwnNames, !isOurs(before, file.path) {
          let shown = ControlCharacters.escaping(path)
          throw Problem(words: "\(shown): not written: it is there, and Tidemark did not write it; choose another folder")
        }
        plan.written += 1
        plan.changes.append(FileChange(path: path, before: before, after: file.bytes))
      }
      for name in present.sorted() where isName(name) && !wanted.contains(name) {
        let path = FileSystem.path(of: name, in: folder)
        let bytes = try read(path)
        guard isOurs(bytes, name) else { continue }
        plan.removed += 1
        plan.changes.append(FileChange(path: path, before: bytes, after: nil))
      }
      // All of these files can be made anew, so what a run that was ended has kept of them is of no use.
      for left in leftovers(beside: present) {
        plan.changes.append(FileChange(path: left.path, before: left.bytes, after: nil))
      }
      return plan
    }
  }

  /// What a run that was ended has left in the folders of the files.
  private func leftovers(beside present: Set<String>) -> [FileSystem.Leftover] {
    let folders = Set(present.union(files.map(\.path)).map { FolderExport.folder(of: $0) }).union([""])
    return folders.sorted().flatMap { own in
      FileSystem.replacedBytes(in: own.isEmpty ? folder : FileSystem.path(of: own, in: folder)).filter { left in
        isOurs(left.bytes, own.isEmpty ? left.owner : own + "/" + left.owner)
      }
    }
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The files in the folder, if it is there.
  private func names() throws(Problem) -> Set<String> {
    guard FileSystem.exists(folder) else { return [] }
    do {
      return Set(try FileSystem.regularFiles(below: folder, where: isName).get())
    } catch {
      throw Problem(words: error.message(about: folder))
    }
  }

  private func read(_ path: String) throws(Problem) -> [UInt8] {
    do {
      return try FileSystem.read(path).get()
    } catch {
      throw Problem(words: error.message(about: path))
    }
  }

  private func fail(_ words: String, _ console: Console) -> ExitCode {
    console.error.write("tidemark: \(words)\n")
    return .couldNotRun
  }
}
