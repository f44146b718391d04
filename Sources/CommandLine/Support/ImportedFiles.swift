import Diagnostics
import Import
import Vault
import Workspace

/// The files of another program that the paths of a command line lead to. A folder stands for the files in it.
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
    var message: String
  }

  init(_ paths: [String]) throws(Problem) {
    for path in paths {
      if path == FileSet.standardInput {
        try addStandardInput()
      } else if FileSystem.isDirectory(path) {
        try addFolder(path, named: "", depth: 0)
      } else {
        try add(path, named: FileSystem.name(of: path))
      }
    }
    guard !files.isEmpty else {
      throw Problem(message: "there are no files in \(paths.map(ControlCharacters.escaping).joined(separator: ", "))")
    }
  }

  private mutating func addFolder(_ folder: String, named prefix: String, depth: Int) throws(Problem) {
    guard depth <= ImportedFiles.deepest else {
      throw Problem(
        message: "\(ControlCharacters.escaping(folder)): folders are nested too deep here; name the one that has the files"
      )
    }
    let names: [String]
    switch FileSystem.names(in: folder) {
    case .success(let found): names = found
    case .failure(let error): throw Problem(message: error.message(about: folder))
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = FileSystem.path(of: name, in: folder)
      let inside = prefix.isEmpty ? name : prefix + "/" + name
      if FileSystem.isLink(path) {
        links.append(path)
      } else if FileSystem.isDirectory(path) {
        try addFolder(path, named: inside, depth: depth + 1)
      } else if FileSystem.isRegularFile(path) {
        try add(path, named: inside)
      }
    }
  }

  private mutating func add(_ path: String, named name: String) throws(Problem) {
    switch FileSystem.read(path, limit: ImportedFiles.mostBytes - bytes) {
    case .failure(let error): throw Problem(message: error.message(about: path))
    case .success(let found): try add(found, at: path, named: name)
    }
  }

  private mutating func addStandardInput() throws(Problem) {
    switch FileSystem.readStandardInput(limit: ImportedFiles.mostBytes - bytes) {
    case .failure(let error): throw Problem(message: error.message(about: "<stdin>"))
    case .success(let found): try add(found, at: "<stdin>", named: "stdin")
    }
  }

  private mutating func add(_ found: [UInt8], at path: String, named name: String) throws(Problem) {
    let shown = ControlCharacters.escaping(path)
    if found.starts(with: "PK\u{3}\u{4}".utf8) {
      throw Problem(message: "\(shown) is a zip archive; unzip it first, and name the folder")
    }
    if found.starts(with: "SQLite format 3\0".utf8) {
      throw Problem(message: "\(shown) is a database; export it as CSV in that program, and name what it writes")
    }
    bytes += found.count
    files.append(ImportedFile(path: path, name: name, bytes: found))
    guard files.count <= ImportedFiles.mostFiles else {
      throw Problem(message: "there are more than \(ImportedFiles.mostFiles) files; name the ones you mean")
    }
  }
}
