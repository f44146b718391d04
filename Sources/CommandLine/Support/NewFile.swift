import Chronology
import Diagnostics
import Vault
import Views
import Workspace

/// What the commands that begin a file have in common: one that exists is never overwritten, the folders above are made, and
/// what is refused is one line on standard error.
struct NewFile {
  private let command: String
  private let console: Console
  /// Whether the user said where the file goes.
  private let isNamed: Bool
  /// The day that counts as today where the file goes.
  let today: CivilDate
  /// The folder of the vault that is meant, as a path from here; nil where that is none.
  let vault: String?

  /// Says so, and is nil, where `--vault` names a folder that is in no vault.
  init?(_ invocation: Invocation, _ console: Console) {
    vault = PagePath.vault(invocation)
    if vault == nil, let folder = invocation[SharedOptions.vault] {
      console.error.write("tidemark: \(NoVault.message(at: folder))")
      return nil
    }
    command = invocation.commandLine
    let output = invocation.options["output"]?.last
    isNamed = output?.isEmpty == false
    today = invocation.today(at: output ?? vault ?? ".")
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
  ///
  /// - Parameter next: the command that comes next, as its arguments without the name of the program, and what it does. It is told of a
  ///   file that goes to its place in a vault.
  func write(_ text: String, to path: String, next: (command: [String], does: String)? = nil) -> ExitCode {
    guard !path.isEmpty, path.last != "/", !FileSystem.isDirectory(path) else {
      return refuse("“\(ControlCharacters.escaping(path))” cannot be the name of a file")
    }
    if !isNamed, let problem = RevisionWriter.problem(inMaking: path) { return refuse(problem.text(in: console.language)) }
    if let problem = NewFile.create(path, Array(text.utf8), console) { return refuse(problem) }
    console.write(messages: "\(ControlCharacters.escaping(path)): created\n")
    if let next, !isNamed {
      let line = ShellWord.line(["tidemark"] + next.command)
      console.write(messages: "  next: \(ControlCharacters.escaping(line))  \(next.does)\n")
    }
    return .success
  }

  /// Makes a file and the folders above it.
  ///
  /// - Returns: why it could not be made; nil where it was.
  static func create(_ path: String, _ bytes: [UInt8], _ console: Console) -> String? {
    create([(path, bytes)], console)
  }

  /// Makes files and the folders above them, all or none.
  ///
  /// - Returns: why they could not be made; nil where they were.
  static func create(_ files: [(path: String, bytes: [UInt8])], _ console: Console) -> String? {
    let changes = files.map { FileChange(path: $0.path, before: nil, after: $0.bytes) }
    guard case .failure(let failure) = FileSystem.commit(changes, makingFolders: true) else {
      console.written.add(changes)
      return nil
    }
    return failure.error == .alreadyExists ? failure.error.message(about: failure.path) : failure.message
  }
}
