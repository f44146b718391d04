import CFileSystem

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Two ends of the system's pipe, closed when they are no longer needed, at the latest with the value.
struct Pipe: ~Copyable {
  /// The open ends; -1 once closed.
  private(set) var reading: Int32
  private(set) var writing: Int32

  private init(reading: Int32, writing: Int32) {
    self.reading = reading
    self.writing = writing
  }

  static func open() throws(Git.Failure) -> Pipe {
    var ends: [Int32] = [-1, -1]
    guard tidemark_pipe(&ends) == 0 else { throw .failed(errno) }
    // The child's streams are put in place one after another; an end that had one of their numbers would be overwritten.
    let lifted = ends.map(Self.liftedAboveStreams)
    let code = errno
    let pipe = Pipe(reading: lifted[0], writing: lifted[1])
    guard !lifted.contains(-1) else { throw .failed(code) }
    return pipe
  }

  deinit {
    if reading >= 0 { close(reading) }
    if writing >= 0 { close(writing) }
  }

  mutating func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  mutating func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  /// Some of the next bytes into a list, once `poll` has told that there are any; closes the end where there are no more.
  mutating func readSome(into bytes: inout [UInt8]) throws(Git.Failure) {
    let room = 1 << 16
    let number = reading
    var code: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      let result = read(number, buffer.baseAddress, room)
      if result < 0 { code = errno }
      count = max(result, 0)
    }
    switch code {
    case 0 where chunk.isEmpty: closeReading()
    case 0: bytes += chunk
    case EINTR, EAGAIN: break
    default: throw .failed(code)
    }
  }

  /// Writes some of the bytes, as many as fit now, and closes the end after the last, or where nobody reads any more: git need not
  /// read all that it is given.
  mutating func writeSome(of bytes: [UInt8], from start: inout Int) throws(Git.Failure) {
    let result = bytes.withUnsafeBytes { write(writing, $0.baseAddress.map { $0 + start }, $0.count - start) }
    if result < 0 {
      switch errno {
      case EINTR, EAGAIN: return
      case EPIPE: start = bytes.count
      case let code: throw .failed(code)
      }
    } else {
      start += result
    }
    if start == bytes.count { closeWriting() }
  }

  /// Lets `writeSome` write what fits, instead of waiting until all does.
  func doNotWaitForReader() {
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
  }

  /// The number of the same end above those of the streams, or -1 where there is none.
  private static func liftedAboveStreams(_ end: Int32) -> Int32 {
    guard end <= STDERR_FILENO else { return end }
    defer { close(end) }
    return fcntl(end, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
  }
}
