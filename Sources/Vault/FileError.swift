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
  /// More than 40 symbolic links lead to one another.
  case linkLoop
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
      default: .other(code)
      }
  }

  /// The error of the system call that has just failed.
  static var last: FileError { FileError(errno: errno) }
}
