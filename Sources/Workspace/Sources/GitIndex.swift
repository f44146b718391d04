import Git

/// What git's index holds: the files as the next commit would have them.
///
/// Paths count from the topmost folder of the repository, and are bytes, as git keeps them.
struct GitIndex: Sendable {
  /// A file, a symbolic link or a submodule.
  struct Entry: Sendable {
    /// `100644`, `100755`, `120000` for a symbolic link, `160000` for a submodule.
    var mode: String
    /// The name of its content.
    var object: String

    var isRegular: Bool { mode.hasPrefix("100") }
    var isSubmodule: Bool { mode == "160000" }
  }

  /// The topmost folder of the repository: absolute, without symbolic links.
  let folder: String
  private(set) var entries: [[UInt8]: Entry] = [:]
  /// The folders that hold entries, the topmost one (the empty path) too.
  private(set) var folders: Set<[UInt8]> = [[]]
  /// What is in conflict, so that the next commit has no content for it yet.
  private(set) var conflicts: Set<[UInt8]> = []
  /// What the next commit adds or changes, in no order.
  private(set) var staged: Set<[UInt8]> = []

  /// Asks git about the repository that the current folder lies in.
  init() throws(GitProblem) {
    folder = try askingGit(at: ".") { () throws(GitRepository.Failure) in try GitRepository(at: ".").topFolder }
    try readEntries()
    // A rename is what it adds, and no other program has a part in it. Before the first commit, everything is added.
    let changes = ["diff", "--cached", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--ignore-submodules=all"]
    let names = try ask(changes + ["--no-relative", "--diff-filter=ACMT"])
    staged = Set(names.split(separator: 0).map(Array.init))
  }

  private mutating func readEntries() throws(GitProblem) {
    for line in try ask(["ls-files", "--stage", "-z"]).split(separator: 0) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let fields = line[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 3 else { continue }
      let path = Array(line[(tab + 1)...])
      guard fields[2] == "0" else {
        conflicts.insert(path)
        continue
      }
      entries[path] = Entry(mode: fields[0], object: fields[1])
      var folder = path[...]
      while let slash = folder.lastIndex(of: UInt8(ascii: "/")) {
        folder = folder[..<slash]
        guard folders.insert(Array(folder)).inserted else { break }
      }
    }
  }

  /// The contents of some objects, by their names. What is larger than the limit, or missing, is left out.
  func contents(of objects: Set<String>, limit: Int) throws(GitProblem) -> [String: [UInt8]] {
    try askingGit(at: folder) { () throws(GitRepository.Failure) in
      try GitRepository(at: folder).objects(objects.sorted(), limit: limit)
    }
  }

  private func ask(_ arguments: [String]) throws(GitProblem) -> [UInt8] {
    try askingGit(at: folder) { () throws(GitRepository.Failure) in try GitRepository(at: folder).bytes(arguments) }
  }
}
