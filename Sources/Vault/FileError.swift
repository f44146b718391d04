#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Why a file or a folder could not be read or written. The words for it are written in one place, by the command line.
public enum FileError: Error, Sendable, Hashable {
  case notFound
  /// A folder stands where a file is meant.
  case isDirectory
  /// A file stands where a folder is meant.
  case isNotDirectory
  /// Something has that name already, and nothing may be overwritten.
  case alreadyExists
  /// The system does not let this user do it.
  case notPermitted
  /// The file is larger than was asked for; the number is that limit in bytes.
  case tooLarge(limit: Int)
  /// The name is not UTF-8, so that it cannot be written in a report.
  case nameIsNotText
  /// The disk or the user's share of it is full.
  case noSpace
  /// The file system is mounted for reading only.
  case readOnlyFileSystem
  /// Nobody reads the other end of the pipe any more.
  case brokenPipe
  /// A symbolic link leads to something that is not there.
  case deadLink
  /// More than 40 symbolic links lead to one another.
  case linkLoop
  /// The file no longer holds what was read; somebody has changed, replaced or removed it since.
  case changedWhileEditing
  /// Another program has the file open for writing, and what it writes next would be lost.
  case openForWriting
  /// The user may write the file, but not the folder, and a file is written through a second one beside it.
  case folderNotPermitted
  /// Another program keeps the lock on the folder, and this file system needs it for a safe write.
  case folderInUse
  /// A device, a pipe or a socket stands where a file is meant.
  case isNotRegular
  /// One change names the file twice, and not to the same end.
  case changedTwice
  /// Writing a file of several names was cut short before; its old bytes are in the file `kept`.
  case cutShort(kept: String)
  /// This system cannot do it; see `errno` ENOTSUP.
  case notSupported
  /// Any other failure, by the system's number for it (`errno`).
  case other(Int32)

  /// The error for a value of `errno`.
  public init(errno code: Int32) {
    self =
      switch code {
      case ENOENT: .notFound
      case EISDIR: .isDirectory
      case ENOTDIR: .isNotDirectory
      case EEXIST: .alreadyExists
      case EACCES, EPERM: .notPermitted
      case ENOSPC, EDQUOT: .noSpace
      case EROFS: .readOnlyFileSystem
      case EPIPE: .brokenPipe
      case ELOOP: .linkLoop
      case ENOTSUP, EOPNOTSUPP: .notSupported
      default: .other(code)
      }
  }

  /// The error of the system call that has just failed.
  static var last: FileError { FileError(errno: errno) }
}
