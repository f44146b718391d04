import Foundation
import Git
import TestSupport

/// A folder in which real git works on repositories, with the merge driver or without it.
final class GitScene {
  enum Driver: String, CaseIterable {
    /// Git merges by lines.
    case none
    case working
    /// The program that is configured is not there.
    case missing
    /// The program is ended before it writes anything.
    case killedFirst
    /// The program is ended while it has written a part.
    case killedLate
  }

  struct Output {
    var status: Int32
    var text: String
  }

  let folder: TemporaryFolder
  private let driver: Driver

  init(_ driver: Driver = .working) throws {
    folder = try TemporaryFolder()
    self.driver = driver
    try folder.write("killed-first", "#!/bin/sh\nkill -9 $$\n")
    try folder.write("killed-late", "#!/bin/sh\nprintf 'half a li' > \"$3\"\nkill -9 $$\n")
    for name in ["killed-first", "killed-late"] { try folder.setMode(name, 0o755) }
  }

  /// A new repository with some files in its first commit, on the branch `main`.
  func begin(_ files: [String: String], in name: String = "a") throws {
    try git("init", "--quiet", "--initial-branch=main", name, in: "")
    try write(files, in: name)
    try configure(name)
    try commit("base", in: name)
  }

  func clone(_ source: String, to name: String) throws {
    try git("clone", "--quiet", source, name, in: "")
    try configure(name)
  }

  func write(_ files: [String: String], in name: String = "a") throws {
    for (path, text) in files { try folder.write(name + "/" + path, text) }
  }

  func commit(_ message: String, in name: String = "a") throws {
    try git("add", "--all", in: name)
    try git("commit", "--quiet", "--message", message, in: name)
  }

  private func configure(_ name: String) throws {
    let program: String
    switch driver {
    case .none: return
    case .working: program = GitScene.program
    case .missing: program = folder("nowhere")
    case .killedFirst: program = folder("killed-first")
    case .killedLate: program = folder("killed-late")
    }
    try git("config", "merge.tidemark.driver", MergeDriver.command(program: program), in: name)
    try git("config", "merge.tidemark.name", "Tidemark", in: name)
    if try !folder.names(in: name).contains(".gitattributes") {
      try folder.write(name + "/.gitattributes", "*.md merge=tidemark\n")
    }
  }

  /// The program that is built with the tests.
  static var program: String { BuiltProgram.url?.path ?? "tidemark" }

  struct Failure: Error {
    var command: String
    var output: String
  }

  /// Runs git, which must come to a good end.
  @discardableResult
  func git(_ arguments: String..., in name: String = "a") throws -> String {
    let output = try run("git", arguments, in: name)
    guard output.status == 0 else {
      throw Failure(command: (["git"] + arguments).joined(separator: " "), output: output.text)
    }
    return output.text
  }

  /// Runs a program in a folder, with an environment that knows nothing of this machine.
  func run(_ program: String, _ arguments: [String], in name: String = "a") throws -> Output {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.hasPrefix("/") ? program : "/usr/bin/env")
    process.arguments = program.hasPrefix("/") ? arguments : [program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder(name))
    process.environment = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "Jo", "GIT_AUTHOR_EMAIL": "jo@example.org", "GIT_COMMITTER_NAME": "Jo",
      "GIT_COMMITTER_EMAIL": "jo@example.org", "GIT_EDITOR": "true", "LC_ALL": "C",
    ]
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Output(status: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
  }

  func text(_ path: String, in name: String = "a") throws -> String { try folder.text(name + "/" + path) }

  /// The paths that are left with a conflict.
  func unmerged(in name: String = "a") throws -> [String] {
    try git("diff", "--name-only", "--diff-filter=U", in: name).split(separator: "\n").map(String.init)
  }
}
