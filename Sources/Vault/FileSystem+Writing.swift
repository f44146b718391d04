#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension FileSystem {
  /// Writes a file that must not exist yet; nothing is ever overwritten, a symbolic link neither.
  ///
  /// When it returns, the bytes are on the disk. After a failure no file is left.
  ///
  /// - Returns: Nothing, or `alreadyExists`, `notFound` (the folder), `notPermitted`, `noSpace` or another error.
  public static func writeNew(_ path: String, _ bytes: [UInt8]) -> Result<Void, FileError> {
    Result { () throws(FileError) in try create(path, bytes) }
  }

  /// Replaces the contents of a file as a whole: who reads it meanwhile sees the old bytes or the new ones, never a part.
  ///
  /// The bytes go to a hidden file in the same folder, which then takes the place of the old one, with its mode and, as far as
  /// the user may, its owner and group. A symbolic link stays one: what it leads to is replaced. A file that the user may not
  /// write is not replaced, though the folder would allow it. After a failure the file is as it was and nothing else is left.
  /// A device or pipe is written to directly. Other hard links to the file keep the old bytes.
  ///
  /// - Returns: Nothing, or `notFound`, `isDirectory`, `notPermitted`, `noSpace` or another error.
  public static func replace(_ path: String, _ bytes: [UInt8]) -> Result<Void, FileError> {
    Result { () throws(FileError) in try exchange(try resolvingLinks(path), bytes) }
  }

  /// Replaces the contents of a file as `replace` does, or writes a new one where there is none.
  public static func write(_ path: String, _ bytes: [UInt8]) -> Result<Void, FileError> {
    Result { () throws(FileError) in
      let target = try resolvingLinks(path)
      do throws(FileError) {
        try exchange(target, bytes)
      } catch .notFound {
        try create(target, bytes)
      }
    }
  }

  private static func create(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let file = try FileSystemDescriptor(opening: path, flags: O_WRONLY | O_CREAT | O_EXCL)
    do throws(FileError) {
      try file.write(bytes)
      try file.synchronize()
      try file.close()
    } catch {
      unlink(path)
      throw error
    }
    synchronizeFolder(folder(of: path))
  }

  private static func exchange(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let status = try FileSystemStatus(of: path, followsLinks: false)
    // Opening shows whether this user may write the file; nothing is written through it unless it is a device.
    let old = try FileSystemDescriptor(opening: path, flags: O_WRONLY)
    guard status.kind == .regular else { return try old.write(bytes) }

    let parent = folder(of: path)
    // Sixty-four random bits: a name that is taken is an error, and does not happen.
    let temporary = self.path(of: ".tidemark-" + String(UInt64.random(in: .min ... .max), radix: 36), in: parent)
    let file = try FileSystemDescriptor(opening: temporary, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
    do throws(FileError) {
      try file.write(bytes)
      try file.adopt(status)
      try file.synchronize()
      try file.close()
      guard rename(temporary, path) == 0 else { throw FileError.last }
    } catch {
      unlink(temporary)
      throw error
    }
    synchronizeFolder(parent)
  }

  /// Makes a changed name lasting. A failure is not told: the new bytes stand in the file already, and not every file system
  /// can do it.
  private static func synchronizeFolder(_ path: String) {
    if let folder = try? FileSystemDescriptor(opening: path, flags: O_RDONLY) {
      try? folder.synchronize()
    }
  }

  /// The path that the symbolic links at the end of a path lead to; it need not exist.
  private static func resolvingLinks(_ path: String) throws(FileError) -> String {
    var path = path
    for _ in 0..<40 {
      guard let target = try destination(ofLink: path) else { return path }
      path = target.utf8.first == UInt8(ascii: "/") ? target : self.path(of: target, in: folder(of: path))
    }
    throw .linkLoop
  }

  /// What a symbolic link says, or nil for anything else.
  private static func destination(ofLink path: String) throws(FileError) -> String? {
    guard !path.utf8.contains(0) else { throw .notFound }
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      let length = buffer.withMemoryRebound(to: CChar.self) { readlink(path, $0.baseAddress!, $0.count) }
      if length < 0 { failure = .last }
      count = max(length, 0)
    }
    switch failure {
    case .other(EINVAL), .notFound: return nil
    case let failure?: throw failure
    case nil: break
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .nameIsNotText }
    return text
  }
}
