#if canImport(Glibc)
  import Foundation
  import Glibc
  import TestSupport
  import Testing

  @testable import CommandLine

  /// What the program does when its output is a terminal.
  @Suite struct TerminalTests {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("wrong.md", Sample.wrong)
    }

    // TIOCSPTLCK and TIOCGPTN of ioctl_tty(2), which Swift's module of the C library lacks.
    private static let lockRequest: UInt = 0x4004_5431
    private static let numberRequest: UInt = 0x8004_5430

    /// What is shown in a terminal of some columns. The terminal takes a few thousand bytes.
    private func shown(_ arguments: [String], _ environment: [String: String] = [:], columns: UInt16 = 90) throws -> String {
      let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      try #require(master >= 0)
      defer { close(master) }
      var isLocked: Int32 = 0
      var number: Int32 = 0
      try #require(ioctl(master, Self.lockRequest, &isLocked) == 0)
      try #require(ioctl(master, Self.numberRequest, &number) == 0)
      let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
      try #require(slave >= 0)
      var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      try #require(ioctl(slave, UInt(TIOCSWINSZ), &size) == 0)
      let process = try ProgramRun.process(arguments, in: folder, ["TERM": "xterm"].merging(environment) { _, new in new })
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle(fileDescriptor: slave)
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      close(slave)
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = read(master, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
      return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    }

    @Test func colorsUnlessItIsDeclined() throws {
      #expect(try shown(["lint", "wrong.md"]).contains("\u{1B}[1;31merror:"))
      #expect(try !shown(["lint", "wrong.md"], ["NO_COLOR": "1"]).contains("\u{1B}"))
      #expect(try shown(["lint", "wrong.md"], ["NO_COLOR": ""]).contains("\u{1B}"))
      #expect(try !shown(["lint", "wrong.md"], ["TERM": "dumb"]).contains("\u{1B}"))
      #expect(try !shown(["lint", "wrong.md", "--color", "never"]).contains("\u{1B}"))
      #expect(try shown(["lint", "wrong.md", "--color", "always"], ["NO_COLOR": "1"]).contains("\u{1B}"))
    }

    @Test func isAsWideAsTheTerminal() throws {
      func widest(_ text: String) -> Int { text.split(separator: "\n").map(\.count).max() ?? 0 }
      #expect((81...110).contains(widest(try shown(["fmt", "--help"], columns: 110))))
      #expect(widest(try shown(["fmt", "--help"], columns: 60)) <= 60)
      #expect(widest(try shown(["fmt", "--help"], ["COLUMNS": "70"], columns: 110)) <= 70)
      #expect(widest(try shown(["fmt", "--help"], columns: 0)) <= 80)
    }

    @Test func linesOfAFileCannotSteerIt() throws {
      try folder.write("evil.md", Sample.page("- [X] \u{1B}]0;title\u{7}"))
      let diff = try shown(["fmt", "--diff", "evil.md"])
      #expect(diff.contains("+- [x] \\u{1B}]0;title\\u{7}\n"))
      #expect(!diff.contains("\u{1B}"))
    }
  }
#endif
