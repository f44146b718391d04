import Changes
import Diagnostics
import Git
import Languages
import Outline
import SourceText
import Vault
import Views
import Workspace

/// `tidemark diff`
enum DiffCommand {
  private static let old = Operand.one("OLD", DiffHelp.old)
  private static let new = Operand.one("NEW", DiffHelp.new)

  static let command = Command(
    "diff",
    DiffHelp.summary,
    discussion: DiffHelp.discussion,
    operands: [old, new],
    options: [SharedOptions.plain, SharedOptions.json, SharedOptions.jobs],
    examples: [
      Example("tidemark diff old/health.md pages/health.md", DiffHelp.twoFiles),
      Example("tidemark diff HEAD:./tidemark.md tidemark.md", DiffHelp.lastCommit),
      Example("tidemark diff HEAD~7 HEAD", DiffHelp.twoRevisions),
    ],
    exitCodes: [
      ExitCodeNote(.success, DiffHelp.success),
      ExitCodeNote(.findings, DiffHelp.findings),
      ExitCodeNote(.couldNotRun, DiffHelp.couldNotRun),
    ]
  ) { invocation, console in
    do throws(GitProblem) {
      let comparison = DiffComparison(old: invocation[old], new: invocation[new], jobs: invocation.jobs)
      var unread: [FileWalker.Problem] = []
      let files = try comparison.files(&unread)
      for problem in unread {
        console.error.write("tidemark: \(console.language.say(problem.error.told(about: problem.path)))\n")
      }
      let notes = files.isEmpty ? comparison.notes : []
      for note in notes { console.error.write("tidemark: \(console.language.say(note.words))\n") }
      console.show(DifferencesView(files), invocation)
      // Of notes nothing can be told but whether they are the same.
      let isSame = files.isEmpty && Set(notes.map(\.bytes)).count < 2
      return unread.isEmpty ? isSame ? .success : .findings : .couldNotRun
    } catch {
      return console.refuse(invocation, error)
    }
  }
}

/// What is compared with what.
private struct DiffComparison {
  let old: String
  let new: String
  let jobs: Int

  private let repository = GitRepository(at: ".")

  init(old: String, new: String, jobs: Int) {
    self.old = old
    self.new = new
    self.jobs = jobs
  }

  /// - Parameter unread: takes what could not be read of two folders; what has the same path in the other is passed over.
  func files(_ unread: inout [FileWalker.Problem]) throws(GitProblem) -> [FileDifference] {
    switch (FileSystem.isDirectory(old), FileSystem.isDirectory(new)) {
    case (true, true): return folders(&unread)
    case (true, false), (false, true):
      if FileSystem.exists(old), FileSystem.exists(new) {
        throw GitProblem(DiffMessage.folderAndFile, help: .nameTwo)
      }
    case (false, false): break
    }
    if !FileSystem.exists(old), !FileSystem.exists(new), try isCommit(old), try isCommit(new) {
      return try askingGit(at: ".") { () throws(GitRepository.Failure) in
        try ChangeHistory(at: ".", jobs: jobs, limit: FileSet.limit).files(from: old, to: new)
      }
    }
    let pair = FilePair(old: try version(old), at: new, new: try version(new), at: new)
    return FileDifference.all([pair])
  }

  /// The files that were named and are somebody's notes, with what is said of them.
  var notes: [(words: LeftAloneMessage, bytes: [UInt8])] {
    [old, new].compactMap { path in
      guard FileSystem.isRegularFile(path), case .success(let bytes) = FileSystem.read(path, limit: FileSet.limit) else {
        return nil
      }
      let document = Document(reading: SourceText(bytes), kindByFolder: VaultHomes().kindByFolder(ofPath: path))
      return document.kind == nil ? (LeftAlone.told(of: path, document), bytes) : nil
    }
  }

  // MARK: Folders

  private func folders(_ unread: inout [FileWalker.Problem]) -> [FileDifference] {
    let before = versions(in: old, &unread)
    let after = versions(in: new, &unread)
    let passedOver = unread.map(\.path)
    // What cannot be read on one side has not gone from it.
    let names = Set(before.keys).union(after.keys).filter { name in
      ![old, new].map { FileSystem.path(of: name, in: $0) }.contains { path in
        passedOver.contains { path == $0 || path.hasPrefix(FileSystem.path(of: "", in: $0)) }
      }
    }
    let pairs = names.sorted().map { name in
      FilePair(old: before[name], at: before[name] == nil ? nil : name, new: after[name], at: after[name] == nil ? nil : name)
    }
    return FileDifference.all(pairs)
  }

  /// The files of a folder, by their paths told from it.
  private func versions(in folder: String, _ unread: inout [FileWalker.Problem]) -> [String: FileVersion] {
    let walker = FileWalker(walking: [folder])
    unread += walker.problems
    let prefix = FileSystem.path(of: "", in: folder)
    var versions: [String: FileVersion] = [:]
    let homes = VaultHomes(of: walker.files.map(\.path))
    for path in walker.files.map(\.path) {
      let name = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
      switch FileSystem.read(path, limit: FileSet.limit) {
      case .success(let bytes): versions[name] = FileVersion(bytes, path: path, kindByFolder: homes.kindByFolder(ofPath: path))
      case .failure(let error): unread.append(FileWalker.Problem(path: path, error: error))
      }
    }
    return versions
  }

  // MARK: Files

  private func version(_ name: String) throws(GitProblem) -> FileVersion {
    if FileSystem.exists(name) { return try file(name) }
    let isPath = name.contains(":")
    if isPath {
      let objects = try askingGit(at: ".") { () throws(GitRepository.Failure) in try repository.objects([name]) }
      if let bytes = objects[name] { return FileVersion(bytes, path: name) }
    }
    throw GitProblem(
      DiffMessage.isNoFile(name),
      help: isPath ? .writeRevision : .nameTwoOfAny
    )
  }

  private func file(_ path: String) throws(GitProblem) -> FileVersion {
    switch FileSystem.read(path, limit: FileSet.limit) {
    case .success(let bytes): return FileVersion(bytes, path: path, kindByFolder: VaultHomes().kindByFolder(ofPath: path))
    case .failure(let error): throw GitProblem(error.told(about: path))
    }
  }

  private func isCommit(_ name: String) throws(GitProblem) -> Bool {
    do throws(GitRepository.Failure) {
      return try repository.isCommit(name)
    } catch {
      // Without git the names are those of files that are missing.
      return false
    }
  }
}

/// Why nothing is compared.
enum DiffMessage: Message {
  case folderAndFile
  case nameTwo
  case isNoFile(String)
  case writeRevision
  case nameTwoOfAny
}

/// What the help of `diff` says.
enum DiffHelp: Message {
  case old, new, summary, discussion, twoFiles, lastCommit, twoRevisions, success, findings
  case couldNotRun
}
