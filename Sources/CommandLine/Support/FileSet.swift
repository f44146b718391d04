import SourceText
import Vault

/// The files that a command was given, read one after another.
struct FileSet {
  /// A file that was read.
  struct File {
    /// As the user named it, or as a folder named it.
    var path: String
    /// Whether the user named this file and not a folder above it.
    var isExplicit: Bool
    var source: SourceText
    var isStandardInput = false
  }

  static let standardInput = "-"

  private let paths: [String]
  private let standardInputName: String

  init(_ paths: [String], standardInputName: String? = nil) {
    self.paths = paths
    self.standardInputName = standardInputName ?? "<stdin>"
  }

  /// Reads each file and hands it to `body`. What cannot be read is one line on standard error, and the rest goes on.
  ///
  /// - Returns: `couldNotRun` if something could not be read, else `success`.
  func forEach(_ console: Console, _ body: (File) -> Void) -> ExitCode {
    var status = ExitCode.success
    func report(_ path: String, _ error: FileError) {
      console.error.write("tidemark: \(error.message(about: path))\n")
      status = .couldNotRun
    }
    for path in paths {
      if path == Self.standardInput {
        switch FileSystem.readStandardInput() {
        case .success(let bytes):
          body(File(path: standardInputName, isExplicit: true, source: SourceText(bytes), isStandardInput: true))
        case .failure(let error): report(standardInputName, error)
        }
        continue
      }
      let walker = FileWalker(walking: [path])
      for problem in walker.problems { report(problem.path, problem.error) }
      for file in walker.files {
        switch FileSystem.read(file.path) {
        case .success(let bytes): body(File(path: file.path, isExplicit: file.isExplicit, source: SourceText(bytes)))
        case .failure(let error): report(file.path, error)
        }
      }
    }
    return status
  }
}
