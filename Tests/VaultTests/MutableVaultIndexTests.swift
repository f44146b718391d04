import Chronology
import Outline
import Testing

@testable import Vault

/// What the index answers after a change is what one made anew answers, and who is told of is who is answered otherwise.
/// `OpenVaultTests` asks the same of random vaults.
@Suite struct MutableVaultIndexTests {
  private static func record(_ name: String, _ kind: String, _ body: String) -> VaultRecord {
    VaultRecord.read(Array("---\nkind: \(kind)\n---\n\n\(body)\n".utf8), path: name, name: name)!.record
  }

  private static let records = [
    record("19.md", "day", "# 2026-11-19\n\n- [ ] Draft (project: thesis)\n- [ ] Print (project: Thesis)\n"),
    record("20.md", "day", "# 2026-11-20\n\n- [ ] Print (project: Thesis)\n- [ ] Weed (project: Gardn)\n"),
    record("21.md", "day", "# 2026-11-21\n\n- [ ] Print (project: Thesis)\n"),
    record("garden.md", "project", "# Garden\n\n- [ ] Weed\n"),
    record("pages.md", "page", "# Page\n\n- [ ] Ask (project: Thesis)\n"),
    record("run.md", "ritual\ncategory: Tide", "# Run\n"),
    record("thesis.md", "project", "# Thesis\n\n- [ ] Draft\n- [ ] Read ^a\n"),
    record("tidemark.md", "vault", "# V\n\n## Projects\n\n- [[Thesis]]\n"),
  ]

  /// Two lives of which any may be the owner's, and a root that may name one.
  private static let lives = [
    record("lives/a.md", "life", "# A"), record("lives/b.md", "life", "# B"), record("tidemark.md", "vault", "# V\n"),
  ]

  static let changesOfLives = [
    Change("tidemark.md", "vault", "# V\n\n## Lives\n\n- [[B]]\n- [[A]]\n", ["lives/a.md", "lives/b.md"]),
    Change("tidemark.md", "vault", "# V\n\nWords.\n"),
    Change("lives/a.md", nil, "", ["lives/b.md", "tidemark.md"]),
    Change("lives/c.md", "life", "# C\n", ["lives/a.md", "lives/b.md", "tidemark.md"]),
    Change("life.md", "life", "# Mine\n", ["lives/a.md", "lives/b.md", "tidemark.md"]),
    Change("lives/a.md", "page", "# A\n", ["lives/b.md", "tidemark.md"]),
  ]

  @Test(arguments: changesOfLives) func tellsLivesWhoseTheVaultIs(_ change: Change) {
    var kept = MutableVaultIndex(Self.lives)
    #expect(kept.set(change.name, to: change.record).files == change.files)
    let rest = Self.lives.filter { $0.name != change.name } + [change.record].compactMap(\.self)
    expectSame(kept.index, VaultIndex(rest.sorted { $0.name < $1.name }))
    _ = kept.set(change.name, to: Self.lives.first { $0.name == change.name })
    expectSame(kept.index, VaultIndex(Self.lives))
  }

  struct Change: Sendable, CustomTestStringConvertible {
    var name: String
    /// What is remembered of the file then; nil for nothing.
    var record: VaultRecord?
    var files: Set<String> = []
    var filesWithFindings: Set<String> = []
    var isTotal = false

    init(
      _ name: String,
      _ kind: String?,
      _ body: String = "",
      _ files: Set<String> = [],
      found: Set<String> = [],
      isTotal: Bool = false
    ) {
      self.name = name
      record = kind.map { MutableVaultIndexTests.record(name, $0, body) }
      (self.files, filesWithFindings, self.isTotal) = (files, found, isTotal)
    }

    var testDescription: String { "\(name): \(record?.title ?? "gone")" }
  }

  private static let namesThesis: Set<String> = ["19.md", "20.md", "21.md", "pages.md"]

  static let changes = [
    Change("pages.md", "page", "# Page\n\n- [ ] Ask (project: Thesis)\n\nWords.\n"),
    Change("pages.md", "page", "# Other\n", ["tidemark.md"]),
    Change("none.md", nil),
    // Another file of the day.
    Change("21.md", "day", "# 2026-11-20\n", ["19.md", "20.md"]),
    Change("22.md", "day", "# 2026-11-20\n", ["20.md", "tidemark.md"]),
    Change("21.md", nil, "", ["19.md", "tidemark.md"]),
    // The first that names a missing task.
    Change("19.md", "day", "# 2026-11-19\n", ["20.md"]),
    Change("20.md", "day", "# 2026-11-20\n", ["19.md"]),
    Change("18.md", "day", "# 2026-11-18\n\n- [ ] Print (project: Thesis)\n", ["19.md", "tidemark.md"]),
    // Tasks of a project.
    Change("thesis.md", "project", "# Thesis\n\nWords.\n\n- [ ] Draft\n- [ ] Read ^a\n", [], found: namesThesis),
    Change("thesis.md", "project", "# Thesis\n\n- [x] Draft\n", ["19.md"], found: ["20.md", "21.md", "pages.md"]),
    Change("thesis.md", "project", "# Thesis\n\n- [ ] Print\n", ["19.md", "20.md", "21.md"], found: ["pages.md"]),
    // The titles of projects, which a day with a mistyped one is told of.
    Change("thesis.md", "project", "# These\n", namesThesis.union(["tidemark.md"])),
    Change("thesis.md", "project", "# THESIS\n\n- [ ] Draft\n- [ ] Read ^a\n", namesThesis.union(["tidemark.md"])),
    Change("thesis.md", "page", "# Page\n", namesThesis.union(["tidemark.md"])),
    Change("thesis.md", nil, "", namesThesis.union(["tidemark.md"])),
    Change("garden.md", "project", "# Gardn\n", ["20.md", "tidemark.md"]),
    Change("garden.md", "project", "# Thesis\n", namesThesis.union(["thesis.md", "tidemark.md"])),
    Change("a.md", "project", "# Thesis\n\n- [ ] Print\n", namesThesis.union(["thesis.md", "tidemark.md"])),
    Change("zeal.md", "project", "# Thesis\n", ["20.md", "thesis.md", "tidemark.md"]),
    // The root.
    Change("tidemark.md", "vault", "# V\n"),
    Change("tidemark.md", "vault", "# V\n\n## Categories\n\n- Tide\n", ["run.md"]),
    Change("tidemark.md", "vault\nmidnight: 03:00", "# V\n", isTotal: true),
    Change("tidemark.md", "vault\nallow: missing-task", "# V\n", isTotal: true),
  ]

  @Test(arguments: changes) func tellsWhoIsAnsweredOtherwise(_ change: Change) {
    var kept = MutableVaultIndex(Self.records)
    let effect = kept.set(change.name, to: change.record)
    #expect(effect.files == change.files)
    #expect(effect.filesWithFindings == change.filesWithFindings)
    #expect(effect.isTotal == change.isTotal)
  }

  /// A day that has the title of a project among the words of a task.
  @Test(arguments: ["- [ ] Dig [[Park]]", "- [ ] Dig @garden", "- 09:00 Work\n  - [ ] Dig (Park)"])
  func tellsWhoNamesAProjectAmongWords(_ line: String) {
    var kept = MutableVaultIndex([
      Self.record("20.md", "day", "# 2026-11-20\n\n\(line)\n"), Self.record("21.md", "day", "# 2026-11-21\n\n- [ ] Dig\n"),
      Self.record("garden.md", "project", "# Garden\n"),
    ])
    #expect(kept.set("garden.md", to: Self.record("garden.md", "project", "# Park\n")).files == ["20.md"])
  }

  @Test(arguments: changes) func answersAsOneMadeAnew(_ change: Change) {
    var kept = MutableVaultIndex(Self.records)
    _ = kept.set(change.name, to: change.record)
    let rest = Self.records.filter { $0.name != change.name } + [change.record].compactMap(\.self)
    expectSame(kept.index, VaultIndex(rest.sorted { $0.name < $1.name }))
    // And back again.
    _ = kept.set(change.name, to: Self.records.first { $0.name == change.name })
    expectSame(kept.index, VaultIndex(Self.records))
  }

  private func expectSame(_ kept: VaultIndex, _ made: VaultIndex) {
    #expect(kept.records.map(\.name) == made.records.map(\.name))
    #expect(kept.records.map(\.source) == made.records.map(\.source))
    #expect(kept.projects == made.projects)
    #expect(kept.tasks == made.tasks)
    #expect(kept.days == made.days)
    #expect(kept.titles == made.titles)
    #expect(kept.names == made.names)
    #expect(kept.lives == made.lives && kept.ownLives == made.ownLives)
    #expect(kept.ids == made.ids)
    #expect(
      kept.missing.mapValues { $0.map { [$0.record, $0.task] } } == made.missing.mapValues { $0.map { [$0.record, $0.task] } }
    )
    #expect(kept.categories == made.categories && kept.settings == made.settings)
  }
}
