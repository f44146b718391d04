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

  /// What tells this program from every other build of it, as its file does; nil where that cannot be found.
  package static var programStamp: String? {
    var info = stat()
    guard let path = programPath, stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      let changed = info.st_ctimespec
    #else
      let changed = info.st_ctim
    #endif
    return "\(info.st_dev) \(info.st_ino) \(info.st_size) \(changed.tv_sec) \(changed.tv_nsec)"
  }

  private static var programPath: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      let bytes = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
        let isFound = buffer.withMemoryRebound(to: CChar.self) { _NSGetExecutablePath($0.baseAddress!, &size) } == 0
        count = isFound ? strlen(buffer.baseAddress!) : 0
      }
      return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }
}
