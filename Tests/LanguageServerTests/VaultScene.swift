import Diagnostics
import SourceText
import TestSupport
import Testing

@testable import LanguageServer

/// A vault on the disk, and a server that has some of its files open.
struct VaultScene {
  let folder: TemporaryFolder
  var scene: ServerScene
  /// The texts by the names of the files.
  let texts: [String: String]
  private let encoding: PositionEncoding

  /// What a client says that knows everything.
  static let capabilities: [(String, JSON)] = [
    (
      "textDocument",
      [
        "codeAction": ["codeActionLiteralSupport": [:]], "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
        "hover": ["contentFormat": ["markdown"]], "completion": ["completionItem": ["snippetSupport": false]],
      ]
    ),
    (
      "workspace",
      ["applyEdit": true, "workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]]
    ),
  ]

  /// A small vault in which things name each other.
  static let small: [String: String] = [
    "tidemark.md":
      "---\nkind: vault\n---\n\n# Tide\n\n## Projects\n\n- [[Thesis]]\n- [House](projects/house.md)\n\n## Categories\n\n- Health (color: mint)\n\n## Routine\n\n- 12:00 - 13:00 Lunch\n",
    "projects/thesis.md":
      "---\nkind: project\n---\n\n# 🌊 Thesis\n\n- [ ] 🌊 Draft *one* (due: 2026-11-27)\n  - [x] Read\n  - [ ] Write\n- [ ] Print\n\n## Done\n\n- [x] Begin (done: 2026-11-01)\n",
    "projects/house.md": "---\nkind: project\n---\n\n# House\n\n- [ ] Paint\n",
    "days/2026-11-20.md":
      "---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- 🌊 09:00 - 10:30 Work\n  - [ ] Print (project: Thesis)\n- 11:00 Call\n- [ ] Milk\n",
    "days/2026-11-24.md": "---\nkind: day\n---\n\n# 2026-11-24 Tuesday\n\n- [ ] Print (project: Thesis)\n",
    "rituals/tea.md":
      "---\nkind: ritual\ncategory: Health\n---\n\n# Tea\n\n## Arc 1: 2026-11-16 - 2026-12-13\n\n- Boil\n  - 2026-11-18\n  - 2026-11-19\n- Pour (every: mon thu)\n  - 2026-11-19\n",
    "pages/sea.md":
      "---\nkind: page\ntags: [sea]\n---\n\n# Sea\n\nSee [the thesis](../projects/thesis.md) and <https://example.org/a>, or `[[Tea]]`.\n\n## 🌊 Shore\n\n- Swim: 3/8 times #cold\n- Read (streak: daily)\n  - 2026-11-18\n  - 2026-11-19\n- Walks: ||\n- [ ] Rent (every: month on 1)\n- House (since: 2026-11-01)\n- [ ] Shell (project: House) #cold\n\n## Things that used to matter\n\n- Kite (was: Shore)\n",
    "notes/plain.md": "# Plain\n\n- [ ] Tea (due: someday)\n- [[Sea]]\n",
    "activities.md": "---\nkind: activities\n---\n\n# Now and then\n\n- Sail (category: Health)\n",
  ]

  init(
    _ files: [String: String] = small,
    open: [String]? = nil,
    encodings: [String] = ["utf-16"],
    capabilities: [(String, JSON)] = capabilities,
    locale: String? = nil
  ) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    texts = files
    scene = ServerScene(encodings: encodings, capabilities: capabilities, locale: locale.map(JSON.string))
    encoding = PositionEncoding(offered: encodings)
    for name in open ?? files.keys.sorted() {
      _ = scene.open(FileAddress.address(of: folder(name)), files[name] ?? "", version: 7)
    }
  }

  func address(_ name: String) -> String { FileAddress.address(of: folder(name)) }

  /// The name of a file that the server calls so.
  func name(_ address: JSON?) -> String {
    guard case .string(let text) = address, let path = FileAddress.path(of: text) else { return "?" }
    return String(path.dropFirst(folder.path.count + 1))
  }

  func source(_ name: String) -> SourceText { SourceText(texts[name] ?? "") }

  /// Where some words of a file begin, and so many bytes behind it.
  func position(_ name: String, _ words: String, _ shift: Int = 0) throws -> TextPosition {
    let bytes = source(name).bytes
    let wanted = Array(words.utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: wanted) }, "\(words) is not in \(name)")
    return encoding.position(of: start + shift, in: source(name))
  }

  /// Asks about a document, and gives the result.
  mutating func ask(_ method: String, _ name: String, _ more: [(String, JSON)] = []) -> JSON? {
    scene.ask(method, .object([("textDocument", ["uri": .string(address(name))])] + more))["result"]
  }

  mutating func ask(
    _ method: String,
    _ name: String,
    at words: String,
    _ shift: Int = 0,
    _ more: [(String, JSON)] = []
  ) throws -> JSON? {
    ask(method, name, [("position", try position(name, words, shift).json)] + more)
  }

  /// The words of a file in a range of the protocol.
  func words(_ name: String, _ range: JSON?) throws -> String {
    let range = try Parameters(try #require(range), at: "range").range()
    return source(name).string(in: encoding.byteRange(of: range, in: source(name)))
  }

  /// `projects/thesis.md: Print` for each of some places.
  func places(_ locations: JSON?) throws -> [String] {
    try (locations?.elements ?? []).map { location in
      let name = name(location["uri"])
      return "\(name): \(try words(name, location["range"]))"
    }
  }

  /// The texts of the files that an edit changes, after it. Versions are those of the texts.
  func applied(_ edit: JSON?) throws -> [String: String] {
    var after: [String: String] = [:]
    for change in try #require(edit?["documentChanges"]).elements {
      if change["kind"] == "create" {
        let name = name(change["uri"])
        try #require(texts[name] == nil)
        after[name] = ""
        continue
      }
      let name = name(change["textDocument"]?["uri"])
      let isMade = after[name] != nil
      #expect(change["textDocument"]?["version"] == (isMade ? .null : 7))
      let edits = try #require(change["edits"]).elements
      let source = try EditedText.applying(edits, to: isMade ? "" : texts[name] ?? "", encoding)
      after[name] = source.string(in: 0..<source.bytes.count)
    }
    return after
  }
}
