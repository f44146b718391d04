package import Diagnostics
import Languages
import SourceText
package import Vault

/// The files that are staged for a commit, as `lint --staged` reads them: with the content of git's index.
package struct StagedFiles: FileInput {
  private let staged: StagedSource
  /// The files, in the order of a walk.
  private var files: [(path: String, place: String)] = []
  /// What cannot be read.
  private var problems: [Problem] = []

  /// What cannot be read, with the words for programs and for people.
  private struct Problem {
    let file: UnreadFile
    let told: Told

    init(_ path: String, _ error: FileError) {
      file = UnreadFile(path: path, reason: error.reason)
      told = Told(FileErrorMessage.unread(ControlCharacters.escaping(path), error))
    }

    init(inConflict path: String) {
      file = UnreadFile(path: path, reason: StagedFilesMessage.inConflict.english)
      told = Told(StagedFilesMessage.isInConflict(ControlCharacters.escaping(path)))
    }
  }

  package let walker = FileWalker(walking: [])
  package var source: any TextSource { staged }
  package var filePaths: [String] { files.map(\.path) }

  /// - Parameter paths: what is asked for, files and folders; none for all that is staged.
  package init(_ paths: [String]) throws(GitProblem) {
    let index = try GitIndex()
    guard case .success(let folder) = FileSystem.currentDirectory else {
      throw GitProblem(StagedFilesMessage.folderIsGone, help: .goToFolder)
    }
    var source = StagedSource(index, currentFolder: folder)
    var limits: [[UInt8]] = []
    for path in paths {
      let limit = try StagedFiles.limit(path, source, index)
      if !index.contains(limit), !FileSystem.exists(path) {
        problems.append(Problem(path, .notFound))
      }
      limits.append(limit)
    }
    let chosen = index.staged.union(index.conflicts).sorted(by: RepositoryPath.isBefore).filter { path in
      guard RepositoryPath.isMarkdown(path), !source.isLeftOut(path) else { return false }
      return paths.isEmpty || limits.contains { RepositoryPath.name(of: path, in: $0) != nil }
    }
    for path in chosen {
      let text = String(decoding: path, as: UTF8.self)
      if index.conflicts.contains(path) {
        problems.append(Problem(inConflict: source.shown(text)))
      } else if !text.utf8.elementsEqual(path) {
        problems.append(Problem(source.shown(text), .nameIsNotText))
      } else if index.entries[path]?.isRegular == true {
        files.append((source.shown(text), source.place(of: text)))
      }
    }
    try source.load(files.compactMap { source.path(of: $0.place) })
    staged = source
  }

  /// The path in the repository of what the user named. Symbolic links that the user names are followed.
  private static func limit(
    _ path: String,
    _ source: StagedSource,
    _ index: GitIndex
  ) throws(GitProblem) -> [UInt8] {
    let real = try? FileSystem.realPath(path).get()
    guard let limit = source.path(of: real ?? path) else {
      throw GitProblem(StagedFilesMessage.isOutside(path))
    }
    return limit
  }

  package func forEach<Made: Sendable>(
    _ listener: Listener,
    jobs: Int,
    make: @Sendable (inout FileSet.File) -> Made,
    problem: (UnreadFile) -> Void,
    take: (FileSet.File, Made) -> FileSet.Owner
  ) -> Bool {
    var unread = problems
    for file in unread { listener.say(file.told) }
    Workers.forEachInOrder(
      count: files.count,
      jobs: jobs,
      window: FileSet.mostAhead * jobs
    ) { [files, staged] number -> MadeOfInput<Made> in
      let (path, place) = files[number]
      switch staged.read(place) {
      case .success(let bytes):
        var file = FileSet.File(path: path, isExplicit: false, source: SourceText(bytes), place: place)
        let made = make(&file)
        return .made(file, made)
      case .failure(let error): return .unread(error)
      }
    } consume: { number, result in
      switch result {
      case .made(let file, let made): _ = take(file, made)
      case .unread(let error):
        unread.append(Problem(files[number].path, error))
        listener.say(unread[unread.count - 1].told)
      }
      return listener.hasGone() ? .stop : .goOn
    }
    for file in unread { problem(file.file) }
    return unread.isEmpty
  }
}

extension GitIndex {
  /// Whether a file or a folder is in the index.
  func contains(_ path: [UInt8]) -> Bool {
    entries[path] != nil || folders.contains(path) || conflicts.contains(path)
  }
}

/// What is said of the files that are staged.
enum StagedFilesMessage: Message {
  /// Why a file cannot be read, to stand after its path.
  case inConflict
  case isInConflict(String)
  case folderIsGone
  case goToFolder
  case isOutside(String)
}
