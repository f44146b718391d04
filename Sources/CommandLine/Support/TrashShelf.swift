import Editing
import Vault

/// What was removed from a vault and is kept in its trash.
struct TrashShelf {
  /// What is kept, with the path of its file from the root; the newest first.
  let things: [(name: String, removed: RemovedThing)]

  /// - Parameter folder: that of the vault.
  init(of folder: String, limit: Int) {
    let trash = FileSystem.path(of: EditedVault.trashFolder, in: folder)
    let names = (try? FileSystem.names(in: trash).get()) ?? []
    let read = names.filter { $0.hasSuffix(".md") }.compactMap { name -> (name: String, removed: RemovedThing)? in
      guard case .success(let bytes) = FileSystem.read(FileSystem.path(of: name, in: trash), limit: limit),
        let text = String(validating: bytes, as: UTF8.self), let removed = RemovedThing(kept: text)
      else { return nil }
      return ("\(EditedVault.trashFolder)/\(name)", removed)
    }
    // Of one day, the names say no more than how many there were before it.
    things = read.sorted { ($0.removed.day, $0.name.utf8.count, $0.name) > ($1.removed.day, $1.name.utf8.count, $1.name) }
  }

  /// What a name means: the path of what is kept, else the words of a thing, as far as any fit.
  func things(named name: String) -> [(name: String, removed: RemovedThing)] {
    let path = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
    let kept = things.filter { $0.name == path || $0.name.hasSuffix("/" + path) }
    guard kept.isEmpty else { return kept }
    let files = things.filter { $0.removed.form == .file && $0.removed.file == path }
    return files.isEmpty ? EditedVault.best(of: things, named: name, by: \.removed.title) : files
  }
}
