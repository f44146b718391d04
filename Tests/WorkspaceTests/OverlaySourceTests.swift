import Chronology
import Diagnostics
import Outline
import Planner
import SourceText
import TestSupport
import Testing
import Vault

@testable import Workspace

/// What is held in memory counts as if it stood on the disk.
@Suite struct OverlaySourceTests {
  private static let project = "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft\n- [ ] Read\n"
  private static let day =
    "---\nkind: day\n---\n\n# 2026-11-20\n\n- [ ] Draft (project: Thesis)\n- [ ] Print (project: Thesis)\n"
  private static let root = "---\nkind: vault\n---\n\n# Vault\n\n## Projects\n\n- [Thesis](thesis.md)\n"

  /// What is on the disk, and what is held over it.
  static let cases: [(disk: [String: String], memory: [String: String])] = [
    ([:], ["thesis.md": project.replacing("Draft", with: "Draught")]),
    ([:], ["days/2026-11-20.md": day.replacing("[ ] Draft", with: "[x] Draft")]),
    ([:], ["days/2026-11-21.md": day]),
    ([:], ["tidemark.md": root.replacing("thesis.md", with: "these.md")]),
    ([:], ["thesis.md": "# No project any more\n"]),
    ([:], ["home.md": "---\nkind: project\n---\n\n# Thesis\n"]),
    (["tidemark.md": "# No root\n"], ["tidemark.md": root]),
    ([:], ["new/home.md": "---\nkind: project\n---\n\n# Thesis\n"]),
    ([:], [:]),
  ]

  private static func vault(_ changes: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let files = ["tidemark.md": root, "thesis.md": project, "days/2026-11-20.md": day].merging(changes) { _, new in new }
    for (name, text) in files { try folder.write(name, text) }
    return folder
  }

  /// All findings of the files of a vault, with paths from its folder.
  private static func findings(_ folder: TemporaryFolder, _ source: some TextSource) throws -> [String] {
    let place = try FileSystem.realPath(folder.path).get()
    let listed = source.files(ofVault: place, besides: FileWalker(walking: []))
    let linter = FileLinter(clock: WallClock(today: CivilDate("2026-11-20")!), source: source)
    var checked = try listed.files.map { file in
      let path = FileSystem.path(of: file.name, in: place)
      let read = FileSet.File(path: path, isExplicit: true, source: SourceText(try source.read(path).get()), place: path)
      return VaultLinter.check(read, Document(reading: read.source), with: linter, keepsTexts: false)
    }
    _ = VaultLinter(linter: linter, jobs: 1).finish(&checked, walker: FileWalker(walking: [])) { problem in
      Issue.record("\(problem.path) could not be read")
    }
    return checked.flatMap(\.findings).map { finding in
      let file = finding.file.replacing(place, with: "@")
      return "\(file) \(finding.range) \(finding.rule) \(finding.message.replacing(place, with: "@"))"
    }
  }

  @Test(arguments: cases)
  func isLintedAsIfItStoodOnTheDisk(disk: [String: String], memory: [String: String]) throws {
    let held = try Self.vault(disk)
    let written = try Self.vault(disk.merging(memory) { _, new in new })
    let place = try FileSystem.realPath(held.path).get()
    let texts = Dictionary(uniqueKeysWithValues: memory.map { (FileSystem.path(of: $0.key, in: place), Array($0.value.utf8)) })
    let found = try Self.findings(held, OverlaySource(texts))
    #expect(found == (try Self.findings(written, DiskSource())))
    if memory.isEmpty == false, disk.isEmpty { #expect(found != (try Self.findings(held, DiskSource()))) }
  }

  /// What a walk passes over is no part of the vault when it is held in memory either.
  @Test func whatIsLeftOutOnTheDiskIsLeftOutInMemory() throws {
    let memory = ["templates/a.md", ".hidden/a.md", "ignored.md", "out/a.md", "kept.md", "inner/tidemark.md", "inner/a.md"]
    let ignores = [".git/": "", ".gitignore": "ignored.md\nout/\n", "inner/b.md": Self.project]
    let held = try Self.vault(ignores)
    let written = try Self.vault(ignores.merging(memory.map { ($0, Self.project) }) { _, new in new })
    func names(_ folder: TemporaryFolder, _ source: some TextSource) throws -> [String] {
      try source.files(ofVault: FileSystem.realPath(folder.path).get(), besides: FileWalker(walking: [])).files.map(\.name)
        .sorted()
    }
    let texts = memory.map { (held.path + "/" + $0, Array(Self.project.utf8)) }
    let found = try names(held, OverlaySource(Dictionary(uniqueKeysWithValues: texts)))
    #expect(found == (try names(written, DiskSource())))
    #expect(found == ["days/2026-11-20.md", "kept.md", "thesis.md", "tidemark.md"])
  }

  @Test func aTextThatIsLetGoIsThatOfTheDisk() throws {
    let folder = try Self.vault([:])
    var source = OverlaySource([folder.path + "/thesis.md": [1]])
    #expect(try source.read(folder.path + "/thesis.md").get() == [1])
    source.hold([2], at: folder.path + "/thesis.md")
    #expect(try source.read(folder.path + "/days/../thesis.md").get() == [2])
    source.hold(nil, at: folder.path + "/thesis.md")
    #expect(try source.read(folder.path + "/thesis.md").get() == Array(Self.project.utf8))
  }

  @Test func whatIsTooLargeIsNotRead() throws {
    let folder = try Self.vault([:])
    let path = folder.path + "/thesis.md"
    let source = OverlaySource([path: [UInt8](repeating: 32, count: FileSet.limit + 1)])
    #expect(throws: FileError.tooLarge(limit: FileSet.limit)) { try source.read(path).get() }
    #expect(source.exists(path) && source.exists(folder.path + "/tidemark.md") && !source.exists(folder.path + "/none.md"))
  }
}
