import Foundation
import TestSupport
import TestVaults

/// Files to try: all that the project has, each with the name that it would have in a vault.
public enum Corpus {
  public typealias File = (name: String, bytes: [UInt8])

  /// The samples of rules, those of whole vaults part by part, the cases of the specification, examples and templates.
  public static let written: [File] = samples + cases + examples

  public static let samples: [File] = {
    let folder = "Tests/LintTests/Samples"
    let files = ProjectFiles.paths(below: folder, endingIn: ".md").map { (name($0), bytes($0)) }
    let vaults = ProjectFiles.paths(below: folder, endingIn: ".vault").flatMap { path in
      SampleVault(String(decoding: bytes(path), as: UTF8.self)).files.map { ($0.path, $0.source.bytes) }
    }
    return files + vaults
  }()

  public static let examples: [File] = ["Examples", "Templates"].flatMap { folder in
    ProjectFiles.paths(below: folder, endingIn: ".md").map { (String($0.dropFirst(folder.count + 1)), bytes($0)) }
  }

  /// What stands between fences of the specification and of its cases.
  private static let cases: [File] = {
    let paths = ["Grammar/FORMAT.md"] + ProjectFiles.paths(below: "Grammar/cases", endingIn: ".md")
    return paths.flatMap { path -> [File] in
      let parts = String(decoding: bytes(path), as: UTF8.self).split(separator: "```tidemark file")
      return parts.dropFirst().compactMap { part in
        guard let line = part.firstIndex(of: "\n"), let end = part.range(of: "\n```") else { return nil }
        let name = part[..<line].trimmingCharacters(in: .whitespaces)
        return (name.isEmpty ? "file.md" : name, Array(part[part.index(after: line)..<end.lowerBound].utf8) + [0x0A])
      }
    }
  }()

  /// The files of a made-up vault.
  public static func madeUp(_ count: Int) throws -> [File] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recognition-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", ProjectFiles.root.appendingPathComponent("scripts/generate-vault").path, "--files", "\(count)", folder.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileReadUnknown) }
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".md") }.sorted().map { name in
      (name, Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  private static func bytes(_ path: String) -> [UInt8] { (try? ProjectFiles.bytes(path)) ?? [] }

  private static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
