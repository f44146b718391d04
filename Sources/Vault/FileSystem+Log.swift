#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension FileSystem {
  /// Adds bytes to the end of a log, which is made if it is not there.
  package static func append(_ bytes: [UInt8], to path: String) -> Result<Void, FileError> {
    Result { () throws(FileError) in
      let file = try FileSystemDescriptor(opening: path, flags: O_WRONLY | O_CREAT | O_APPEND)
      try file.write(bytes)
      try file.close()
    }
  }
}
