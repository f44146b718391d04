import TestSupport
import Testing
import Tidemark

@Suite struct TidemarkVaultTests {
  private static let today = CivilDate("2026-11-20")!
  private static let now = Moment(today, TimeOfDay("10:15")!)

  private static func vault() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    try folder.write("home.md", "---\nkind: project\n---\n\n# Home\n\n* [ ]  Buy milk\n* [x] Sweep\n* [ ] Call Mum  \n")
    return folder
  }

  @Test func openTasksHaveTheirPlaces() throws {
    let folder = try Self.vault()
    let tasks = try TidemarkVault(at: folder.path).openTasks
    #expect(tasks.map(\.item.text) == ["Buy milk", "Call Mum"])
    #expect(tasks.map(\.line) == [7, 9])
    #expect(tasks.allSatisfy { $0.project == "Home" && $0.path.hasSuffix("home.md") })
  }

  @Test func anEditChangesItsLineAlone() throws {
    let folder = try Self.vault()
    var vault = try TidemarkVault(at: folder.path)
    let revisions = try vault.edit(today: Self.today, now: Self.now) { vault throws(EditRefusal) in
      try vault.complete(vault.thing(named: "buy", called: .task), on: vault.today)
    }
    #expect(revisions.map(\.name) == ["home.md"])
    let lines = try folder.text("home.md").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[6].hasPrefix("* [x]  Buy milk") && lines[7] == "* [x] Sweep" && lines[8] == "* [ ] Call Mum  ")
    #expect(vault.openTasks.map(\.item.text) == ["Call Mum"])
  }

  @Test func whatIsRefusedIsNotWritten() throws {
    let folder = try Self.vault()
    var vault = try TidemarkVault(at: folder.path)
    let before = try folder.text("home.md")
    #expect(throws: TidemarkVault.NotWritten.self) {
      try vault.edit(today: Self.today, now: Self.now) { vault throws(EditRefusal) in
        try vault.complete(vault.thing(named: "buy", called: .task), on: vault.today)
        try vault.complete(vault.thing(named: "no such task", called: .task), on: vault.today)
      }
    }
    #expect(try folder.text("home.md") == before)
    #expect(vault.openTasks.count == 2)
  }

  @Test func whatARuleForbidsIsNotWritten() throws {
    let folder = try Self.vault()
    var vault = try TidemarkVault(at: folder.path)
    func begin(allowing rules: Set<String>) throws {
      try vault.edit(today: Self.today, now: Self.now, allowing: rules) { vault throws(EditRefusal) in
        _ = try vault.begin("new.md", "---\nkind: page\n---\n\n# New\n\n- [ ] Call (due: 2026-13-01)\n")
      }
    }
    #expect {
      try begin(allowing: [])
    } throws: { error in
      guard case .refused(let refusal)? = error as? TidemarkVault.NotWritten else { return false }
      return refusal.message.contains("2026-13-01")
    }
    #expect(!FileSystem.exists(folder.path + "/new.md"))
    try begin(allowing: ["field-value"])
    #expect(FileSystem.exists(folder.path + "/new.md"))
  }

  /// Of a task that its project does not have, only the vault can tell.
  @Test func findingsAreThoseOfTheVault() throws {
    let folder = try Self.vault()
    let day = "---\nkind: day\n---\n\n# 2026-11-20\n\n- 9:00 - 10:00 Desk\n  - [ ] Buy mlik (project: Home)\n"
    try folder.write("days/2026-11-20.md", day)
    let findings = try TidemarkVault(at: folder.path).findings(today: Self.today)
    #expect(findings.map(\.rule) == ["missing-task"])
    #expect(findings.map(\.file) == ["days/2026-11-20.md"])
    #expect(TidemarkFile(day, name: "days/2026-11-20.md").findings(today: Self.today).isEmpty)
  }

  @Test func nothingIsMadeThroughALinkOutOfTheVault() throws {
    let folder = try TemporaryFolder()
    try folder.write("v/tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    try folder.write("outside/")
    try folder.link("v/pages", to: "../outside")
    var vault = try TidemarkVault(at: folder.path + "/v")
    #expect {
      try vault.edit(today: Self.today, now: Self.now) { vault throws(EditRefusal) in
        _ = try vault.begin("pages/new.md", "---\nkind: page\n---\n\n# New\n")
      }
    } throws: { error in
      guard case .failed(let words)? = error as? TidemarkVault.NotWritten else { return false }
      return words.contains("is a symbolic link out of the vault")
    }
    #expect(!FileSystem.exists(folder.path + "/outside/new.md"))
  }

  @Test func aFolderWithoutARootIsNoVault() throws {
    let folder = try TemporaryFolder()
    #expect(throws: TidemarkVault.Missing.self) { try TidemarkVault(at: folder.path) }
  }
}
