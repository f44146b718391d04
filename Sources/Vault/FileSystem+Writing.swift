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
  /// - Parameters:
  ///   - makingFolders: Whether the folders of new files are made where they are missing. After a failure those that were made are
  ///     gone again.
  ///   - durability: Whether the bytes must outlast a power cut.
  /// - Returns: Nothing, when all is on the disk, as far as it is waited for; else the file that failed, why, and what could not be
  ///   brought back.
  public static func commit(
    _ changes: [FileChange],
    makingFolders: Bool = false,
    durability: Durability = .durable
  ) -> Result<Void, CommitFailure> {
    commit(changes, makingFolders: makingFolders, durability: durability, seam: CommitSeam())
  }

  package static func commit(
    _ changes: [FileChange],
    makingFolders: Bool = false,
    durability: Durability = .durable,
    seam: CommitSeam
  ) -> Result<Void, CommitFailure> {
    var commit = Commit(count: changes.count, makesFolders: makingFolders, durability: durability, seam: seam)
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

  /// Writes files whatever they held, or new ones where there are none: all of them or none. A device or pipe is written to
  /// directly, when the files are written.
  ///
  /// For what is computed, and can be computed again. What a person writes is changed by `commit`, which knows what was read.
  ///
  /// - Parameter makingFolders: As for `commit`.
  /// - Returns: Nothing, or the path that failed and why: `isDirectory`, `notFound` (the folder), `notPermitted`, `noSpace` or
  ///   another error.
  public static func write(
    _ files: [(path: String, bytes: [UInt8])],
    makingFolders: Bool = false
  ) -> Result<Void, CommitFailure> {
    Result { () throws(CommitFailure) in
      var changes: [FileChange] = []
      var devices: [(path: String, bytes: [UInt8])] = []
      for file in files {
        do throws(FileError) {
          let target = try resolvingLinks(file.path)
          switch try place(at: target, of: file.bytes) {
          case .device: devices.append(file)
          case .new: changes.append(FileChange(path: target, before: nil, after: file.bytes))
          case .file(let before): changes.append(FileChange(path: file.path, before: before, after: file.bytes))
          }
        } catch {
          throw CommitFailure(path: file.path, error: error)
        }
      }
      try commit(changes, makingFolders: makingFolders).get()
      for device in devices {
        do throws(FileError) {
          try CommitCalls(seam: CommitSeam()).write(device.bytes, toDevice: device.path)
        } catch {
          throw CommitFailure(path: device.path, error: error)
        }
      }
    }
  }

  /// The same for one file.
  ///
  /// - Returns: Nothing, or why it could not be written.
  public static func write(_ path: String, _ bytes: [UInt8]) -> Result<Void, FileError> {
    write([(path, bytes)]).mapError(\.error)
  }

  /// What bytes can be written to.
  private enum Place {
    case new
    case file([UInt8])
    case device
  }

  /// - Parameters:
  ///   - path: One without a symbolic link at its end.
  ///   - bytes: What is to be written. A file that holds them already takes no memory besides.
  private static func place(at path: String, of bytes: [UInt8]) throws(FileError) -> Place {
    do throws(FileError) {
      let status = try FileSystemStatus(of: path, followsLinks: false)
      if status.kind == .other { return .device }
      if status.kind == .regular, status.size == bytes.count, try holds(bytes, at: path) { return .file(bytes) }
    } catch .notFound {
      return .new
    }
    return .file(try read(path).get())
  }

  // MARK: For the parts of a commit

  /// Whether a file holds these bytes and no others. Only a piece of it is ever in memory.
  static func holds(_ bytes: [UInt8], at path: String) throws(FileError) -> Bool {
    try FileSystemDescriptor(opening: path, flags: O_RDONLY).holds(bytes)
  }

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
    guard !path.hasNull else { throw .notFound }
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
