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

  /// Writes all bytes to a stream. The program must have called `turnSignalsIntoErrors`, else a broken pipe ends it.
  ///
  /// - Returns: Nothing, or `brokenPipe`, `noSpace` or another error.
  public static func write(_ bytes: [UInt8], to stream: Stream) -> Result<Void, FileError> {
    Result { () throws(FileError) in
      try FileSystemDescriptor(borrowing: stream.rawValue).write(bytes)
    }
  }

  /// Makes a broken pipe, and a limit on the size of files that is passed (setrlimit(2)), an error value of the write that meets
  /// it, rather than the end of the program, which would leave a part of a file behind.
  public static func turnSignalsIntoErrors() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Takes the numbers of streams that the program was started without (`>&-`), so that no file that is opened later gets one
  /// of them and what is printed into it. Reading from such a stream and writing to it still fail.
  public static func holdMissingStreams() {
    for stream in [Stream.standardInput, .standardOutput, .standardError] where fcntl(stream.rawValue, F_GETFD) < 0 {
      // The lowest free number is the one that is missing, since those below it are taken.
      _ = open("/dev/null", stream == .standardInput ? O_WRONLY : O_RDONLY)
    }
  }
}
