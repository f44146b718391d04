/// Finds the Markdown files that a person names on the command line: files as they are, folders with all that lies in them; or those
/// of a vault.
///
/// In a folder these are skipped: names that begin with a dot (so `.git` and `.trash` too), what `.gitignore` names, the
/// templates of a vault (`VaultRoot.templatesFolder`), which are no files of its owner yet, and symbolic links to folders, so
/// that no loop can arise. A symbolic link to a file counts as a file, unless it leads out of the vault that is walked, or out
/// of the folder where that lies in none (`VaultBorder`). Names come in the order of their bytes, and what a folder holds stands
/// in its place; the result does not depend on the file system.
public struct FileWalker: Sendable {
  /// A file that was found.
  public struct File: Sendable, Hashable {
    /// The path as the user named it; for a file in a folder, the folder as the user named it and the rest of the path.
    public var path: String
    /// Whether the user named the file itself, not a folder that it lies in.
    public var isExplicit: Bool

    public init(path: String, isExplicit: Bool) {
      self.path = path
      self.isExplicit = isExplicit
    }
  }

  /// A path that could not be followed.
  public struct Problem: Error, Sendable, Hashable {
    public var path: String
    public var error: FileError

    public init(path: String, error: FileError) {
      self.path = path
      self.error = error
    }
  }

  /// The files, each once, in order. A file that is reached in two ways stands where it was reached first.
  public private(set) var files: [File] = []
  /// For each file the absolute path without symbolic links; of two files they differ.
  public private(set) var places: [String] = []
  /// What could not be read, each once; the rest of the walk went on.
  public private(set) var problems: [Problem] = []
  /// For each path, in the order given, where in `files` those stand that it was the first to lead to.
  public private(set) var partRanges: [Range<Int>] = []

  /// The folders that were named, absolute and without symbolic links.
  private var namedFolders: [String] = []
  /// The folder that no symbolic link may lead out of, for the path that is walked.
  private var border = "/"
  /// How many threads may list folders.
  private let jobs: Int
  /// Whether the files of a vault are wanted, and not all of a folder.
  private let isOfVault: Bool
  /// Whether the folder that was named is that of a vault, and not one without a root.
  private var hasRoot = false
  /// Whether a place may be reached twice.
  private var isIndexed: Bool
  /// Where a file stands in `files`, by its place; nil as long as it is not indexed, or has few.
  private var indexes: [Place: Int]?
  /// Where that lies which could not be read.
  private var problemPlaces: Set<Place> = []

  /// A place by its bytes: file systems tell apart spellings that are one text.
  private struct Place: Hashable {
    var path: String

    static func == (left: Place, right: Place) -> Bool {
      var (left, right) = (left.path, right.path)
      return left.withUTF8 { left in right.withUTF8 { left.count == $0.count && left.elementsEqual($0) } }
    }

    func hash(into hasher: inout Hasher) {
      var path = path
      path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  /// Walks some files and folders, in the order given.
  ///
  /// - Parameter jobs: How many threads may list the folders that lie in one.
  public init(walking paths: [String], jobs: Int = 1) { self.init(walking: paths, isOfVault: false, jobs: jobs) }

  /// Walks the folder of a vault, and passes over the vaults inside it: their files belong to them alone (format, *The root*).
  init(ofVault root: String) { self.init(walking: [root], isOfVault: true, jobs: 1) }

  private init(walking paths: [String], isOfVault: Bool, jobs: Int) {
    self.jobs = jobs
    // In one folder a place is reached twice only through links.
    (self.isOfVault, isIndexed) = (isOfVault, paths.count > 1)
    for path in paths {
      let start = files.count
      switch FileSystem.realPath(path) {
      case .failure where FileSystem.exists(path):
        // A pipe that the shell has opened, as `<(command)`, has a path and no place.
        add(File(path: path, isExplicit: true), at: path)
      case .failure(let error): add(Problem(path: path, error: error), at: Self.place(ofMissing: path))
      case .success(let real) where FileSystem.isDirectory(real):
        namedFolders.append(real)
        border = VaultRoot.find(from: real) ?? real
        walk(path, at: real, GitIgnoreStack(above: real))
      // To open a pipe that nobody writes would wait for ever.
      case .success(let real) where !FileSystem.isRegularFile(real): add(Problem(path: path, error: .isNotRegular), at: real)
      case .success(let real): add(File(path: path, isExplicit: true), at: real)
      }
      partRanges.append(start..<files.count)
    }
  }

  /// Whether a folder, absolute and without symbolic links, was named, so that all files in it were found.
  public func walked(_ folder: String) -> Bool { namedFolders.contains(folder) }

  /// The first folder that was named of those that hold all of some places, which are as those in `places`. It is absolute and without
  /// symbolic links.
  public func walkedFolder(holding places: [String]) -> String? {
    namedFolders.first { folder in places.allSatisfy { VaultRoot.name(of: $0, in: folder) != nil } }
  }

  /// The same walk, of which the places are in a table: for who asks `index(ofPlace:)` again and again.
  package func indexed() -> FileWalker {
    var walker = self
    walker.makeIndex()
    return walker
  }

  /// Where the file with an absolute path without symbolic links stands in `files`.
  public func index(ofPlace place: String) -> Int? {
    let key = Place(path: place)
    return indexes.map { $0[key] } ?? places.firstIndex { Place(path: $0) == key }
  }

  /// Whether the walk has a problem with what lies at a place, as `index(ofPlace:)` takes it.
  func hasProblem(atPlace place: String) -> Bool {
    problemPlaces.contains(Place(path: place))
  }

  /// Whether a name is that of a Markdown file: `.md` or `.markdown` in any case, with something before it.
  public static func isMarkdown(_ name: String) -> Bool {
    isMarkdown(Array(name.utf8))
  }

  /// Whether a walk over a vault passes over a Markdown file in its folder because of its name, or of those of the folders between:
  /// they are hidden, templates of a vault, a vault of their own, or what `.gitignore` names. The file need not be there.
  ///
  /// - Parameters:
  ///   - name: The path from the folder.
  ///   - root: The folder, absolute and without symbolic links.
  ///   - isVault: Whether a folder, given as an absolute path, is that of a vault.
  public static func leavesOut(_ name: String, below root: String, isVault: (String) -> Bool) -> Bool {
    let parts = name.split(separator: "/").map(String.init)
    var (folder, ignores) = (root, GitIgnoreStack(above: root))
    for (index, part) in parts.enumerated() {
      let (bytes, isLast) = (Array(part.utf8), index == parts.count - 1)
      if FileSystem.exists(FileSystem.path(of: ".git", in: folder)) { ignores = GitIgnoreStack(above: folder) }
      ignores.push(FileSystem.path(of: ".gitignore", in: folder))
      if bytes.first == UInt8(ascii: ".") || ignores.ignores(bytes, isDirectory: !isLast) { return true }
      if !isLast, bytes == templatesName, isVault(folder) { return true }
      ignores = ignores.entering(bytes)
      folder = FileSystem.path(of: part, in: folder)
      if !isLast, isVault(folder), isVault(root) { return true }
    }
    return false
  }

  private static let endings = [Array(".md".utf8), Array(".markdown".utf8)]

  private static func isMarkdown(_ name: [UInt8]) -> Bool {
    endings.contains { ending in
      name.count > ending.count
        && zip(name.suffix(ending.count), ending).allSatisfy { byte, letter in
          byte == letter || (byte | 0x20 == letter && byte >= UInt8(ascii: "A"))
        }
    }
  }

  // Names that say something about the folder that holds them.
  private static let repositoryName = Array(".git".utf8)
  private static let patternsName = Array(".gitignore".utf8)
  private static let vaultName = Array(VaultRoot.fileName.utf8)
  private static let templatesName = Array(VaultRoot.templatesFolder.utf8)

  private mutating func add(_ file: File, at place: String) {
    if isIndexed {
      // Before it is asked: links may lead to nothing but files that were found, and add none.
      makeIndex()
      if let index = index(ofPlace: place) {
        if file.isExplicit { files[index].isExplicit = true }
        return
      }
      indexes?[Place(path: place)] = files.count
    }
    files.append(file)
    places.append(place)
  }

  private mutating func makeIndex() {
    guard indexes == nil, places.count > Self.few else { return }
    indexes = Dictionary(places.enumerated().map { (Place(path: $1), $0) }) { first, _ in first }
  }

  /// So many places are looked through one by one: a program that lints one page need not learn what a table of places is.
  private static let few = 16

  /// A path may lead to one place in several ways.
  private mutating func add(_ problem: Problem, at place: String) {
    if problemPlaces.insert(Place(path: place)).inserted { problems.append(problem) }
  }

  /// The place of a name that leads nowhere.
  private static func place(ofMissing path: String) -> String {
    let folder = try? FileSystem.realPath(FileSystem.folder(of: path)).get()
    return folder.map { FileSystem.path(of: FileSystem.name(of: path), in: $0) } ?? path
  }

  /// - Parameters:
  ///   - folder: The path as it is shown.
  ///   - real: The same folder, absolute and without symbolic links.
  ///   - outer: What is ignored by patterns above the folder.
  ///   - listing: What the folder holds, if that is known.
  private mutating func walk(_ folder: String, at real: String, _ outer: GitIgnoreStack, _ listing: Listing? = nil) {
    let entries: [FileSystem.Entry]
    switch listing ?? FileWalker.list(real) {
    case .success(let found): entries = found
    case .failure(let error): return add(Problem(path: folder, error: error), at: real)
    }
    var ignores = outer
    // A repository within another has its own patterns only.
    if entries.contains(where: { $0.name == Self.repositoryName }) { ignores = GitIgnoreStack(above: real) }
    if let patterns = entries.first(where: { $0.name == Self.patternsName }) {
      ignores.push(FileSystem.path(of: patterns.shownName, in: real))
    }
    // Nil where the folder is shown as its real path.
    var realPaths = folder.utf8.elementsEqual(real.utf8) ? nil : FileSystem.FolderPaths(in: real)
    var paths = FileSystem.FolderPaths(in: folder)
    let isVault = entries.contains { $0.kind != .directory && $0.name == Self.vaultName }
    // A link that leads nowhere is no root.
    if isOfVault, isVault, VaultRoot.find(from: real) == real {
      if namedFolders.contains(real) { hasRoot = true } else if hasRoot { return }
    }
    let known = listings(of: entries, inVault: isVault, ignores, at: real)
    for entry in entries where Self.isWalked(entry, inVault: isVault, ignores) {
      visit(entry, &paths, &realPaths, ignores, known[entry.name])
    }
  }

  private typealias Listing = Result<[FileSystem.Entry], FileError>

  private static func list(_ folder: String) -> Listing {
    Result { () throws(FileError) in try FileSystem.entries(of: folder) }
  }

  /// So many folders in one are worth a thread more: to start it takes as long as to list some of them.
  private static let manyFolders = 8

  /// What the folders among some entries hold, by their names, where several threads may list them; else each is listed when it is
  /// walked.
  private func listings(
    of entries: [FileSystem.Entry],
    inVault isVault: Bool,
    _ ignores: GitIgnoreStack,
    at real: String
  ) -> [[UInt8]: Listing] {
    guard jobs > 1 else { return [:] }
    let folders = entries.filter { $0.kind == .directory && Self.isWalked($0, inVault: isVault, ignores) }
    guard folders.count >= Self.manyFolders else { return [:] }
    var paths = FileSystem.FolderPaths(in: real)
    let places = folders.map { paths.path(of: $0) }
    let found = Workers.map(count: places.count, jobs: jobs, portion: 1) { FileWalker.list(places[$0]) }
    return Dictionary(zip(folders.map(\.name), found)) { first, _ in first }
  }

  /// Whether a walk looks at an entry of a folder.
  ///
  /// - Parameter isVault: Whether the folder holds a root.
  private static func isWalked(_ entry: FileSystem.Entry, inVault isVault: Bool, _ ignores: GitIgnoreStack) -> Bool {
    let isDirectory = entry.kind == .directory
    guard entry.name.first != UInt8(ascii: "."), isDirectory || (entry.kind != .other && isMarkdown(entry.name)),
      !(isVault && isDirectory && entry.name == templatesName)
    else { return false }
    return !ignores.ignores(entry.name, isDirectory: isDirectory)
  }

  /// - Parameters:
  ///   - paths: those of the folder as they are shown.
  ///   - realPaths: those of the folder without symbolic links; nil where they are the same.
  ///   - listing: what the entry holds, if that is known.
  private mutating func visit(
    _ entry: FileSystem.Entry,
    _ paths: inout FileSystem.FolderPaths,
    _ realPaths: inout FileSystem.FolderPaths?,
    _ ignores: GitIgnoreStack,
    _ listing: Listing?
  ) {
    let path = paths.path(of: entry)
    let realPath = realPaths?.path(of: entry) ?? path
    if !entry.isText {
      add(Problem(path: path, error: .nameIsNotText), at: realPath)
    } else if entry.kind == .directory {
      walk(path, at: realPath, ignores.entering(entry.name), listing)
    } else if entry.kind == .regular {
      add(File(path: path, isExplicit: false), at: realPath)
    } else {
      follow(path, at: realPath)
    }
  }

  /// Takes a symbolic link that has the name of a Markdown file.
  private mutating func follow(_ path: String, at link: String) {
    switch FileSystem.realPath(link) {
    case .failure(let error): add(Problem(path: path, error: error == .notFound ? .deadLink : error), at: link)
    case .success(let real):
      guard VaultBorder.holds(real, border) else { return }
      // From here on a place may be reached twice.
      isIndexed = true
      if FileSystem.isRegularFile(real) { add(File(path: path, isExplicit: false), at: real) }
    }
  }
}
