public import Planner

/// The folder of a vault: the nearest one, upwards, that holds a file `tidemark.md`.
public enum VaultRoot {
  /// The file that makes a folder a vault.
  public static let fileName = "tidemark.md"

  /// The folder beside that file whose Markdown files are templates: what stands for a title or a day in them is not filled in.
  public static let templatesFolder = "templates"

  /// What the root of a vault says; nil where it cannot be read, or is of another kind.
  ///
  /// - Parameters:
  ///   - folder: the folder of the vault, as `find` gives it.
  ///   - limit: the most bytes of a file that are read.
  public static func plan(in folder: String, limit: Int) -> VaultPlan? {
    record(in: folder, limit: limit)?.root
  }

  /// What is remembered of the root of a vault; nil where it cannot be read, or has no known kind.
  public static func record(in folder: String, limit: Int) -> VaultRecord? { read(in: folder, limit: limit)?.record }

  /// A root that was read, for all that is asked of it in one command.
  public struct Reading: Sendable {
    /// The folder of the vault.
    let folder: String
    let record: VaultRecord
    let plan: Plan

    public var settings: Settings { plan.vault?.settings ?? Settings() }
  }

  /// Reads the root of a vault; nil where it cannot be read, or has no known kind.
  public static func read(in folder: String, limit: Int) -> Reading? {
    guard case .success(let bytes) = FileSystem.read(FileSystem.path(of: fileName, in: folder), limit: limit) else {
      return nil
    }
    return VaultRecord.read(bytes, path: fileName, name: fileName).map { Reading(folder: folder, record: $0, plan: $1) }
  }

  /// The path of a file from the root, such as `days/2026-11-20.md`; nil for one that does not lie below it. Both paths are
  /// absolute and without symbolic links.
  public static func name(of place: String, in folder: String) -> String? {
    let slash = UInt8(ascii: "/")
    var (place, folder) = (place, folder)
    // Each file of a vault is asked for, and through a view a byte takes as long as twenty.
    return place.withUTF8 { place in
      folder.withUTF8 { folder -> String? in
        guard place.starts(with: folder) else { return nil }
        var start = folder.count
        if folder.last != slash {
          guard start < place.count, place[start] == slash else { return nil }
          start += 1
        }
        return String(decoding: UnsafeBufferPointer(rebasing: place[start...]), as: UTF8.self)
      }
    }
  }

  /// Whether a folder, absolute and without symbolic links, holds a root. A link counts if what it leads to lies below the folder.
  private static func isRoot(_ folder: String) -> Bool {
    let path = FileSystem.path(of: fileName, in: folder)
    switch (try? FileSystemStatus(of: path, followsLinks: false))?.kind {
    case .regular: return true
    case .link:
      guard case .success(let target) = FileSystem.realPath(path) else { return false }
      return name(of: target, in: folder) != nil && FileSystem.isRegularFile(target)
    case .directory, .other, nil: return false
    }
  }

  /// The absolute path of the vault that a file or folder lies in, or nil where it lies in none.
  ///
  /// Symbolic links are followed first: the vault is the one in which the file really lies.
  public static func find(from path: String) -> String? {
    guard case .success(var folder) = FileSystem.realPath(path) else { return nil }
    if !FileSystem.isDirectory(folder) { folder = FileSystem.folder(of: folder) }
    while true {
      if isRoot(folder) { return folder }
      guard folder != "/" else { return nil }
      folder = FileSystem.folder(of: folder)
    }
  }

  /// The absolute path of the vault that a file or folder lies in, or would lie in if it were made; nil where that is none.
  public static func find(forNew path: String) -> String? {
    var path = path
    while !FileSystem.exists(path), path != ".", path != "/" { path = FileSystem.folder(of: path) }
    return find(from: path)
  }
}
