import Diagnostics
import Vault

/// What the commands that begin a file have in common: one that exists is never written over, the folders above are made, and
/// what is refused is one line on standard error.
struct NewFile {
  private let command: String
  private let console: Console
  /// Whether the user said where the file goes.
  private let isNamed: Bool

  init(_ invocation: Invocation, _ console: Console) {
    command = invocation.commandLine
    isNamed = invocation.options["output"]?.isEmpty == false
    self.console = console
  }

  /// Says one line, without a full stop.
  func say(_ message: String) {
    console.error.write("\(command): \(message)\n")
  }

  /// Says why nothing was written.
  func refuse(_ message: String) -> ExitCode {
    say(message)
    return .couldNotRun
  }

  /// Writes the file and says so, or says why not.
  func write(_ text: String, to path: String) -> ExitCode {
    guard !path.isEmpty, path.last != "/", !FileSystem.isDirectory(path) else {
      return refuse("“\(ControlCharacters.escaping(path))” is no name of a file")
    }
    if !isNamed, let problem = RevisionWriter.problem(inMaking: path) { return refuse(problem) }
    if let problem = NewFile.create(path, Array(text.utf8)) { return refuse(problem) }
    console.output.write("\(ControlCharacters.escaping(path)): created\n")
    return .success
  }

  /// Makes a file and the folders above it.
  ///
  /// - Returns: why it could not be made; nil where it was.
  static func create(_ path: String, _ bytes: [UInt8]) -> String? {
    // Asked first, so that no folder is made for a file that is not written.
    if FileSystem.exists(path) { return FileError.alreadyExists.message(about: path) }
    if case .failure(let error) = FileSystem.createFolders(above: path) { return error.message(aboutWriting: path) }
    guard case .failure(let error) = FileSystem.writeNew(path, bytes) else { return nil }
    return error == .alreadyExists ? error.message(about: path) : error.message(aboutWriting: path)
  }

  /// The words of a title on one line, without spaces round them.
  static func words(of title: String) -> String {
    title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
