import Chronology
import Planner
import TestSupport
import Testing
import Vault

@testable import Workspace

/// What a change costs, counted in files and not in time: it does not grow with the vault.
@Suite struct OpenVaultCostTests {
  /// A vault of so many days, with four projects of which each day names two, and a page for every second day.
  private static func files(days: Int) -> [String: [UInt8]] {
    var files = ["tidemark.md": "---\nkind: vault\n---\n\n# Vault\n\n## Pages\n\n- [[Page 0]]\n- [[Page none]]\n"]
    for project in 0..<4 {
      files["projects/\(project).md"] = "---\nkind: project\n---\n\n# Project \(project)\n\n- [ ] Draft\n- [ ] Read\n"
    }
    for number in 0..<days {
      let date = CivilDate("2024-01-01")!.adding(days: number)
      // In the first days a task is found that its project lacks.
      let task = number < 8 ? "Print" : "Read"
      files["days/\(date).md"] =
        "---\nkind: day\n---\n\n# \(date)\n\n- [ ] Draft (project: Project \(number % 4))\n- [ ] \(task) (project: Project 1)\n"
      if number % 2 == 0 { files["pages/\(number).md"] = "---\nkind: page\n---\n\n# Page \(number)\n\n- Tide\n" }
    }
    return files.mapValues { Array($0.utf8) }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    var name: String
    var old: String
    var new: String
    /// How many files are linted by themselves, and how many are held against the others.
    var alone: Int
    var inVault: Int
    var testDescription: String { "\(old) → \(new) in \(name)" }
  }

  static let changes = [
    Change(name: "pages/0.md", old: "- Tide", new: "- Tide and ebb", alone: 1, inVault: 1),
    Change(name: "pages/0.md", old: "- Tide", new: "- [ ] Draft (project: Project 2)", alone: 1, inVault: 1),
    // The root's list names pages.
    Change(name: "pages/0.md", old: "# Page 0", new: "# Page zero", alone: 1, inVault: 2),
    // The other page has the same title.
    Change(name: "pages/0.md", old: "# Page 0", new: "# Page 2", alone: 1, inVault: 3),
    Change(name: "days/2024-01-03.md", old: "Draft", new: "Read", alone: 1, inVault: 2),
    // The first of all days that miss a task has the fix for them.
    Change(
      name: "days/2024-01-03.md",
      old: "Draft (project: Project 2)",
      new: "Print (project: Project 1)",
      alone: 1,
      inVault: 2
    ),
    Change(name: "days/2024-01-03.md", old: "# 2024-01-03", new: "# 2024-01-05", alone: 1, inVault: 3),
    // Of the days that name this project, two have findings.
    Change(name: "projects/2.md", old: "- [ ] Read", new: "- [ ] Read\n\nWords.", alone: 1, inVault: 3),
    Change(name: "projects/2.md", old: "- [ ] Read", new: "- [x] Read", alone: 1, inVault: 3),
    Change(name: "tidemark.md", old: "# Vault", new: "# Home", alone: 1, inVault: 1),
  ]

  @Test(arguments: changes, [60, 120])
  func aChangeCostsAsMuchInALargerVault(_ change: Change, days: Int) throws {
    let files = Self.files(days: days)
    let source = MemorySource(files)
    let clock = WallClock(today: CivilDate("2024-01-01")!)
    var vault = OpenVault(at: MemorySource.root, clock: clock, source: source, jobs: 1)
    let (reads, alone, inVault) = (source.reads, vault.lintedAlone, vault.lintedInVault)
    let text = String(decoding: try #require(files[change.name]), as: UTF8.self)
    #expect(text.contains(change.old))
    _ = vault.replace(change.name, with: Array(text.replacing(change.old, with: change.new).utf8))
    #expect(source.reads == reads)
    #expect(vault.lintedAlone - alone == change.alone)
    #expect(vault.lintedInVault - inVault <= change.inVault)
  }

  /// What only adds or takes away a file reads no other.
  @Test(arguments: [60, 120])
  func aFileMoreReadsNoOther(days: Int) {
    let source = MemorySource(Self.files(days: days))
    let clock = WallClock(today: CivilDate("2024-01-01")!)
    var vault = OpenVault(at: MemorySource.root, clock: clock, source: source, jobs: 1)
    let (reads, alone, inVault) = (source.reads, vault.lintedAlone, vault.lintedInVault)
    #expect(vault.replace("pages/new.md", with: Array("---\nkind: page\n---\n\n# New\n".utf8)).isEmpty)
    #expect(source.reads == reads)
    #expect(vault.reread("pages/new.md").isEmpty)
    // It is asked for and is not there.
    #expect(source.reads == reads + 1)
    #expect(vault.lintedAlone - alone == 1)
    // The root's lists name files, each time.
    #expect(vault.lintedInVault - inVault <= 4)
  }

  /// The text that stands there already is no change.
  @Test func theSameTextCostsNothing() throws {
    let files = Self.files(days: 10)
    let clock = WallClock(today: CivilDate("2024-01-01")!)
    var vault = OpenVault(at: MemorySource.root, clock: clock, source: MemorySource(files), jobs: 1)
    let (alone, inVault) = (vault.lintedAlone, vault.lintedInVault)
    #expect(vault.replace("pages/0.md", with: try #require(files["pages/0.md"])).isEmpty)
    #expect(vault.reread("pages/0.md").isEmpty)
    #expect(vault.lintedAlone == alone && vault.lintedInVault == inVault)
  }
}
