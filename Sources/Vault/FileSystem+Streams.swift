#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension FileSystem {
  /// One of the streams that a program is started with.
  public enum Stream: Int32, Sendable {
    case standardInput = 0
    case standardOutput = 1
    case standardError = 2
  }

  /// All bytes of standard input, to its end.
  ///
  /// - Returns: The bytes, or `tooLarge`, `isDirectory` or another error.
  public static func readStandardInput(limit: Int = .max) -> Result<[UInt8], FileError> {
    Result { () throws(FileError) in
      try FileSystemDescriptor(borrowing: Stream.standardInput.rawValue).readAll(limit: limit)
    }
  }

  /// Writes all bytes to a stream. The program must ignore SIGPIPE (`ignoreBrokenPipes`), else a broken pipe ends it.
  ///
  /// - Returns: Nothing, or `brokenPipe`, `noSpace` or another error.
  public static func write(_ bytes: [UInt8], to stream: Stream) -> Result<Void, FileError> {
    Result { () throws(FileError) in
      try FileSystemDescriptor(borrowing: stream.rawValue).write(bytes)
    }
  }

  /// Makes a broken pipe an error value of the write that meets it, rather than the silent end of the program.
  public static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}
