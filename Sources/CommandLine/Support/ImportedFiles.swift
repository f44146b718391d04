import Archives
import Diagnostics
import Import
import Languages
import Vault
import Workspace

/// The files of another program that the paths of a command line lead to. A folder stands for the files in it, and so does a zip archive;
/// of a database the tables are read that some format knows.
struct ImportedFiles {
  /// The most files, and the most bytes of all together.
  static let mostFiles = 20_000
  static let mostBytes = 1 << 28
  /// How deep folders may be nested below one that was named.
  static let deepest = 8

  private(set) var files: [ImportedFile] = []
  /// Symbolic links in the folders. They may lead anywhere, so none is followed.
  private(set) var links: [String] = []
  private var bytes = 0

  /// Why files could not be read: one line for people.
  struct Problem: Error {
    let words: Told
    init(_ words: Told) { self.words = words }
    init(_ message: ImportMessage) { words = Told(message) }
  }

  init(_ paths: [String]) throws(Problem) {
    for path in paths {
      if path == FileSet.standardInput {
        try addStandardInput()
      } else if FileSystem.isDirectory(path) {
        try addFolder(path, named: "", depth: 0)
      } else {
        try add(path, named: FileSystem.name(of: path), inFolder: false)
      }
    }
    guard !files.isEmpty else { throw Problem(.noFiles(in: paths.map(ControlCharacters.escaping))) }
  }

  private mutating func addFolder(_ folder: String, named prefix: String, depth: Int) throws(Problem) {
    guard depth <= ImportedFiles.deepest else { throw Problem(.isTooDeep(ControlCharacters.escaping(folder))) }
    let names: [String]
    switch FileSystem.names(in: folder) {
    case .success(let found): names = found
    case .failure(let error): throw Problem(Told(error.told(about: folder)))
    }
    for name in names.sorted() where !name.hasPrefix(".") || prefix.isEmpty && ImportFormats.hiddenFolders.contains(name) {
      let path = FileSystem.path(of: name, in: folder)
      let inside = prefix.isEmpty ? name : prefix + "/" + name
      if name.hasPrefix(".") {
        try addSettings(path, named: name)
      } else if FileSystem.isLink(path) {
        links.append(path)
      } else if FileSystem.isDirectory(path) {
        try addFolder(path, named: inside, depth: depth + 1)
      } else if FileSystem.isRegularFile(path) {
        try add(path, named: inside, inFolder: true)
      }
    }
  }

  /// Adds the settings in a hidden folder, but not what is in folders below it.
  private mutating func addSettings(_ folder: String, named prefix: String) throws(Problem) {
    guard !FileSystem.isLink(folder), case .success(let names) = FileSystem.names(in: folder) else { return }
    for name in names.sorted() where name.hasSuffix(".json") {
      let path = FileSystem.path(of: name, in: folder)
      if !FileSystem.isLink(path), FileSystem.isRegularFile(path) { try add(path, named: prefix + "/" + name, inFolder: true) }
    }
  }

  private mutating func add(_ path: String, named name: String, inFolder: Bool) throws(Problem) {
    switch FileSystem.read(path, limit: ImportedFiles.mostBytes - bytes) {
    case .failure(let error): throw Problem(Told(error.told(about: path)))
    case .success(let found):
      try inFolder ? append(ImportedFile(path: path, name: name, bytes: found)) : open(found, at: path, named: name)
    }
  }

  private mutating func addStandardInput() throws(Problem) {
    switch FileSystem.readStandardInput(limit: ImportedFiles.mostBytes - bytes) {
    case .failure(let error): throw Problem(Told(error.told(about: "<stdin>")))
    case .success(let found): try open(found, at: "<stdin>", named: "stdin")
    }
  }

  private mutating func append(_ file: ImportedFile) throws(Problem) {
    bytes += file.bytes.count
    files.append(file)
    guard files.count <= ImportedFiles.mostFiles else {
      throw Problem(.tooManyFiles(most: ImportedFiles.mostFiles))
    }
  }

  // MARK: Archives and databases

  /// Adds what was named itself: of an archive its files, of a database its tables. One that was found in a folder is a file like others.
  private mutating func open(_ found: [UInt8], at path: String, named name: String) throws(Problem) {
    guard ZipArchive.begins(found) else { return try append(file(found, at: path, named: name)) }
    let bounds = ArchiveBounds(mostEntries: ImportedFiles.mostFiles, mostBytes: ImportedFiles.mostBytes)
    let archive = try ImportedFiles.reading(path) { () throws(ArchiveProblem) in try ZipArchive(found, bounds: bounds) }
    let visible = archive.entries.filter { !ImportedFiles.isHidden($0.name) }
    let folder = ImportedFiles.commonFolder(visible.map(\.name))
    let settings = archive.entries.filter { ImportedFiles.isSetting($0.name, below: folder) && !$0.isLink }
    let entries = (visible + settings).sorted { $0.name < $1.name }
    for entry in entries {
      let inside = FileSystem.path(of: entry.name, in: path)
      guard !entry.isLink else {
        links.append(inside)
        continue
      }
      let contents = try ImportedFiles.reading(path) { () throws(ArchiveProblem) in try archive.contents(of: entry) }
      let name = String(entry.name.dropFirst(folder.count))
      try append(
        entries.count == 1
          ? file(contents, at: inside, named: name) : ImportedFile(path: inside, name: name, bytes: contents)
      )
    }
  }

  /// A file, with the tables that it has if it is a database.
  private func file(_ found: [UInt8], at path: String, named name: String) throws(Problem) -> ImportedFile {
    guard DatabaseFile.begins(found) else { return ImportedFile(path: path, name: name, bytes: found) }
    let log = path + "-wal"
    if case .success(let size) = FileSystem.size(of: log), size > 0 {
      throw Problem(.hasChangesBeside(ControlCharacters.escaping(path), log: ControlCharacters.escaping(log)))
    }
    let database = try ImportedFiles.reading(path) { () throws(ArchiveProblem) in
      let database = try DatabaseFile(found, bounds: ArchiveBounds(mostBytes: ImportedFiles.mostBytes))
      var tables: [ImportedDatabase.Table] = []
      for name in ImportedDatabase.known {
        guard let table = try database.table(name) else { continue }
        tables.append(ImportedDatabase.Table(name: name, columns: table.columns, rows: table.rows))
      }
      let known = Set(tables.map { $0.name.lowercased() })
      let others = database.tableNames.filter { !known.contains($0.lowercased()) }
      return ImportedDatabase(version: database.version, tables: tables, others: others)
    }
    guard database.tables.count == ImportedDatabase.known.count else {
      throw Problem(.isOtherDatabase(ControlCharacters.escaping(path)))
    }
    return ImportedFile(path: path, name: name, bytes: found, database: database)
  }

  private static func reading<Value>(
    _ path: String,
    _ body: () throws(ArchiveProblem) -> Value
  ) throws(Problem) -> Value {
    do throws(ArchiveProblem) {
      return try body()
    } catch {
      throw Problem(.isBroken(ControlCharacters.escaping(path), error.told))
    }
  }

  /// Whether a path has a part that begins with a point, or is where macOS keeps what is no file of the person's.
  private static func isHidden(_ name: String) -> Bool {
    name.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
  }

  /// Whether a path is that of a file of settings in a hidden folder that some format reads.
  private static func isSetting(_ name: String, below folder: String) -> Bool {
    guard name.hasPrefix(folder), name.hasSuffix(".json") else { return false }
    let parts = name.dropFirst(folder.count).split(separator: "/")
    return parts.count == 2 && ImportFormats.hiddenFolders.contains(String(parts[0]))
  }

  /// The folder that all paths are in, with its slash, as a folder that was zipped whole has it.
  private static func commonFolder(_ names: [String]) -> String {
    guard let first = names.first?.split(separator: "/", omittingEmptySubsequences: false).dropLast().first.map({ $0 + "/" }),
      names.allSatisfy({ $0.hasPrefix(first) })
    else { return "" }
    return first + commonFolder(names.map { String($0.dropFirst(first.count)) })
  }
}
