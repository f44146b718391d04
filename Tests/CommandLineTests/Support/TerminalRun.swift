#if canImport(Glibc)
  import Foundation
  import Glibc
  import TestSupport
  import Testing

  /// What the built program shows in a terminal of its own, and what it came to.
  struct TerminalRun {
    let text: String
    let status: Int32

    // TIOCSPTLCK and TIOCGPTN of ioctl_tty(2), which Swift's module of the C library lacks.
    private static let lockRequest: UInt = 0x4004_5431
    private static let numberRequest: UInt = 0x8004_5430

    /// The terminal takes a few thousand bytes.
    ///
    /// - Parameter showsErrors: whether standard error goes to the terminal, too.
    init(
      _ arguments: [String],
      in folder: TemporaryFolder,
      _ environment: [String: String] = [:],
      columns: UInt16 = 90,
      rows: UInt16 = 24,
      showsErrors: Bool = false
    ) throws {
      let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      try #require(master >= 0)
      defer { close(master) }
      var isLocked: Int32 = 0
      var number: Int32 = 0
      try #require(ioctl(master, Self.lockRequest, &isLocked) == 0)
      try #require(ioctl(master, Self.numberRequest, &number) == 0)
      let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
      try #require(slave >= 0)
      var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      try #require(ioctl(slave, UInt(TIOCSWINSZ), &size) == 0)
      let process = try ProgramRun.process(arguments, in: folder, ["TERM": "xterm"].merging(environment) { _, new in new })
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle(fileDescriptor: slave)
      process.standardError = showsErrors ? FileHandle(fileDescriptor: slave) : FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      close(slave)
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = read(master, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
      text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
      status = process.terminationStatus
    }
  }
#endif
