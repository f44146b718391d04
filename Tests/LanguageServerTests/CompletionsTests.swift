import Diagnostics
import SourceText
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct CompletionsTests {
  private static let page = "---\nkind: page\n---\n\n# Tide\n\n"

  /// What is offered where a text has a bar, and the text after one of it.
  private static func offered(
    _ text: String,
    encodings: [String] = [],
    snippets: Bool = false
  ) throws -> (labels: [String], after: (String) throws -> String) {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let (before, whole) = (String(parts[0]), parts.joined())
    let encoding = PositionEncoding(offered: encodings)
    let completion: JSON = ["completionItem": ["snippetSupport": .bool(snippets)]]
    var scene = ServerScene(encodings: encodings, capabilities: [("textDocument", ["completion": completion])])
    _ = scene.open("untitled:1", whole)
    let position = encoding.position(of: before.utf8.count, in: SourceText(whole)).json
    let answer = scene.ask("textDocument/completion", ["textDocument": ["uri": "untitled:1"], "position": position])
    let items = answer["result"]?["items"]?.elements ?? []
    let labels = items.compactMap { item -> String? in
      if case .string(let label)? = item["label"] { label } else { nil }
    }
    return (
      labels,
      { label in
        let item = try #require(items.first { $0["label"] == .string(label) }, "\(label) is not among \(labels)")
        let source = try EditedText.applying([try #require(item["textEdit"])], to: whole, encoding)
        return source.string(in: 0..<source.bytes.count)
      }
    )
  }

  @Test(arguments: [
    ("- [ ] 🌊 Tea (due: |)\n", "tomorrow", "- [ ] 🌊 Tea (due: 2026-11-21)\n"),
    ("- [ ] 🌊 Tea (due: fr|)\n", "friday", "- [ ] 🌊 Tea (due: 2026-11-27)\n"),
    ("- [ ] Tea (due: +4d|)\n", "+4d", "- [ ] Tea (due: 2026-11-24)\n"),
    ("- [ ] Tea (due: |\n", "today", "- [ ] Tea (due: 2026-11-20)\n"),
    ("- [ ] Tea (due: 2026-11-2|, priority: low)\n", "2026-11-25", "- [ ] Tea (due: 2026-11-25, priority: low)\n"),
    ("- [ ] Tea (due: 2026-12-01, prio|)\n", "priority", "- [ ] Tea (due: 2026-12-01, priority: high)\n"),
    ("- [ ] Tea (priority: m|)\n", "medium", "- [ ] Tea (priority: medium)\n"),
    ("- [ ] Tea (every: 2 weeks on s|)\n", "2 weeks on sat", "- [ ] Tea (every: 2 weeks on sat, from: 2026-11-21)\n"),
    ("- [ ] Tea (ev|\n", "every", "- [ ] Tea (every: daily)\n"),
    ("- Tea (streak: daily)\n  - 2026-11-18\n  - |\n", "today", "- Tea (streak: daily)\n  - 2026-11-18\n  - 2026-11-20\n"),
    ("- Tea #cold\n- Ebb #c|\n", "cold", "- Tea #cold\n- Ebb #cold\n"),
    ("<!-- tidemark: allow unknown-b| -->\n- [?] Tea\n", "unknown-box", "<!-- tidemark: allow unknown-box -->\n- [?] Tea\n"),
    ("- 🫖 Tea\n- Ebb (icon: |)\n", "🫖", "- 🫖 Tea\n- Ebb (icon: 🫖)\n"),
    // What is wrong beside it does not keep it away.
    ("- [ ] Tea (due: fri, prio|\n", "priority", "- [ ] Tea (due: fri, priority: high)\n"),
    ("## Thi|\n", "Things that used to matter", "## Things that used to matter\n"),
  ])
  func whatIsTakenReadsAsItIsMeant(line: String, label: String, after: String) throws {
    for encodings in [["utf-16"], ["utf-8"], ["utf-32"]] {
      #expect(try Self.offered(Self.page + line, encodings: encodings).after(label) == Self.page + after)
    }
  }

  @Test(arguments: [
    ("---\nkind: page\nthe|\n---\n\n# Tide\n", "theme", "---\nkind: page\ntheme: color\n---\n\n# Tide\n"),
    ("---\nkind: ritual\ntime: |\n---\n\n# Tide\n", "evening", "---\nkind: ritual\ntime: evening\n---\n\n# Tide\n"),
    ("---\nkind: ritual\ntime:|\n---\n\n# Tide\n", "evening", "---\nkind: ritual\ntime: evening\n---\n\n# Tide\n"),
    ("---\nkind: p|age\n---\n\n# Tide\n", "project", "---\nkind: project\n---\n\n# Tide\n"),
  ])
  func theFrontMatterIsCompleted(text: String, label: String, after: String) throws {
    #expect(try Self.offered(text).after(label) == after)
  }

  @Test(arguments: [
    "- Tea (see al|)\n", "- Tea|\n", "- [ ] Tea (due: 2026-12-01, du|)\n", "words (ev|)\n\n```\n- [ ] a\n```\n",
    "- Tea (colo|)\n",
  ])
  func whereNothingMayComeNothingIsOffered(line: String) throws {
    #expect(try Self.offered(Self.page + line).labels.isEmpty)
  }

  @Test(arguments: ["## Done ✅", "## done", "## Done #old"])
  func aSectionThatIsThereIsNotOffered(heading: String) throws {
    let project = "---\nkind: project\n---\n\n# Tide\n\n"
    #expect(try Self.offered(project + "## D|\n").labels == ["Done"])
    #expect(try Self.offered(project + heading + "\n\n## D|\n").labels.isEmpty)
  }

  @Test func aNoteIsLeftAlone() throws {
    #expect(try Self.offered("# Tide\n\n- [ ] Tea (due: |)\n").labels.isEmpty)
  }

  @Test func theNearestDayComesFirst() throws {
    let labels = try Self.offered(Self.page + "- [ ] Tea (due: |)\n").labels
    #expect(Array(labels.prefix(2)) == ["today", "tomorrow"])
  }

  @Test func namesOfTheVaultAreOffered() throws {
    var vault = try VaultScene(open: ["days/2026-11-20.md", "pages/sea.md"])
    func labels(_ name: String, _ words: String, _ shift: Int) throws -> [JSON] {
      let answer = try vault.ask("textDocument/completion", name, at: words, shift)
      return (answer?["items"]?.elements ?? []).compactMap { $0["label"] }
    }
    #expect(try labels("days/2026-11-20.md", "Thesis)", 0) == ["Thesis", "House"])
    #expect(try labels("pages/sea.md", "cold\n", 0).contains("cold"))
  }

  /// A day takes a task of a project by a part of its words, or all of them after an empty box; one that it has is not offered.
  @Test func tasksOfProjectsAreOfferedOnADay() throws {
    let day = "days/2026-11-24.md"
    var files = VaultScene.small
    files[day] =
      "---\nkind: day\n---\n\n# 2026-11-24 Tuesday\n\n- [ ] Print (project: Thesis)\n- [ ] \n- 09:00 - 10:00 Work\n  - [ ] dr\n"
    files["pages/plain.md"] = "---\nkind: page\n---\n\n# Plain\n\n- [ ] dr\n"
    var vault = try VaultScene(files)
    let items = try vault.ask("textDocument/completion", day, at: "dr\n", 2)?["items"]?.elements ?? []
    #expect(items.map { $0["label"] } == ["Draft *one*"])
    let after = try EditedText.applying([try #require(items.first?["textEdit"])], to: files[day] ?? "", .utf16)
    #expect(after.string(in: 0..<after.bytes.count).hasSuffix("  - [ ] Draft *one* (project: Thesis)\n"))
    let all = try vault.ask("textDocument/completion", day, at: "- [ ] \n", 6)?["items"]?.elements ?? []
    #expect(all.map { $0["label"] } == ["Draft *one*", "Paint"])
    #expect(try vault.ask("textDocument/completion", "pages/plain.md", at: "dr\n", 2)?["items"] == nil)
  }

  @Test func aKeyHasAPlaceToFillIn() throws {
    let text = Self.page + "- [ ] Tea (|)\n"
    #expect(try Self.offered(text, snippets: true).after("due").contains("due: ${1:2026-11-20}"))
  }

  /// In every example, at many places: each that is offered is taken, and the text read and linted again.
  @Test(arguments: ProjectFiles.paths(below: "Examples", endingIn: ".md"))
  func eachThatIsOfferedReadsAsItIsMeant(path: String) throws {
    let text = try ProjectFiles.text(path)
    let source = SourceText(text)
    var scene = ServerScene(encodings: ["utf-8"])
    let known = Self.serious(scene.open("untitled:1", text))
    var version = 1
    var taken = 0
    let places = Self.places(in: source)
    let some = someCases(of: places, named: path, least: 2)
    for offset in some {
      let position = PositionEncoding.utf8.position(of: offset, in: source).json
      let answer = scene.ask("textDocument/completion", ["textDocument": ["uri": "untitled:1"], "position": position])
      for item in (answer["result"]?["items"]?.elements ?? []).prefix(20) {
        let after = try EditedText.applying([try #require(item["textEdit"])], to: text, .utf8)
        version += 1
        let words = after.string(in: 0..<after.bytes.count)
        let found = Self.serious(scene.send(ServerScene.change("untitled:1", version: version, [["text": .string(words)]])))
        let new = found.filter { code, count in count > known[code] ?? 0 }
        #expect(new.isEmpty, "\(item) at \(position)")
        taken += 1
      }
      version += 1
      _ = scene.send(ServerScene.change("untitled:1", version: version, [["text": .string(text)]]))
    }
    if some.count == places.count, text.hasPrefix("---\nkind"), text.contains("(due:") || text.contains("(every:") {
      #expect(taken > 0)
    }
  }

  /// Before each value of a field, and before the bracket that closes a group; of many some.
  private static func places(in source: SourceText) -> [Int] {
    let bytes = source.bytes
    let found = bytes.indices.filter { place in
      place > 1 && (bytes[place] == UInt8(ascii: ")") || bytes[place - 2] == UInt8(ascii: ":") && bytes[place - 1] == 0x20)
    }
    let step = max(1, found.count / 12)
    return stride(from: 0, to: found.count, by: step).map { found[$0] }
  }

  private static func serious(_ messages: [JSON]) -> [String: Int] {
    let findings = JSON.published(messages, "untitled:1")?["diagnostics"]?.elements ?? []
    return Dictionary(
      grouping: findings.filter { $0["severity"] == 1 || $0["severity"] == 2 },
      by: { $0["code"]?.write(pretty: false) ?? "" }
    ).mapValues(\.count)
  }
}
