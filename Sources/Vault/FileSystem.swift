import SourceText

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Reading files and asking about paths. Every failure is a value; nothing is retried but interrupted calls.
public enum FileSystem {
  /// All bytes of a file. A pipe or device is read to its end.
  ///
  /// - Parameter limit: The most bytes that may be read.
  /// - Returns: The bytes, or `notFound`, `isDirectory`, `notPermitted`, `tooLarge` or another error.
  public static func read(_ path: String, limit: Int = .max) -> Result<[UInt8], FileError> {
    Result { () throws(FileError) in
      let file = try FileSystemDescriptor(opening: path, flags: O_RDONLY)
      let status = try file.status()
      guard status.kind != .directory else { throw .isDirectory }
      guard status.size <= limit else { throw .tooLarge(limit: limit) }
      return try file.readAll(limit: limit, expected: status.size, isRegular: status.kind == .regular)
    }
  }

  /// The first bytes of an ordinary file, at most `limit`.
  ///
  /// - Returns: The bytes, or the errors of `read`; `tooLarge` for a pipe or a device, which cannot be read in part.
  public static func readStart(of path: String, limit: Int) -> Result<[UInt8], FileError> {
    Result { () throws(FileError) in
      switch try FileSystemStatus(of: path, followsLinks: true).kind {
      case .directory: throw .isDirectory
      case .link, .other: throw .tooLarge(limit: limit)
      case .regular: return try FileSystemDescriptor(opening: path, flags: O_RDONLY).readStart(limit: limit)
      }
    }
  }

  /// Whether something has that path; a symbolic link that leads nowhere does not count.
  public static func exists(_ path: String) -> Bool {
    (try? FileSystemStatus(of: path, followsLinks: true)) != nil
  }

  /// Whether a path names a folder, or a symbolic link to one.
  public static func isDirectory(_ path: String) -> Bool {
    (try? FileSystemStatus(of: path, followsLinks: true))?.kind == .directory
  }

  /// Whether a path names a symbolic link.
  public static func isLink(_ path: String) -> Bool {
    (try? FileSystemStatus(of: path, followsLinks: false))?.kind == .link
  }

  /// Whether a path names an ordinary file, or a symbolic link to one.
  public static func isRegularFile(_ path: String) -> Bool {
    (try? FileSystemStatus(of: path, followsLinks: true))?.kind == .regular
  }

  /// The absolute path of the folder that relative paths start from.
  public static var currentDirectory: Result<String, FileError> {
    Result { () throws(FileError) in try text(getcwd(nil, 0)) }
  }

  /// The absolute path without symbolic links, `.` and `..`. The file must exist.
  public static func realPath(_ path: String) -> Result<String, FileError> {
    Result { () throws(FileError) in
      guard !path.hasNull else { throw .notFound }
      return try text(realpath(path, nil))
    }
  }

  /// The text of a C string that the system has allocated; frees it. Nil stands for a failed call.
  private static func text(_ start: UnsafeMutablePointer<CChar>?) throws(FileError) -> String {
    guard let start else { throw .last }
    defer { free(start) }
    guard let text = String(validatingCString: start) else { throw .nameIsNotText }
    return text
  }
}

// MARK: Paths

extension FileSystem {
  /// A name within a folder, spelled as the folder is: `.` and the empty path add nothing before the name.
  public static func path(of name: String, in folder: String) -> String {
    if folder == "." || folder.isEmpty { return name }
    // In one piece: each file of a vault has several paths.
    var (folder, name) = (folder, name)
    return folder.withUTF8 { folder in
      name.withUTF8 { name in
        String(unsafeUninitializedCapacity: folder.count + 1 + name.count) { path in
          var count = path.initialize(fromContentsOf: folder)
          if folder.last != UInt8(ascii: "/") {
            path.initializeElement(at: count, to: UInt8(ascii: "/"))
            count += 1
          }
          return path[count...].initialize(fromContentsOf: name)
        }
      }
    }
  }

  /// The folder that holds a path, by its spelling alone: `a` for `a/b`, `.` for `b`, `/` for `/b`.
  public static func folder(of path: String) -> String {
    let slash = UInt8(ascii: "/")
    var path = path
    return path.withUTF8 { bytes -> String in
      var end = bytes.count
      while end > 1, bytes[end - 1] == slash { end -= 1 }
      guard let last = bytes[..<end].lastIndex(of: slash) else { return "." }
      end = last
      while end > 0, bytes[end - 1] == slash { end -= 1 }
      return end == 0 ? "/" : String(decoding: UnsafeBufferPointer(rebasing: bytes[..<end]), as: UTF8.self)
    }
  }

  /// The last part of a path: `b.md` for `a/b.md`.
  public static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension String {
  /// Whether a path holds the byte 0, before which it would end for the system.
  var hasNull: Bool { holds(0) }
}
