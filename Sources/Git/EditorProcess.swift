#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs the program in which a person edits files, in the way of git (git-var(1), `GIT_EDITOR`).
public enum EditorProcess {
  /// What makes a line one for the shell instead of the name of a program; the same signs as git's.
  private static let signsOfShell: Set<Character> = Set("|&;<>()$`\\\"' \t\n*?[#~=%")

  /// Starts an editor on this process's terminal and waits until it is closed.
  ///
  /// Ctrl-C is the editor's meanwhile, and does not end this process.
  ///
  /// - Parameters:
  ///   - line: A program of `PATH`, or a line for `sh`, where it holds arguments or any sign of that language. What is to be edited
  ///     comes after it, and is no part of what the shell reads.
  ///   - arguments: What is to be edited.
  /// - Returns: What the editor exited with; for a signal 128 and its number; nil where it could not be started.
  public static func run(_ line: String, _ arguments: [String]) -> Int32? {
    let needsShell = line.contains(where: signsOfShell.contains)
    let words = needsShell ? ["sh", "-c", line + " \"$@\"", line] : [line]
    let interrupts = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, before) in interrupts { signal(number, before) } }
    do throws(Git.Failure) {
      let process = try SpawnRequest(streams: [], restoring: [SIGINT, SIGQUIT]).start(words + arguments, [])
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 {
        guard errno == EINTR else { return 0 }
      }
      return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
    } catch {
      return nil
    }
  }
}
