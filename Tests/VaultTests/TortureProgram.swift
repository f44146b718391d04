import Foundation
import TestSupport
import Testing

/// The program `torture`, which is built beside the tests and changes files until it is killed.
struct TortureProgram {
  private let path: String

  init() throws {
    let beside = try #require(BuiltProgram.url, "run: swift build --build-tests")
    path = beside.deletingLastPathComponent().appendingPathComponent("torture").path
  }

  /// How a process ended.
  enum End: Equatable {
    case exited(Int32)
    case killed
  }

  /// A process that runs, and what it prints.
  final class Running {
    fileprivate let process: pid_t
    fileprivate let output: Int32

    fileprivate init(process: pid_t, output: Int32) {
      self.process = process
      self.output = output
    }

    /// Waits until it has printed something, or has ended.
    func waitForOutput() -> String {
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      let count = read(output, &buffer, buffer.count)
      return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    }

    func kill() { Foundation.kill(process, SIGKILL) }

    func wait() -> End {
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      close(output)
      return status & 0x7F == SIGKILL ? .killed : .exited((status >> 8) & 0xFF)
    }
  }

  func start(_ arguments: [String]) throws -> Running {
    var low: [Int32] = [0, 0]
    try #require(pipe(&low) == 0)
    // Tests that run at the same time close files of their own by number, and so does Foundation's `Process` on other threads. A
    // number closed once too often would be one of these two, and what is read here would never come.
    let ends = low.map { fcntl($0, F_DUPFD_CLOEXEC, 256) }
    for end in low { close(end) }
    try #require(!ends.contains(-1))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    try #require(posix_spawn(&process, path, &actions, nil, &words, environ) == 0)
    close(ends[1])
    return Running(process: process, output: ends[0])
  }

  func run(_ arguments: [String]) throws -> (end: End, output: String) {
    let running = try start(arguments)
    let output = running.waitForOutput()
    return (running.wait(), output)
  }
}
