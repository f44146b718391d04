#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// For what the program remembers of its use, outside of any vault.
extension FileSystem {
  /// Makes a folder and those above it that are missing, which only their owner may enter (XDG Base Directory Specification).
  package static func makePrivateFolders(_ path: String) -> Result<Void, FileError> {
    Result { () throws(FileError) in
      guard !isDirectory(path) else { return }
      let parent = folder(of: path)
      if parent != path { try makePrivateFolders(parent).get() }
      guard !path.hasNull else { throw .notFound }
      guard mkdir(path, 0o700) == 0 else {
        let failure = FileError.last
        if failure == .alreadyExists, isDirectory(path) { return }
        throw failure
      }
    }
  }

  /// The names in a folder, sorted by their bytes; those that are not UTF-8 are left out.
  package static func names(in folder: String) -> Result<[String], FileError> {
    Result { () throws(FileError) in try entries(of: folder).compactMap(\.text) }
  }

  /// The number of bytes of a file.
  package static func size(of path: String) -> Result<Int, FileError> {
    Result { () throws(FileError) in try FileSystemStatus(of: path, followsLinks: true).size }
  }
}
