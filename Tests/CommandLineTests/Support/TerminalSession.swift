#if canImport(Glibc)
  import Foundation
  import Glibc
  import TestSupport
  import Testing

  /// The built program in a terminal of its own, while it runs: what is typed to it, and what it has shown so far.
  final class TerminalSession {
    private let master: Int32
    private let slave: Int32
    private let process: Process
    /// All that has been shown.
    private(set) var text = ""
    /// How long, in milliseconds, something is waited for; far more than it takes.
    private static let patience = 120_000

    struct TimedOut: Error {
      var awaited: String
      var shown: String
    }

    // TIOCSPTLCK and TIOCGPTN of ioctl_tty(2), which Swift's module of the C library lacks.
    private static let lockRequest: UInt = 0x4004_5431
    private static let numberRequest: UInt = 0x8004_5430

    init(
      _ line: String,
      in folder: TemporaryFolder,
      _ environment: [String: String] = [:],
      columns: UInt16 = 80,
      rows: UInt16 = 24
    ) throws {
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      try #require(master >= 0)
      var isLocked: Int32 = 0
      var number: Int32 = 0
      try #require(ioctl(master, Self.lockRequest, &isLocked) == 0)
      try #require(ioctl(master, Self.numberRequest, &number) == 0)
      slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
      try #require(slave >= 0)
      var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      try #require(ioctl(slave, UInt(TIOCSWINSZ), &size) == 0)
      let words = line.split(separator: " ").map(String.init)
      process = try ProgramRun.process(
        words,
        in: folder,
        ["TERM": "xterm", "PAGER": "cat"].merging(environment) { _, new in new }
      )
      let terminal = FileHandle(fileDescriptor: slave)
      (process.standardInput, process.standardOutput, process.standardError) = (terminal, terminal, terminal)
      try process.run()
    }

    deinit {
      if process.isRunning { process.terminate() }
      close(slave)
      close(master)
    }

    /// Whether what is typed is shown, and read a line at a time, as it was at the beginning.
    var isAsBefore: Bool {
      var settings = termios()
      return tcgetattr(slave, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
        && settings.c_lflag & tcflag_t(ICANON) != 0
    }

    func type(_ keys: String) {
      let bytes = Array(keys.utf8)
      _ = write(master, bytes, bytes.count)
    }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Lets the terminal have another size, of which the program is told.
    func resize(columns: UInt16, rows: UInt16) {
      var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
      send(SIGWINCH)
    }

    /// Waits until the text that is shown from now on contains some words, and gives all of it.
    @discardableResult
    func wait(for words: String) throws -> String {
      let start = text.endIndex
      var isFound = false
      let began = Date()
      while !isFound {
        guard Date().timeIntervalSince(began) * 1000 < Double(Self.patience) else {
          throw TimedOut(awaited: words, shown: String(text[start...]))
        }
        take(50)
        isFound = text[start...].contains(words)
      }
      return String(text[start...])
    }

    /// Takes what is shown in some milliseconds.
    func take(_ milliseconds: Int32) {
      var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, milliseconds) > 0 else { return }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(master, &chunk, chunk.count)
      if count > 0 { text += String(decoding: chunk[..<count], as: UTF8.self).replacing("\r\n", with: "\n") }
    }

    /// Waits until the program has ended.
    ///
    /// - Returns: the exit status, or the signal that ended it, below zero.
    func end() throws -> Int32 {
      let began = Date()
      while process.isRunning {
        guard Date().timeIntervalSince(began) * 1000 < Double(Self.patience) else {
          throw TimedOut(awaited: "the end", shown: text)
        }
        take(20)
      }
      take(50)
      return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
  }
#endif
