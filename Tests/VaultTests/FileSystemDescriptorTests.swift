import Foundation
import Testing

@testable import Vault

@Suite struct FileSystemDescriptorTests {
  /// The reading and the writing end of a pipe.
  private func pipeEnds() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  @Test func aBrokenPipeIsAValue() throws {
    FileSystem.turnSignalsIntoErrors()
    let ends = try pipeEnds()
    close(ends.reading)
    defer { close(ends.writing) }
    #expect(throws: FileError.brokenPipe) {
      try FileSystemDescriptor(borrowing: ends.writing).write([1, 2, 3])
    }
  }

  /// A pipe that does not block takes some of the bytes, and then asks to wait.
  @Test func writesAllToAPipeThatIsFull() throws {
    let ends = try pipeEnds()
    _ = fcntl(ends.writing, F_SETFL, O_NONBLOCK)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 13) }
    let writer = Thread {
      try? FileSystemDescriptor(borrowing: ends.writing).write(bytes)
      close(ends.writing)
    }
    writer.start()
    let read = try FileSystemDescriptor(borrowing: ends.reading).readAll(limit: .max)
    close(ends.reading)
    #expect(read == bytes)
  }

  @Test func readsAllFromAPipeThatIsNotReady() throws {
    let ends = try pipeEnds()
    _ = fcntl(ends.reading, F_SETFL, O_NONBLOCK)
    let writer = Thread {
      for part in 0..<3 {
        usleep(2000)
        try? FileSystemDescriptor(borrowing: ends.writing).write([UInt8(part)])
      }
      close(ends.writing)
    }
    writer.start()
    let read = try FileSystemDescriptor(borrowing: ends.reading).readAll(limit: 3)
    close(ends.reading)
    #expect(read == [0, 1, 2])
  }

  /// A file of several pieces is held against other bytes piece by piece.
  @Test func holdsItsOwnBytesAndNoOthers() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    var changed = bytes
    changed[150_000] ^= 1
    let texts: [[UInt8]] = [[], [7], Array(bytes.prefix(1 << 16)), Array(bytes.dropLast()), bytes, bytes + [7], changed]
    for content in texts {
      for other in texts {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { unlink(path) }
        try #require(FileManager.default.createFile(atPath: path, contents: Data(content)))
        let holds = try FileSystemDescriptor(opening: path, flags: O_RDONLY).holds(other)
        #expect(holds == (content == other), "\(content.count) bytes, \(other.count) others")
      }
    }
  }

  @Test(
    arguments: [
      (ENOENT, .notFound), (EISDIR, .isDirectory), (ENOTDIR, .isNotDirectory), (EEXIST, .alreadyExists),
      (EACCES, .notPermitted), (EPERM, .notPermitted), (ENOSPC, .noSpace), (EROFS, .readOnlyFileSystem),
      (EPIPE, .brokenPipe), (ELOOP, .linkLoop), (ENOTSUP, .notSupported), (EIO, .other(EIO)),
    ] as [(Int32, FileError)]
  )
  func namesErrors(code: Int32, error: FileError) {
    #expect(FileError(errno: code) == error)
  }
}
