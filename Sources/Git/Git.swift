/// Runs git as a child process. With `PagerProcess`, the only place of the sources that starts another program.
///
/// No shell has a part in it: an argument reaches git as it is. Git's own variables of the environment are left as they are, so
/// that a command that a hook or a driver starts works in git's place; but git takes no lock that it can do without
/// (`GIT_OPTIONAL_LOCKS=0`), speaks English in bytes (`LC_ALL=C`), and asks no program that a repository names which files changed
/// (`core.fsmonitor`).
public enum Git {
  /// What git came to.
  public struct Output: Sendable, Equatable {
    /// What it exited with; 128 and the signal's number where a signal ended it.
    public let status: Int32
    public let standardOutput: [UInt8]
    public let standardError: [UInt8]
  }

  public enum Failure: Error, Equatable {
    /// There is no program `git` in the folders of `PATH`.
    case missing
    /// Git was not done in time, and was ended.
    case timedOut
    /// The system could not start it or speak with it, by its number for the reason (`errno`).
    case failed(Int32)
  }

  /// Runs git to its end. Input and output may be of any size.
  ///
  /// - Parameters:
  ///   - arguments: What follows `git`.
  ///   - folder: The folder to run in (`git -C`); this process's own for nil.
  ///   - input: What git gets on standard input, followed by its end.
  ///   - timeout: In seconds, at least 1. Past it, git is asked to end (SIGTERM, on which it removes its locks), and then made to.
  /// - Returns: What it printed, and its status, whatever that is: a status other than 0 is no failure of this call.
  public static func run(
    _ arguments: [String],
    in folder: String? = nil,
    input: [UInt8] = [],
    timeout: Int = 60
  ) throws(Failure) -> Output {
    let place = ["-c", "core.fsmonitor=false"] + (folder.map { ["-C", $0] } ?? [])
    var child = try ChildProcess(program: "git", place + arguments, ["GIT_OPTIONAL_LOCKS=0", "LC_ALL=C"])
    return try child.finish(input: input, deadline: Deadline(seconds: max(timeout, 1)))
  }
}
