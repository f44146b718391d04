/// Git as it is asked from within a folder.
public struct GitRepository: Sendable {
  public enum Failure: Error, Equatable {
    /// Git could not be run to its end.
    case notRun(Git.Failure)
    /// Git ran and refused; its words, without a newline at the end.
    case refused(String)
  }

  /// Where git is run. Relative paths that it gets and gives start here.
  public let folder: String

  public init(at folder: String) {
    self.folder = folder
  }

  /// What git prints.
  ///
  /// - Parameter accepted: The statuses that are no refusal.
  public func bytes(_ arguments: [String], input: [UInt8] = [], accepting accepted: Set<Int32> = [0]) throws(Failure) -> [UInt8]
  {
    try output(arguments, input: input, accepting: accepted).standardOutput
  }

  /// What git prints, as a text without a newline at the end.
  public func text(_ arguments: [String]) throws(Failure) -> String {
    GitRepository.text(try bytes(arguments))
  }

  /// What git prints and exits with.
  public func output(
    _ arguments: [String],
    input: [UInt8] = [],
    accepting accepted: Set<Int32> = [0]
  ) throws(Failure) -> Git.Output {
    let output: Git.Output
    do throws(Git.Failure) {
      // A history may be long, and a disk slow.
      output = try Git.run(arguments, in: folder, input: input, timeout: 600)
    } catch {
      throw .notRun(error)
    }
    guard accepted.contains(output.status) else {
      let words = GitRepository.text(output.standardError)
      throw .refused(words.isEmpty ? "git \(arguments.first ?? "") exited with \(output.status)" : words)
    }
    return output
  }

  /// The absolute path of the folder that holds the work tree.
  public var topFolder: String {
    get throws(Failure) { try text(["rev-parse", "--show-toplevel"]) }
  }

  static func text(_ bytes: [UInt8]) -> String {
    var bytes = bytes[...]
    while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
