#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that runs, with pipes to its three streams. It must be waited for, by `finish`.
struct ChildProcess: ~Copyable {
  private let process: pid_t
  private var input: Pipe
  private var output: Pipe
  private var error: Pipe
  private var standardOutput: [UInt8] = []
  private var standardError: [UInt8] = []

  /// The longest pause, in milliseconds, before the child is asked whether it has ended: it may do so and leave its streams open
  /// to a program of its own that goes on.
  private static let pause = 50
  /// How long, in milliseconds, a child may take to end when it is asked to.
  private static let grace = 1000

  /// - Parameters:
  ///   - program: The name of a program of `PATH`.
  ///   - variables: Variables of its environment, `NAME=VALUE`.
  init(program: String, _ arguments: [String], _ variables: [String]) throws(Git.Failure) {
    var input = try Pipe.open()
    var output = try Pipe.open()
    var error = try Pipe.open()
    let request = SpawnRequest(streams: [input.reading, output.writing, error.writing])
    process = try request.start([program] + arguments, variables)
    input.closeReading()
    output.closeWriting()
    error.closeWriting()
    input.doNotWaitForReader()
    self.input = input
    self.output = output
    self.error = error
  }

  /// Gives the child its input and takes its output, all at once so that neither waits for the other, until it has ended.
  mutating func finish(input bytes: [UInt8], deadline: Deadline) throws(Git.Failure) -> Git.Output {
    let signals = HeldSignal(SIGPIPE)
    defer { signals.release() }
    do throws(Git.Failure) {
      let status = try exchange(bytes, deadline)
      return Git.Output(status: status, standardOutput: standardOutput, standardError: standardError)
    } catch {
      end()
      throw error
    }
  }

  /// - Returns: What the child exited with.
  private mutating func exchange(_ bytes: [UInt8], _ deadline: Deadline) throws(Git.Failure) -> Int32 {
    var written = 0
    if bytes.isEmpty { input.closeWriting() }
    var ended: Int32?
    while output.reading >= 0 || error.reading >= 0 || input.writing >= 0 {
      // poll(2) passes over what is closed, as its number is negative.
      var requests = [
        pollfd(fd: input.writing, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: error.reading, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&requests, nfds_t(requests.count), ended == nil ? Int32(min(deadline.remaining, Self.pause)) : 0)
      guard ready >= 0 || errno == EINTR else { throw .failed(errno) }
      if ready > 0 {
        if requests[0].revents != 0 { try input.writeSome(of: bytes, from: &written) }
        if requests[1].revents != 0 { try output.readSome(into: &standardOutput) }
        if requests[2].revents != 0 { try error.readSome(into: &standardError) }
      } else if ended != nil {
        break
      } else if ready == 0 {
        ended = try statusIfEnded()
      }
      if ended == nil, deadline.remaining == 0 { throw .timedOut }
    }
    if let ended { return ended }
    return try status(before: deadline)
  }

  /// Waits for the end of a child that has closed its streams.
  private func status(before deadline: Deadline) throws(Git.Failure) -> Int32 {
    var pause = 1
    while true {
      if let status = try statusIfEnded() { return status }
      guard deadline.remaining > 0 else { throw .timedOut }
      _ = poll(nil, 0, Int32(min(pause, deadline.remaining)))
      pause = min(pause * 2, Self.pause)
    }
  }

  private func statusIfEnded() throws(Git.Failure) -> Int32? {
    var status: Int32 = 0
    let ended = waitpid(process, &status, WNOHANG)
    if ended == process {
      let signal = status & 0x7f
      return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }
    guard ended == 0 || errno == EINTR else { throw .failed(errno) }
    return nil
  }

  /// Ends a child that runs, as gently as it lets us, so that none is left behind.
  private func end() {
    kill(process, SIGTERM)
    let grace = Deadline(milliseconds: Self.grace)
    do throws(Git.Failure) {
      _ = try status(before: grace)
    } catch .timedOut {
      kill(process, SIGKILL)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
    } catch {
      // It cannot be waited for: the system has taken it away already.
    }
  }
}
