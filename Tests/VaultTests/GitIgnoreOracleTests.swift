import Foundation
import TestSupport
import Testing

@testable import Vault

/// Walks random trees with random `.gitignore` files, and holds what is found against `git check-ignore`.
@Suite struct GitIgnoreOracleTests {
  static let names = ["a", "b", "ab", "ba", "aab", "a b", "[a]", "b-", "#a", "!b", "a.b", "ä"]
  static let pieces = [
    "a", "a", "b", "b", "ab", "*", "*", "?", "[ab]", "[!a]", "[^b]", "[a-b]", "[[:alpha:]]", "[a", "]", "-", " ", "\\ ", "\\a",
    "\\*", "\\", "#", "!", "ä", ".", ".md",
  ]

  @Test func walksLikeGit() throws {
    let seed = ProcessInfo.processInfo.environment["TIDEMARK_SEED"].flatMap { UInt64($0) } ?? 0x71DE
    var random = SplitMix64(seed: seed)
    let folder = try TemporaryFolder(onDisk: true)
    try git(["init", "--quiet"], in: folder.path)
    try folder.write(".git/info/exclude", "excluded.md\n")
    // A case makes some fifty files.
    for number in 0..<min(randomCases(20), 1000) {
      try makeTree(folder, "case\(number)", depth: 2, using: &random)
    }
    let all = try #require(FileManager.default.subpaths(atPath: folder.path)).filter { path in
      FileWalker.isMarkdown(path) && !path.split(separator: "/").contains { $0.first == "." }
    }
    let ignored = Set(try git(["check-ignore", "--no-index", "-z", "--stdin"], in: folder.path, input: all))
    let expected = all.filter { !ignored.contains($0) }.map { folder($0) }
    let found = FileWalker(walking: [folder.path])
    #expect(found.problems.isEmpty)
    let difference = Set(found.files.map(\.path)).symmetricDifference(expected)
    #expect(!ignored.isEmpty && !expected.isEmpty)
    #expect(difference.isEmpty, "seed \(seed)\n\(difference.sorted().prefix(5).map { explain($0, folder.path) })")
  }

  private func makeTree(_ folder: TemporaryFolder, _ path: String, depth: Int, using random: inout SplitMix64) throws {
    if random.chance(50) {
      let patterns = (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.pattern(using: &random) }
      try folder.write(path + "/.gitignore", patterns.joined(separator: "\n"))
    }
    for name in Self.names.shuffled(using: &random).prefix(5) + ["excluded"] {
      try folder.write("\(path)/\(name).md")
    }
    guard depth > 0 else { return }
    for name in Self.names.shuffled(using: &random).prefix(2) {
      try makeTree(folder, "\(path)/\(name)", depth: depth - 1, using: &random)
    }
  }

  private static func pattern(using random: inout SplitMix64) -> String {
    let parts = (0..<random.pick([1, 1, 1, 2, 3])).map { _ in
      if random.chance(25) { return "**" }
      let part = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.pick(pieces) }.joined()
      // Against its manual, git reads `**` at the end of a first part without other wildcards as any number of parts.
      return part.replacing(/\*+/, with: "*")
    }
    let start = random.pick(["", "", "", "!", "/", "!/"])
    let end = random.pick(["", "", "", "/", ".md", "*.md", " "])
    return start + parts.joined(separator: "/") + end
  }

  private func explain(_ path: String, _ folder: String) -> String {
    let relative = String(path.dropFirst(folder.count + 1))
    let answer = try? git(["check-ignore", "--no-index", "-v", "-n", "-z", "--stdin"], in: folder, input: [relative])
    return "\(relative): \(answer ?? [])"
  }

  /// Runs git without any configuration of the user; returns the texts that it prints with NUL after each.
  @discardableResult
  private func git(_ arguments: [String], in folder: String, input: [String] = []) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var environment = ProcessInfo.processInfo.environment
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    process.environment = environment
    let file = URL(fileURLWithPath: folder + "/.git/input")
    if !input.isEmpty {
      try Data(input.map { $0 + "\0" }.joined().utf8).write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
    }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // check-ignore exits with 1 where nothing is ignored.
    try #require(process.terminationStatus <= 1)
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
