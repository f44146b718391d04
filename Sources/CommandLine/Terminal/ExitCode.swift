/// What a command tells the program that started it. The worst of several is the greatest.
public enum ExitCode: Int32, Sendable, Comparable, CaseIterable {
  /// All is well.
  case success = 0
  /// The command ran, and what it was to look for is there: an error in a file, a file that would change.
  case findings = 1
  /// The command could not run, or not to its end.
  case couldNotRun = 2

  public static func < (left: ExitCode, right: ExitCode) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ExitCode {
  /// What a command comes to that reads files, and finds nothing in them.
  init(isComplete: Bool) {
    self = isComplete ? .success : .couldNotRun
  }
}
