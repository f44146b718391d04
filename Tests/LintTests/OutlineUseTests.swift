import Chronology
import Diagnostics
import Outline
import SourceText
import TestVaults
import Testing
import Vault

@testable import Lint

/// How often the rules about a vault read a file of it once more: not at all to find something, and once for all fixes in it.
@Suite struct OutlineUseTests {
  typealias File = (name: String, text: String)

  /// A vault in which a rule finds something so many times.
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    /// How many outlines the edits of all fixes need.
    var outlines: Int
    var files: @Sendable (_ count: Int) -> [File]

    init(_ rule: String, outlines: Int = 0, _ files: @escaping @Sendable (Int) -> [File]) {
      (self.rule, self.outlines, self.files) = (rule, outlines, files)
    }

    var testDescription: String { rule }
  }

  private static func file(_ kind: String, _ title: String, _ lines: [String]) -> String {
    "---\nkind: \(kind)\n---\n\n# \(title)\n\n" + lines.map { $0 + "\n" }.joined()
  }

  private static func many(_ count: Int, _ line: (Int) -> String) -> [String] { (1...count).map(line) }

  private static func files(_ count: Int, _ file: (Int) -> File) -> [File] { (1...count).map(file) }

  private static func day(_ lines: [String]) -> File {
    ("2026-11-20.md", file("day", "2026-11-20 Friday", lines))
  }

  static let cases = [
    Case("disagreeing-copy", outlines: 1) { count in
      [
        day(many(count) { "- [\($0 % 2 == 0 ? "x" : " ")] Task \($0) (project: P)" }),
        (
          "p.md", file("project", "P", many(count) { $0 % 2 == 0 ? "- [ ] Task \($0)" : "- [x] Task \($0) (done: 2026-11-19)" })
        ),
      ]
    },
    Case("missing-task", outlines: 1) { count in
      [
        day(many(count) { "- [ ] Words \($0) (project: P)" }),
        ("p.md", file("project", "P", many(count) { "- [ ] Task \($0)" })),
      ]
    },
    Case("unknown-project") { count in
      [day(many(count) { "- [ ] Task (project: Gardn \($0))" })]
        + files(count) { ("p\($0).md", file("project", "Garden \($0)", [])) }
    },
    Case("unread-project") { count in
      [day(many(count) { "- [ ] Dig \($0) @garden" }), ("p.md", file("project", "Garden", []))]
    },
    Case("unknown-category") { count in
      [("a.md", file("activities", "A", many(count) { "- Tennis \($0) (category: Helth)" }))]
    },
    Case("dead-link") { count in [("tidemark.md", file("vault", "V", ["## Pages", ""] + many(count) { "- [[Page \($0)]]" }))] },
    Case("duplicate-title") { count in files(count) { ("\($0).md", file("page", "Garden", [])) } },
    Case("unclaimed-folder") { count in
      let notes = (1...count).flatMap { folder in (18...20).map { ("journal\(folder)/2026-11-\($0).md", "Rain\n") } }
      return [("tidemark.md", file("vault", "V", []))] + notes
    },
    Case("several-lives") { count in
      [("tidemark.md", file("vault", "V", []))] + files(count) { ("\($0).md", file("life", "Life \($0)", [])) }
    },
    Case("duplicate-day") { count in files(count) { ("\($0).md", file("day", "2026-11-20", [])) } },
  ]

  private func linted(_ files: [File], mostOutlined: Int = 1 << 20) -> LintedVault {
    let records = files.compactMap { VaultRecord.read(Array($0.text.utf8), path: $0.name, name: $0.name)?.record }
    let notes = files.filter { DayFolders.hasNote($0.name, Document(reading: SourceText($0.text))) }
    return LintedVault(
      VaultIndex(records.sorted { $0.name < $1.name }),
      today: CivilDate("2026-11-20")!,
      datedNotes: DayFolders(notes.map(\.name)),
      mostOutlined: mostOutlined
    )
  }

  private func findings(of rule: String, in vault: LintedVault) -> [Diagnostic] {
    vault.index.records.flatMap { Linter(only: [rule]).lint($0, in: vault) }
  }

  @Test func everyVaultRuleIsHere() {
    #expect(Self.cases.map(\.rule).sorted() == RuleCatalogue.all.filter { $0.looksAtVault }.map { $0.name }.sorted())
  }

  @Test(arguments: cases)
  func findsMuchAndReadsLittle(_ example: Case) {
    let vault = linted(example.files(300))
    let found = findings(of: example.rule, in: vault)
    #expect(found.count == 300)
    #expect(vault.outlinesMade == 0)
    let edits = found.flatMap(\.fixes).flatMap(\.edits)
    #expect(vault.outlinesMade == example.outlines)
    #expect(edits.isEmpty == (RuleCatalogue.rule(named: example.rule)?.english.fix == nil))
  }

  /// The outlines of a hundred projects are not all kept, and what is kept makes no difference.
  @Test func fewOutlinesAreKept() {
    let files =
      [Self.day(Self.many(100) { "- [ ] Words (project: P\($0))" })]
      + Self.files(100) { ("p\($0).md", Self.file("project", "P\($0)", ["- [ ] Task"])) }
    let edits = [1 << 20, 500, 1].map { most -> [FileEdit] in
      let vault = linted(files, mostOutlined: most)
      let edits = findings(of: "missing-task", in: vault).flatMap(\.fixes).flatMap(\.edits)
      #expect(vault.outlinesMade == 100)
      #expect(vault.outlinesKept <= max(1, most / files[1].text.utf8.count))
      return edits
    }
    #expect(edits[0].count == 100)
    #expect(edits[0] == edits[1] && edits[0] == edits[2])
  }
}
