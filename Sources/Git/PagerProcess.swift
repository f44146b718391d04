#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Shows a long text by the program that a person reads such texts with, in the way of git (git(1), `GIT_PAGER`).
public enum PagerProcess {
  /// What makes a line one for the shell instead of a program and its arguments; the same signs as git's.
  private static let signsOfShell: Set<Character> = Set("|&;<>()$`\\\"'*?[#~=%\n\t")
  /// What a shell exits with where it cannot run a program: POSIX, *Exit Status for Commands*.
  private static let statusesOfMissing: ClosedRange<Int32> = 126...127

  /// Hands a text to a pager and waits until it is closed. A pager that is left before the end of the text is no failure.
  ///
  /// Ctrl-C is the pager's meanwhile: it ends neither this process nor, if the pager wants to go on, the pager.
  ///
  /// - Parameters:
  ///   - line: A program of `PATH` with its arguments, or a line for `sh`, where it holds any sign of that language.
  ///   - variables: Variables of its environment, `NAME=VALUE`.
  /// - Returns: Whether there is such a program. Where there is none, nothing has been shown.
  public static func show(_ text: [UInt8], by line: String, _ variables: [String] = []) -> Bool {
    let words = line.contains(where: signsOfShell.contains) ? ["sh", "-c", line] : line.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return false }
    let interrupts = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, before) in interrupts { signal(number, before) } }
    do throws(Git.Failure) {
      var input = try Pipe.open()
      let request = SpawnRequest(streams: [input.reading], restoring: [SIGINT, SIGQUIT])
      let process = try request.start(words, variables)
      input.closeReading()
      write(text, to: &input)
      return !statusesOfMissing.contains(status(of: process))
    } catch {
      return false
    }
  }

  /// Writes all of it, or as much as is read.
  private static func write(_ text: [UInt8], to input: inout Pipe) {
    let signals = HeldSignal(SIGPIPE)
    defer { signals.release() }
    var written = 0
    do throws(Git.Failure) {
      while input.writing >= 0, written < text.count { try input.writeSome(of: text, from: &written) }
    } catch {
      // What cannot be written to it is not shown; the pager has the rest.
    }
    input.closeWriting()
  }

  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return 0 }
    }
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 0
  }
}
