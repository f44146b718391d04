import TestSupport
import Testing

@testable import Git

@Suite struct GitConfigurationTests {
  private func repository() throws -> (TemporaryFolder, GitConfiguration) {
    let folder = try TemporaryFolder()
    _ = try Git.run(["init", "-q"], in: folder(""))
    return (folder, GitConfiguration(.local, of: GitRepository(at: folder(""))))
  }

  @Test func whatIsSetIsRead() throws {
    let (folder, configuration) = try repository()
    #expect(try configuration.value(of: "merge.tidemark.driver") == nil)
    for value in ["a", "two\nlines\n", "it's \"quoted\" \\ # ;", " spaces ", ""] {
      try configuration.set("merge.tidemark.driver", to: value)
      #expect(try configuration.value(of: "merge.tidemark.driver") == value)
    }
    try configuration.unset("merge.tidemark.driver")
    #expect(try configuration.value(of: "merge.tidemark.driver") == nil)
    #expect(!(try folder.text(".git/config").contains("tidemark")))
    try configuration.unset("merge.tidemark.driver")
  }

  @Test func severalValuesBecomeOne() throws {
    let (folder, configuration) = try repository()
    for value in ["a", "b"] { _ = try Git.run(["config", "--add", "diff.tidemark.xfuncname", value], in: folder("")) }
    #expect(try configuration.value(of: "diff.tidemark.xfuncname") == "b")
    try configuration.set("diff.tidemark.xfuncname", to: "c")
    #expect(try configuration.value(of: "diff.tidemark.xfuncname") == "c")
  }

  @Test func aPathMayBeginAtHome() throws {
    let (folder, configuration) = try repository()
    try configuration.set("core.attributesFile", to: "~/attributes")
    let path = try #require(try configuration.value(of: "core.attributesFile", isPath: true))
    #expect(path.hasSuffix("/attributes") && path.hasPrefix("/"))
    #expect(try folder.text(".git/config").contains("~/attributes"))
  }

  @Test func outsideOfARepositoryGitRefuses() throws {
    let folder = try TemporaryFolder()
    let configuration = GitConfiguration(.local, of: GitRepository(at: folder("")))
    #expect {
      try configuration.set("merge.tidemark.driver", to: "a")
    } throws: { error in
      if case .refused(let words)? = error as? GitRepository.Failure { !words.isEmpty && words.last != "\n" } else { false }
    }
  }

  @Test(arguments: [
    ("- Meditate (streak: daily)", true), ("- [ ] Plants (every: 2 days)", true), ("## Arc 1", true), ("- 09:00 Desk", true),
    ("- 🥛 Drink water", true), ("1. First", true), ("# Title", true), ("- Doctor's number: x", true),
    ("- [ ] Draft (due: 2026-11-25)", false), ("- Water: 3/8 glasses", false), ("- Coffee: ||||", false),
    ("- 2026-11-16 Finished", false), ("  - 2026-11-20", false), ("Words", false), ("", false), ("#tag", false),
  ])
  func hunksAreNamedAfter(line: String, isNamed: Bool) throws {
    let (folder, configuration) = try repository()
    try configuration.set("diff.tidemark.xfuncname", to: DiffDriver.hunkNames)
    try folder.write(".gitattributes", "*.md diff=tidemark\n")
    let between = String(repeating: "  words\n", count: 8)
    try folder.write("a.md", "\(line)\n\(between)before\n")
    try folder.write("b.md", "\(line)\n\(between)after\n")
    _ = try Git.run(["add", "."], in: folder(""))
    let diff = try Git.run(["diff", "--no-renames", ":a.md", ":b.md"], in: folder(""))
    let text = String(decoding: diff.standardOutput, as: UTF8.self)
    let header = text.split(separator: "\n").first { $0.hasPrefix("@@") }
    #expect(header?.hasSuffix("@@ \(line)") == isNamed || (line.isEmpty && header?.hasSuffix("@@") == true), "\(text)")
  }
}
