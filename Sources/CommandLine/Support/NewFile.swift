import Chronology
import Diagnostics
import Languages
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
      console.error.write("tidemark: \(NoVault.lines(at: folder, in: console.language))")
      return nil
    }
    command = invocation.commandLine
    let output = invocation.options["output"]?.last
    isNamed = output?.isEmpty == false
    today = invocation.today(at: output ?? vault ?? ".")
    self.console = console
  }

  /// Says one line, without a full stop.
  func say(_ message: Told) {
    console.error.write("\(command): \(message.text(in: console.language))\n")
  }

  /// Says why nothing was written.
  func refuse(_ problem: Told) -> ExitCode {
    say(problem)
    return .couldNotRun
  }

  /// Says why nothing was written.
  func refuse(_ problem: some Message) -> ExitCode { refuse(Told(problem)) }

  /// Writes the file and says so, or says why not.
  ///
  /// - Parameter next: the command that comes next, as its arguments without the name of the program, and what it does. It is told of a
  ///   file that goes to its place in a vault.
  func write(_ text: String, to path: String, next: (command: [String], does: NextDeed)? = nil) -> ExitCode {
    guard !path.isEmpty, path.last != "/", !FileSystem.isDirectory(path) else {
      return refuse(NewFileMessage.isNoName(ControlCharacters.escaping(path)))
    }
    if !isNamed, let problem = RevisionWriter.problem(inMaking: path) { return refuse(problem) }
    if let problem = NewFile.create(path, Array(text.utf8), console) { return refuse(problem) }
    let language = console.language
    console.write(messages: language.say(NewFileMessage.created(ControlCharacters.escaping(path))) + "\n")
    if let next, !isNamed {
      let line = ShellWord.line(["tidemark"] + next.command)
      let label = language.say(ReportMessage.next) + language.colon
      console.write(messages: "  \(label) \(ControlCharacters.escaping(line))  \(language.say(next.does))\n")
    }
    return .success
  }

  /// Makes a file and the folders above it.
  ///
  /// - Returns: why it could not be made; nil where it was.
  static func create(_ path: String, _ bytes: [UInt8], _ console: Console) -> Told? {
    create([(path, bytes)], console)
  }

  /// Makes files and the folders above them, all or none.
  ///
  /// - Returns: why they could not be made; nil where they were.
  static func create(_ files: [(path: String, bytes: [UInt8])], _ console: Console) -> Told? {
    let changes = files.map { FileChange(path: $0.path, before: nil, after: $0.bytes) }
    guard case .failure(let failure) = FileSystem.commit(changes, makingFolders: true) else {
      console.written.add(changes)
      return nil
    }
    return failure.error == .alreadyExists ? Told(failure.error.told(about: failure.path)) : Told(failure.told)
  }
}

/// What the command that comes next does.
enum NextDeed: Message, CaseIterable {
  case addsTask, doesHabits, addsActivity
}

/// What is told of a file that is begun, or of why none is.
enum NewFileMessage: Message {
  /// `pages/health.md: created`
  case created(String)
  case isNoName(String)
  case nothingWritten
  case noTitle
  case noCategory
  /// A habit of no words.
  case noHabit
  case noActivity
  case nameTitle
  case copyAndTemplate
  /// That the template does not use the title that was given.
  case templateHasNoTitle
  case isNotInVault(String)
  case optionsAreForPages
  /// What begins a ritual of which no habit was named.
  case onlyHabit(String)
  case onlyActivity(String)
  case presetHasTitle
  /// A block of the routine that is not in a new day, as it is written.
  case leftOut(String)
}

/// What a new file says where a person named nothing.
enum NewFileWords: Message {
  /// The titles of such files.
  case life, activities
  /// The first activity, and what stands for other words in the command that changes it.
  case walk, yourWords
}
