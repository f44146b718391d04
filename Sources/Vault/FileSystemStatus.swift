#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What the system says about a file.
struct FileSystemStatus {
  enum Kind {
    case regular
    case directory
    case link
    /// A device, a pipe or a socket.
    case other
  }

  var kind: Kind
  var permissions: mode_t
  var owner: uid_t
  var group: gid_t
  var size: Int
  /// How many names the file has (hard links).
  var links: Int
  var identity: FileIdentity

  init(_ info: stat) {
    kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFLNK: .link
      default: .other
      }
    permissions = info.st_mode & 0o7777
    owner = info.st_uid
    group = info.st_gid
    size = Int(info.st_size)
    links = Int(info.st_nlink)
    identity = FileIdentity(device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(truncatingIfNeeded: info.st_ino))
  }

  /// The status of what a path names.
  ///
  /// - Parameter followsLinks: Whether a symbolic link at the end of the path stands for what it leads to.
  init(of path: String, followsLinks: Bool) throws(FileError) {
    guard !path.hasNull else { throw .notFound }
    var info = stat()
    guard (followsLinks ? stat(path, &info) : lstat(path, &info)) == 0 else { throw .last }
    self.init(info)
  }
}

/// What makes a file itself, whatever its names are.
struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var number: UInt64
}
