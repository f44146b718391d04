package import Diagnostics
import SourceText
package import Vault

/// The files that are staged for a commit, as `lint --staged` reads them: with the content of git's index.
package struct StagedFiles: FileInput {
  private let staged: StagedSource
  /// The files, in the order of a walk.
  private var files: [(path: String, place: String)] = []
  /// What cannot be read, with the words for it.
  private var problems: [UnreadFile] = []

  package let walker = FileWalker(walking: [])
  package var source: any TextSource { staged }
  package var filePaths: [String] { files.map(\.path) }

  /// - Parameter paths: what is asked for, files and folders; none for all that is staged.
  package init(_ paths: [String]) throws(GitProblem) {
    let index = try GitIndex()
    guard case .success(let folder) = FileSystem.currentDirectory else {
      throw GitProblem(GitProblemMessage.folderIsGone, help: .goElsewhere)
    }
    var source = StagedSource(index, currentFolder: folder)
    var limits: [[UInt8]] = []
    for path in paths {
      let limit = try StagedFiles.limit(path, source, index)
      if !index.contains(limit), !FileSystem.exists(path) {
        problems.append(UnreadFile(path: path, reason: FileError.notFound.reason))
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
        problems.append(UnreadFile(path: source.shown(text), reason: StagedFiles.inConflict))
      } else if !text.utf8.elementsEqual(path) {
        problems.append(UnreadFile(path: source.shown(text), reason: FileError.nameIsNotText.reason))
      } else if index.entries[path]?.isRegular == true {
        files.append((source.shown(text), source.place(of: text)))
      }
    }
    try source.load(files.compactMap { source.path(of: $0.place) })
    staged = source
  }

  private static let inConflict = "in conflict; settle it and “git add” the file"

  /// The path in the repository of what the user named. Symbolic links that the user names are followed.
  private static func limit(
    _ path: String,
    _ source: StagedSource,
    _ index: GitIndex
  ) throws(GitProblem) -> [UInt8] {
    let real = try? FileSystem.realPath(path).get()
    guard let limit = source.path(of: real ?? path) else {
      throw GitProblem(GitProblemMessage.isOutside(path))
    }
    return limit
  }

  package func forEach<Made: Sendable>(
    _ listener: Listener,
    jobs: Int,
    make: @Sendable (FileSet.File) -> Made,
    problem: (UnreadFile) -> Void,
    take: (FileSet.File, Made) -> FileSet.Owner
  ) -> Bool {
    var unread = problems
    for file in unread { say(file, listener) }
    Workers.forEachInOrder(count: files.count, jobs: jobs, window: 16 * jobs) { [files, staged] number in
      let (path, place) = files[number]
      let read = staged.read(place).map { bytes in
        FileSet.File(path: path, isExplicit: false, source: SourceText(bytes), place: place)
      }
      return (read, (try? read.get()).map(make))
    } consume: { number, result in
      switch result {
      case (.success(let file), .some(let made)): _ = take(file, made)
      case (.failure(let error), _):
        unread.append(UnreadFile(path: files[number].path, reason: error.reason))
        say(unread[unread.count - 1], listener)
      default: break
      }
      return listener.hasGone() ? .stop : .goOn
    }
    unread.forEach(problem)
    return unread.isEmpty
  }

  private func say(_ file: UnreadFile, _ listener: Listener) {
    listener.say("\(ControlCharacters.escaping(file.path)): \(file.reason)")
  }
}

extension GitIndex {
  /// Whether a file or a folder is in the index.
  func contains(_ path: [UInt8]) -> Bool {
    entries[path] != nil || folders.contains(path) || conflicts.contains(path)
  }
}
