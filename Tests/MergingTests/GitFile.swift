import Foundation
import TestSupport

/// Merges by git itself, line by line.
struct GitFile {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What git makes of three versions, and nothing if there is a conflict in it.
  func clean(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws -> [UInt8]? {
    let merge = try merged(base, ours, theirs)
    return merge.conflicts == 0 ? merge.bytes : nil
  }

  /// What git makes of three versions, and how many conflicts are in it.
  func merged(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws -> (bytes: [UInt8], conflicts: Int) {
    for (name, bytes) in [("base", base), ("ours", ours), ("theirs", theirs)] {
      try Data(bytes).write(to: URL(fileURLWithPath: folder(name)))
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "merge-file", "-p", folder("ours"), folder("base"), folder("theirs")]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (Array(bytes), Int(process.terminationStatus))
  }
}
