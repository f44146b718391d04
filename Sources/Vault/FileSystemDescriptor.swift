internal import CFileSystem

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// An open file. It is closed when the value ends.
///
/// Interrupted calls are made again, and a write goes on until every byte is written.
struct FileSystemDescriptor: ~Copyable {
  private let number: Int32
  private let isOwned: Bool

  init(opening path: String, flags: Int32, mode: mode_t = 0o666) throws(FileError) {
    guard !path.hasNull else { throw .notFound }
    let opened = retrying { open(path, flags | O_CLOEXEC, mode) }
    guard opened >= 0 else { throw .last }
    number = opened
    isOwned = true
  }

  /// A file that somebody else has opened, and closes: standard input, output or error.
  init(borrowing number: Int32) {
    self.number = number
    isOwned = false
  }

  deinit {
    if isOwned { _ = closeFile(number) }
  }

  /// Closes the file now; some file systems report only then that a write has failed.
  consuming func close() throws(FileError) {
    let number = self.number
    discard self
    // After an interruption the file is closed on every system that matters, so the call is not made again.
    guard closeFile(number) == 0 || errno == EINTR else { throw .last }
  }

  func status() throws(FileError) -> FileSystemStatus {
    var info = stat()
    guard fstat(number, &info) == 0 else { throw .last }
    return FileSystemStatus(info)
  }

  /// All bytes to the end of the file, or `tooLarge` as soon as there are more than `limit`.
  ///
  /// - Parameters:
  ///   - expected: The size that the system has told.
  ///   - isRegular: Whether that is the size of an ordinary file, whose end is where the size says.
  func readAll(limit: Int, expected: Int = 0, isRegular: Bool = false) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than expected, so that the end of the file shows without growing. A vault keeps the room with the bytes.
    var room = expected > 0 ? min(expected + 1, 1 << 30) : 1 << 12
    while true {
      let chunk = try readSome(room)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      // There was room for one byte more, so the end was met. Files that are made as one reads them tell the size 0.
      if isRegular, expected > 0, bytes.count == expected { return bytes }
      room = min(max(expected + 1 - bytes.count, 1 << 16), 1 << 20)
    }
  }

  /// Whether the file, from here to its end, holds these bytes and no others. Only a piece of it is ever in memory.
  func holds(_ bytes: [UInt8]) throws(FileError) -> Bool {
    var compared = 0
    while true {
      // One byte more than is left, so that a longer file shows.
      let chunk = try readSome(min(bytes.count - compared + 1, 1 << 16))
      if chunk.isEmpty { return compared == bytes.count }
      guard compared + chunk.count <= bytes.count, isSame(chunk, as: bytes, from: compared) else { return false }
      compared += chunk.count
    }
  }

  private func isSame(_ chunk: [UInt8], as bytes: [UInt8], from start: Int) -> Bool {
    bytes.withUnsafeBytes { all in
      chunk.withUnsafeBytes { memcmp($0.baseAddress!, all.baseAddress! + start, $0.count) == 0 }
    }
  }

  /// The next bytes up to the end of the file, at most `limit`.
  func readStart(limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let chunk = try readSome(limit - bytes.count)
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  /// Some of the next bytes, at most `room`; none at the end of the file.
  private func readSome(_ room: Int) throws(FileError) -> [UInt8] {
    while true {
      var failure: FileError?
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let (address, size) = (buffer.baseAddress, buffer.count)
        let result = retrying { read(number, address, size) }
        if result < 0 { failure = .last }
        count = max(result, 0)
      }
      guard let failure else { return chunk }
      guard try isReadyAgain(after: failure, for: Int16(POLLIN)) else { throw failure }
    }
  }

  func write(_ bytes: [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let offset = written
      let result = bytes.withUnsafeBytes { buffer in
        retrying { writeBytes(number, buffer.baseAddress! + offset, buffer.count - offset) }
      }
      if result >= 0 {
        written += result
      } else {
        let failure = FileError.last
        guard try isReadyAgain(after: failure, for: Int16(POLLOUT)) else { throw failure }
      }
    }
  }

  /// Returns when the bytes are on the disk.
  func synchronize() throws(FileError) {
    let number = self.number
    guard retrying({ fsync(number) }) == 0 else { throw .last }
  }

  /// Gives the file the owner, the group and the mode of another, as far as this user may.
  func adopt(_ status: FileSystemStatus) throws(FileError) {
    // Only the superuser may give a file away; its group may be kept by each member of it.
    if fchown(number, status.owner, status.group) != 0 {
      _ = fchown(number, uid_t.max, status.group)
    }
    guard fchmod(number, status.permissions) == 0 else { throw .last }
  }

  /// Lets the bytes begin to go to the disk. `synchronize` then has less to wait for.
  func beginWriteback() { tidemark_begin_writeback(number) }

  /// Gives the file the extended attributes of another, as far as this user may.
  func adoptAttributes(of other: borrowing FileSystemDescriptor) {
    tidemark_copy_attributes(other.number, number)
  }

  /// Whether any process has this file open for writing; false, too, where the system does not tell.
  var isOpenForWriting: Bool { tidemark_is_open_for_writing(number) == 1 }

  func truncate(to size: Int) throws(FileError) {
    let number = self.number
    guard retrying({ ftruncate(number, off_t(size)) }) == 0 else { throw .last }
  }

  enum Lock {
    case held
    /// Somebody else holds it.
    case taken
    /// The file system has no locks.
    case unsupported
  }

  /// Asks for the exclusive lock of flock(2), which ends with the descriptor, and does not wait.
  func lock() -> Lock {
    let number = self.number
    if retrying({ flock(number, LOCK_EX | LOCK_NB) }) == 0 { return .held }
    return errno == EWOULDBLOCK ? .taken : .unsupported
  }

  /// Waits, where a terminal or pipe that does not block was not ready. False for any other failure.
  private func isReadyAgain(after failure: FileError, for event: Int16) throws(FileError) -> Bool {
    guard failure == .other(EAGAIN) || failure == .other(EWOULDBLOCK) else { return false }
    var request = pollfd(fd: number, events: event, revents: 0)
    guard retrying({ poll(&request, 1, -1) }) >= 0 else { throw .last }
    return true
  }
}

/// Makes a system call again as long as a signal interrupts it.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

// Within the type, `close` and `write` are its own methods.
private func closeFile(_ number: Int32) -> Int32 { close(number) }
private func writeBytes(_ number: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int { write(number, start, count) }
