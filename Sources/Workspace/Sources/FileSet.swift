package import Diagnostics
import Languages
import Markdown
package import Outline
package import SourceText
package import Vault

/// The files that a command was given, read one after another, each once.
package struct FileSet {
  /// A file that was read.
  package struct File {
    /// As the user named it, or as a folder named it.
    package var path: String
    /// Whether the user named this file and not a folder above it.
    var isExplicit: Bool
    package var source: SourceText
    package var isStandardInput = false
    /// Whether the path says where the file lies. That of standard input does so only where the user gave it.
    var hasPlace = true
    /// Which of the paths led to it.
    package var pathIndex = 0
    /// The path without symbolic links; nil for standard input.
    package var place: String?

    private static let noText = SourceText([])

    /// Lets go of the text. Who needs it no more does that on the thread that read it, whose next file has room there; what another
    /// thread gives back is locked for it first.
    package mutating func forgetText() { source = File.noText }
  }

  /// Whose a file is.
  package enum Owner {
    case tidemark
    /// Its front matter has no known kind. Without the document where none was made of it.
    case somebody(Document?)
    /// The command did not need to know.
    case unknown
  }

  package static let standardInput = "-"

  /// The most bytes of a file that are read. It leaves room above the bound of the Markdown reader, so that the rule about that
  /// bound can speak of the file.
  package static let limit = 4 * MarkdownBounds.standard.fileSize

  /// So many files of each thread may wait for one that takes long: enough for a thread to begin several at a time.
  static let mostAhead = 4 * Workers.standardPortion

  /// How much of a larger file is read, to see whose it is.
  fileprivate static let startLimit = 1 << 16

  private let paths: [String]
  private let standardInputName: String?
  private let acceptsFolders: Bool
  /// What the paths lead to, standard input apart.
  package let walker: FileWalker

  /// - Parameters:
  ///   - standardInputName: The path that standard input is to be taken for.
  ///   - acceptsFolders: Whether a folder stands for the files in it; else it is an error.
  ///   - jobs: How many threads may list folders.
  package init(_ paths: [String], standardInputName: String? = nil, acceptsFolders: Bool = true, jobs: Int = 1) {
    self.paths = paths
    self.standardInputName = standardInputName
    self.acceptsFolders = acceptsFolders
    let named = paths.filter { $0 != Self.standardInput }
    walker = FileWalker(walking: acceptsFolders ? named : named.filter { !FileSystem.isDirectory($0) }, jobs: jobs)
  }

  /// Reads each file and hands it to `body`, which says whose it is.
  package func forEach(_ listener: Listener, _ body: (File) -> Owner) -> Bool {
    forEach(listener, jobs: 1, make: { _ in () }, take: { file, _ in body(file) })
  }

  /// Reads each file, makes something of it on one of several threads, and hands both over in the order of the files to `take`,
  /// which says whose the file is.
  ///
  /// What cannot be read is one line for the listener, and the rest goes on. So is a file that was named and is somebody's own,
  /// and folders in which nothing is Tidemark's. When nobody reads the output any more, nothing further is read.
  ///
  /// - Parameters:
  ///   - jobs: How many threads may work.
  ///   - make: Makes something of a file. It may let go of the text of one whose owner is known.
  ///   - problem: Takes what could not be read, when all is read and said.
  /// - Returns: whether all could be read.
  package func forEach<Made: Sendable>(
    _ listener: Listener,
    jobs: Int,
    make: @Sendable (inout File) -> Made,
    problem: (UnreadFile) -> Void = { _ in },
    take: (File, Made) -> Owner
  ) -> Bool {
    var run = FileSetRun(listener: listener, paths: walker.files.map(\.path))
    defer { run.problems.forEach(problem) }
    let folders = paths.filter { $0 != Self.standardInput && FileSystem.isDirectory($0) }
    if !acceptsFolders, let folder = folders.first {
      run.report(folder, .isDirectory)
      return run.problems.isEmpty
    }
    for problem in walker.problems { run.report(problem.path, problem.error) }
    let inputs = self.inputs
    Workers.forEachInOrder(
      count: inputs.count,
      jobs: jobs,
      window: FileSet.mostAhead * jobs
    ) { index -> MadeOfInput<Made> in
      switch FileSetRun.read(inputs[index]) {
      case .success(var file):
        let made = make(&file)
        return .made(file, made)
      case .failure(let error): return .unread(error)
      }
    } consume: { index, result in
      switch result {
      case .made(let file, let made): run.take(file) { take($0, made) }
      case .unread(let error): run.report(error, inputs[index])
      }
      return listener.hasGone() ? .stop : .goOn
    }
    run.sayIfNothingWasFound(in: folders)
    return run.problems.isEmpty
  }

  /// What is to be read, each once, in the order of the paths.
  private var inputs: [Input] {
    var inputs: [Input] = []
    var parts = walker.partRanges.makeIterator()
    var hasInput = false
    for (index, path) in paths.enumerated() {
      if path != Self.standardInput {
        for number in parts.next() ?? 0..<0 {
          inputs.append(.file(walker.files[number], place: walker.places[number], pathIndex: index))
        }
      } else if !hasInput {
        hasInput = true
        inputs.append(.standardInput(name: standardInputName, pathIndex: index))
      }
    }
    return inputs
  }

  fileprivate enum Input: Sendable {
    case file(FileWalker.File, place: String, pathIndex: Int)
    case standardInput(name: String?, pathIndex: Int)
  }
}

/// What became of one file that was to be read.
enum MadeOfInput<Made: Sendable>: Sendable {
  case made(FileSet.File, Made)
  case unread(FileError)
}

/// One pass over the files of a set.
private struct FileSetRun {
  let listener: Listener
  private let paths: [String]
  private(set) var problems: [UnreadFile] = []
  /// Looked at when somebody does not know whose a file is.
  private lazy var homes = VaultHomes(of: paths)
  private var hasFound = false
  private var hasSpoken = false

  init(listener: Listener, paths: [String]) {
    self.listener = listener
    self.paths = paths
  }

  /// Reads one input.
  static func read(_ input: FileSet.Input) -> Result<FileSet.File, FileError> {
    switch input {
    case .file(let file, let place, let pathIndex):
      FileSystem.read(file.path, limit: FileSet.limit).map { bytes in
        FileSet.File(
          path: file.path,
          isExplicit: file.isExplicit,
          source: SourceText(bytes),
          pathIndex: pathIndex,
          place: place
        )
      }
    case .standardInput(let name, let pathIndex):
      FileSystem.readStandardInput(limit: FileSet.limit).map { bytes in
        FileSet.File(
          path: name ?? FileSetRun.standardInputPath,
          isExplicit: true,
          source: SourceText(bytes),
          isStandardInput: true,
          hasPlace: name != nil,
          pathIndex: pathIndex
        )
      }
    }
  }

  private static let standardInputPath = "<stdin>"

  /// Says that an input could not be read. A file that is too large may be somebody's own, and none of Tidemark's business.
  mutating func report(_ error: FileError, _ input: FileSet.Input) {
    switch input {
    case .standardInput(let name, _): report(name ?? FileSetRun.standardInputPath, error)
    case .file(let file, _, _):
      if case .tooLarge = error, let document = start(of: file.path), document.kind == nil {
        if file.isExplicit { say(LeftAlone.told(of: file.path, document)) }
      } else {
        report(file.path, error)
      }
    }
  }

  mutating func take(_ file: FileSet.File, _ body: (FileSet.File) -> FileSet.Owner) {
    var owner = body(file)
    if case .unknown = owner, file.isExplicit || !hasFound {
      let document = homes.document(of: file)
      owner = document.kind == nil ? .somebody(document) : .tidemark
    }
    switch owner {
    case .tidemark: hasFound = true
    case .somebody(let known) where file.isExplicit || WideText.saysKind(file.source.bytes):
      let document = known ?? homes.document(of: file)
      say(LeftAlone.told(of: file.path, document))
    case .somebody, .unknown: break
    }
  }

  /// The beginning of a file that is too large to be read, with its front matter; nil where it cannot be read either.
  private mutating func start(of path: String) -> Document? {
    guard case .success(let bytes) = FileSystem.readStart(of: path, limit: FileSet.startLimit) else { return nil }
    return Document(reading: SourceText(bytes), kindByFolder: homes.kindByFolder(ofPath: path))
  }

  func sayIfNothingWasFound(in folders: [String]) {
    guard !hasFound, !hasSpoken, !folders.isEmpty else { return }
    listener.say(Told(FileSetMessage.nothingToDo(in: folders.map(ControlCharacters.escaping))))
  }

  mutating func report(_ path: String, _ error: FileError) {
    say(error.told(about: path))
    problems.append(UnreadFile(path: path, reason: error.reason))
  }

  private mutating func say(_ message: some Message) {
    listener.say(Told(message))
    hasSpoken = true
  }
}

/// What is said of the files that a command was given.
enum FileSetMessage: Message {
  /// Folders in which no file is Tidemark's, as they are shown.
  case nothingToDo(in: [String])
}
