import Chronology
import Diagnostics
import Lint
import Planner
import SourceText
import TestSupport
import Testing
import Vault
import Workspace

@testable import LanguageServer

/// What a client is told is what `tidemark lint` finds in the same texts.
@Suite struct FindingsLawTests {
  private static let clock = WallClock(today: CivilDate("2026-11-20")!)
  private static let root = "---\nkind: vault\n---\n\n# Vault\n"
  private static let page = "---\nkind: page\n---\n\n# Tide\n"

  private static func address(_ folder: TemporaryFolder, _ name: String) -> String { FileAddress.address(of: folder(name)) }

  /// What the files on the disk come to when they are linted anew.
  private static func linted(_ folder: TemporaryFolder) -> [String: [Diagnostic]] {
    let files = FileSet([folder.path])
    let linter = FileLinter(clock: clock, paths: files.filePaths)
    var checked: [VaultLinter.Checked] = []
    let make: @Sendable (inout FileSet.File) -> VaultLinter.Checked = {
      VaultLinter.check($0, linter.homes.document(of: $0), with: linter, keepsTexts: false)
    }
    _ = files.forEach(Listener(say: { _ in }), jobs: 1, make: make) { _, file in
      checked.append(file)
      return .tidemark
    }
    _ = VaultLinter(linter: linter, jobs: 1).finish(&checked, walker: files.walker) { _ in }
    return Dictionary(uniqueKeysWithValues: checked.map { ($0.path, $0.findings) })
  }

  /// A random day, project, page or note that other files refer to.
  private static func text(_ name: String, _ random: inout SplitMix64) -> String {
    let kind = name.hasPrefix("days") ? "day" : name.hasPrefix("projects") ? "project" : "page"
    let title = random.pick(["Thesis", "Garden", "2026-11-20 Friday", "2026-11-19", "🌊 Tide"])
    let lines = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      random.pick([
        "- [ ] Draft", "- [x] Draft (project: Thesis)", "- [ ] Read (project: Gardens, du: friday)", "- 09:00 - 10:00 Read",
        "![🌊](img/tide.png)", "🌊 words", "- [ ] Print (due: 2026-13-01)", "## Log", "- 25:00 late",
      ])
    }
    let kindLine = random.chance(85) ? "---\nkind: \(kind)\n---\n\n" : ""
    return kindLine + "# \(title)\n\n" + lines.joined(separator: random.pick(["\n", "\r\n"])) + "\n"
  }

  @Test func publishedFindingsAreThoseOfLint() throws {
    var told = 0
    for seed in caseSeeds(default: 60) {
      var random = SplitMix64(seed: seed)
      let folder = try TemporaryFolder()
      let names = ["days/2026-11-19.md", "days/2026-11-20.md", "projects/thesis.md", "pages/garden.md"]
      try folder.write("tidemark.md", Self.root)
      var texts: [String: String] = [:]
      for name in names {
        texts[name] = Self.text(name, &random)
        try folder.write(name, texts[name] ?? "")
      }
      var scene = ServerScene(encodings: ["utf-8"])
      var shown: [String: JSON] = [:]
      func take(_ messages: [JSON]) {
        for name in names {
          if let parameters = JSON.published(messages, Self.address(folder, name)) { shown[name] = parameters["diagnostics"] }
        }
      }
      // Texts that are not saved count; what is not open counts as it is on the disk.
      let opened = names.filter { _ in random.chance(70) }
      for name in opened { take(scene.open(Self.address(folder, name), texts[name] ?? "")) }
      for version in 2...4 where !opened.isEmpty {
        let name = random.pick(opened)
        texts[name] = Self.text(name, &random)
        take(
          scene.send(ServerScene.change(Self.address(folder, name), version: version, [["text": .string(texts[name] ?? "")]]))
        )
      }
      for name in opened { try folder.write(name, texts[name] ?? "") }
      let linted = Self.linted(folder)
      for name in opened {
        let source = SourceText(texts[name] ?? "")
        let isNote = !(texts[name] ?? "").hasPrefix("---")
        let findings = isNote ? [] : linted[folder(name)] ?? []
        let expected = findings.map { finding -> JSON in
          var message = finding.message(in: source, .utf8)
          if case .object(var members) = message {
            // Messages name other files as the way to them was named.
            members = members.map { ($0.0, $0.0 == "message" ? .string(Self.plain($0.1, folder)) : $0.1) }
            message = .object(members)
          }
          return message
        }
        told += expected.count
        try #require(shown[name] == .array(expected), "seed \(seed), \(name)")
      }
    }
    #expect(told > 20)
  }

  private static func plain(_ json: JSON, _ folder: TemporaryFolder) -> String {
    guard case .string(let text) = json else { return "" }
    return text.split(separator: folder.path + "/", omittingEmptySubsequences: false).joined()
  }

  @Test func aFileWithoutAKindGetsNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", Self.root)
    let note = "# Tide\n\n- [ ] Tea (due: someday)\n"
    var scene = ServerScene(encodings: [])
    for (address, text) in [
      (Self.address(folder, "note.md"), note), ("untitled:1", note), (Self.address(folder, "b.md"), "---\nkind: pgae\n---\n"),
    ] {
      #expect(scene.open(address, text).map { $0["params"]?["diagnostics"] } == [[]], "\(address)")
    }
  }

  /// Other open files are told of again, with the version that they have.
  @Test func whatAChangeMeansForOthersIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", Self.root)
    try folder.write("a.md", Self.page)
    let (a, b) = (Self.address(folder, "a.md"), Self.address(folder, "b.md"))
    var scene = ServerScene(encodings: [])
    #expect(JSON.published(scene.open(a, Self.page, version: 7), a)?.codes == [])
    let messages = scene.open(b, Self.page)
    #expect(JSON.published(messages, a)?.codes == ["duplicate-title"])
    #expect(JSON.published(messages, a)?["version"] == 7)
    let closed = scene.tell("textDocument/didClose", ["textDocument": ["uri": .string(b)]])
    #expect(JSON.published(closed, b)?["diagnostics"] == [])
    #expect(JSON.published(closed, a)?.codes == [])
  }

  @Test func filesThatChangeOnTheDiskAreReadWhenTheClientSaysSo() throws {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", Self.root)
    let (a, b) = (Self.address(folder, "a.md"), Self.address(folder, "b.md"))
    var scene = ServerScene(encodings: [])
    _ = scene.open(a, Self.page)
    try folder.write("b.md", Self.page)
    let change: JSON = ["changes": .array([["uri": .string(b), "type": 1]])]
    #expect(JSON.published(scene.tell("workspace/didChangeWatchedFiles", change), a)?.codes == ["duplicate-title"])
    try folder.remove("b.md")
    #expect(JSON.published(scene.tell("workspace/didChangeWatchedFiles", change), a)?.codes == [])
  }

  /// A root that comes makes one vault of files that were each alone.
  @Test func aRootThatIsOpenedMakesAVault() throws {
    let folder = try TemporaryFolder()
    let (a, b, root) = (Self.address(folder, "a.md"), Self.address(folder, "b.md"), Self.address(folder, "tidemark.md"))
    var scene = ServerScene(encodings: [])
    _ = scene.open(a, Self.page)
    #expect(JSON.published(scene.open(b, Self.page), b)?.codes == [])
    #expect(JSON.published(scene.open(root, Self.root), a)?.codes == ["duplicate-title"])
    let closed = scene.tell("textDocument/didClose", ["textDocument": ["uri": .string(root)]])
    #expect(JSON.published(closed, a)?.codes == [])
  }

  @Test func findingsAreAskedForAndUnchanged() throws {
    var scene = ServerScene(
      encodings: [],
      capabilities: [("textDocument", ["diagnostic": [:]]), ("workspace", ["diagnostics": ["refreshSupport": true]])]
    )
    let text = "---\nkind: page\n---\n\n# 🌊 Tide\n\n- [ ] Tea (due: 2026-13-01)\n"
    #expect(scene.open("untitled:1", text).isEmpty)
    func ask(_ known: String? = nil) -> JSON? {
      let known = known.map { [("previousResultId", JSON.string($0))] } ?? []
      return scene.ask("textDocument/diagnostic", .object([("textDocument", ["uri": "untitled:1"])] + known))["result"]
    }
    let first = try #require(ask())
    #expect(first["kind"] == "full" && first["items"]?.elements.map { $0["code"] } == ["field-value"])
    #expect(first["items"]?.elements.first?["range"]?["start"] == ["line": 6, "character": 16])
    #expect(ask("1") == ["kind": "unchanged", "resultId": "1"])
    #expect(ask("0")?["kind"] == "full")
    _ = scene.send(ServerScene.change("untitled:1", version: 2, [["text": "---\nkind: page\n---\n\n# Tide\n"]]))
    #expect(ask("1") == ["kind": "full", "resultId": "2", "items": []])
  }
}
