import Foundation
import TestSupport

/// What the built program came to, run as a process of its own in a folder.
struct ProgramRun {
  /// The exit status, or the signal that ended the process, below zero.
  var status: Int32
  var output: [UInt8]
  var error: String

  var text: String { String(decoding: output, as: UTF8.self) }

  struct NoProgram: Error {}

  /// - Parameters:
  ///   - shell: A line for `/bin/sh`, in which `tidemark` is the program.
  ///   - environment: Variables besides `PATH`.
  init(_ shell: String, in folder: TemporaryFolder, environment: [String: String] = [:]) throws {
    let scratch = try TemporaryFolder()
    try scratch.write("output")
    try scratch.write("error")
    let process = try Self.process(["-c", shell], of: "/bin/sh", in: folder, environment)
    // Files take any amount, where a pipe that nobody empties would stop the program.
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch("output")))
    let error = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch("error")))
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    try process.run()
    process.waitUntilExit()
    self.status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    self.output = try scratch.bytes("output")
    self.error = try scratch.text("error")
  }

  /// A process that has not been started; without a shell around it, it can be sent signals.
  static func process(
    _ arguments: [String],
    of executable: String? = nil,
    in folder: TemporaryFolder,
    _ environment: [String: String] = [:]
  ) throws -> Process {
    guard let program = BuiltProgram.url else { throw NoProgram() }
    let process = Process()
    process.executableURL = executable.map { URL(fileURLWithPath: $0) } ?? program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let path = program.deletingLastPathComponent().path + ":/usr/bin:/bin"
    process.environment = ["PATH": path].merging(environment) { _, new in new }
    return process
  }
}
