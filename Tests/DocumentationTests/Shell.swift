import Foundation
import TestSupport

/// Runs the commands of a document in a folder of their own, which holds a copy of `Examples`.
struct Shell {
  private let folder: URL
  private let program: URL
  /// The language in which a person is told things, as `TIDEMARK_LANG` has it.
  private let language: String

  struct NoProgram: Error {}

  /// - Throws: `NoProgram` if `tidemark` was not built beside these tests.
  init(language: String = "en") throws {
    self.language = language
    guard let program = BuiltProgram.url else { throw NoProgram() }
    self.program = program
    folder = URL(fileURLWithPath: TemporaryFolder.newPath())
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: ProjectFiles.root.appendingPathComponent("Examples"),
      to: folder.appendingPathComponent("Examples")
    )
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ text: String, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The lines that a command prints, on standard output and standard error in the order in which it does.
  func output(of command: String) throws -> [String] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": program.deletingLastPathComponent().path + ":/usr/bin:/bin", "HOME": folder.path, "TIDEMARK_LANG": language,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
