#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension FileSystem {
  /// Changes files: all of them or none. This is the one way by which a file is written.
  ///
  /// Whoever reads a file meanwhile sees the old bytes or the new ones, never a part, and after a power cut it holds one or the
  /// other. The new bytes go to a hidden file in the same folder, with the mode, the owner, the group and the extended attributes
  /// of the old one; then the two change names, and what was swapped out is held against `before`. If somebody changed it since
  /// it was read, it is put back: nothing is written, and the error is `changedWhileEditing`. What cannot be done so, and how it
  /// is done then, is in docs/reliability.md.
  ///
  /// - Returns: Nothing, when all is on the disk; else the file that failed, why, and what could not be brought back.
  public static func commit(_ changes: [FileChange]) -> Result<Void, CommitFailure> {
    commit(changes, seam: CommitSeam())
  }

  package static func commit(_ changes: [FileChange], seam: CommitSeam) -> Result<Void, CommitFailure> {
    var commit = Commit(count: changes.count, seam: seam)
    return Result { () throws(CommitFailure) in try commit.make(changes) }
  }

  /// Writes a file that must not exist yet; nothing is ever overwritten, a symbolic link neither.
  ///
  /// When it returns, the bytes are on the disk. After a failure no file is left.
  ///
  /// - Returns: Nothing, or `alreadyExists`, `notFound` (the folder), `notPermitted`, `noSpace` or another error.
  public static func writeNew(_ path: String, _ bytes: [UInt8]) -> Result<Void, FileError> {
    commit([FileChange(path: path, before: nil, after: bytes)]).mapError(\.error)
  }

  /// Writes a file whatever it held, or a new one where there is none. A device or pipe is written to directly.
  ///
  /// For what is computed, and can be computed again. What a person writes is changed by `commit`, which knows what was read.
  ///
  /// - Returns: Nothing, or `isDirectory`, `notFound` (the folder), `notPermitted`, `noSpace` or another error.
  public static func write(_ path: String, _ bytes: [UInt8]) -> Result<Void, FileError> {
    Result { () throws(FileError) in
      let target = try resolvingLinks(path)
      let isFile: Bool
      do throws(FileError) {
        let kind = try FileSystemStatus(of: target, followsLinks: false).kind
        if kind == .other { return try CommitCalls(seam: CommitSeam()).write(bytes, toDevice: target) }
        isFile = true
      } catch .notFound {
        isFile = false
      }
      let before = isFile ? try read(target).get() : nil
      do throws(CommitFailure) {
        try commit([FileChange(path: target, before: before, after: bytes)]).get()
      } catch {
        throw error.error
      }
    }
  }

  // MARK: For the parts of a commit

  /// The path of a file beside another.
  static func path(of temporary: TemporaryName, beside target: String) -> String {
    path(of: temporary.text, in: folder(of: target))
  }

  /// The path that the symbolic links at the end of a path lead to; it need not exist.
  static func resolvingLinks(_ path: String) throws(FileError) -> String {
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
