import TestSupport
import Testing

@testable import CommandLine

/// One entry of a vault that cannot be read keeps nobody from the rest.
@Suite struct UnreadEntryTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("v/tidemark.md", "---\nkind: vault\n---\n\n# V\n")
    try folder.write("v/p.md", "---\nkind: page\n---\n\n# P\n\n- Water: 1/8\n")
  }

  /// What cannot be read, and what is said of it.
  enum Bad: String, CaseIterable {
    case loop, dead, folder, file

    var words: String {
      switch self {
      case .loop: "the symbolic links lead in a circle"
      case .dead: "a symbolic link to a file that is not there"
      case .folder, .file: "permission denied"
      }
    }

    var name: String { self == .folder ? "c.d" : "c.md" }
  }

  private func add(_ bad: Bad) throws {
    switch bad {
    case .loop: try folder.link("v/c.md", to: "c.md")
    case .dead: try folder.link("v/c.md", to: "nowhere.md")
    case .folder:
      try folder.write("v/c.d/x.md", Sample.clean)
      try folder.setMode("v/c.d", 0)
    case .file:
      try folder.write("v/c.md", Sample.clean)
      try folder.setMode("v/c.md", 0)
    }
  }

  private func run(_ line: String) throws -> CommandRun {
    // What is written must be writable by whom the test stands for.
    for name in ["v", "v/p.md", "v/tidemark.md"] { try folder.setMode(name, 0o777) }
    return asUnprivilegedUser { folder.run(line) }
  }

  @Test(arguments: Bad.allCases, ["Water", "p.md:7"])
  func editsGoOn(bad: Bad, name: String) throws {
    try add(bad)
    let run = try run("count \(name) +1 --vault @/v --today 2026-11-20")
    #expect(run.status == .success)
    #expect(run.error == "tidemark: @/v/\(bad.name): \(bad.words) (skipped)\n")
    #expect(try folder.text("v/p.md").contains("Water: 2/8"))
  }

  @Test(arguments: [("c.md:7", Bad.loop), ("@/v/c.md:7", .dead), ("c.md:7", .file), ("c.d/x.md:9", .folder)])
  func theFileItselfIsRefused(name: String, bad: Bad) throws {
    try add(bad)
    let run = try run("count \(name) +1 --vault @/v --today 2026-11-20")
    #expect(run.status == .couldNotRun)
    #expect(run.error.hasSuffix("tidemark count: nothing was written: @/v/\(bad.name): \(bad.words)\n"))
    let scoped = try self.run("count Water +1 --in \(bad.name) --vault @/v --today 2026-11-20")
    #expect(scoped.status == .couldNotRun && scoped.error.contains("nothing was written: @/v/\(bad.name)"))
    #expect(try folder.text("v/p.md").contains("Water: 1/8"))
  }

  /// What nobody finds may be in what was passed over.
  @Test func aRefusalSaysThatNothingWasWritten() throws {
    try add(.file)
    let run = try run("count Bread +1 --vault @/v --today 2026-11-20")
    #expect(run.status == .couldNotRun)
    #expect(run.error.hasSuffix("\n  nothing was written; the folders that were skipped were not searched\n"))
  }

  @Test(arguments: Bad.allCases, ["today", "tasks", "projects", "glance", "day", "activities", "rituals", "stats month"])
  func viewsShowTheRest(bad: Bad, view: String) throws {
    let whole = try run("\(view) --vault @/v --today 2026-11-20 --now 10:00")
    try add(bad)
    let run = try run("\(view) --vault @/v --today 2026-11-20 --now 10:00")
    #expect(run.status == .success && whole.status == .success)
    #expect(run.output == whole.output)
    #expect(run.error == whole.error + "tidemark: @/v/\(bad.name): \(bad.words) (skipped)\n")
  }

  /// Without its root nobody knows what holds in a vault.
  @Test func theRootIsNeeded() throws {
    _ = try run("today --vault @/v")
    try folder.setMode("v/tidemark.md", 0)
    let edit = asUnprivilegedUser { folder.run("count Water +1 --vault @/v --today 2026-11-20") }
    #expect(edit.status == .couldNotRun)
    #expect(edit.error.hasSuffix("tidemark.md: permission denied (skipped)\ntidemark count: nothing was written\n"))
    let view = asUnprivilegedUser { folder.run("today --vault @/v --today 2026-11-20") }
    #expect(view.status == .couldNotRun)
    let new = asUnprivilegedUser { folder.run("new day 2026-12-01 --vault @/v --today 2026-11-20") }
    #expect(new.status == .couldNotRun && new.error.hasSuffix("tidemark new day: nothing was written\n"))
  }

  @Test(arguments: Bad.allCases, ["@/v", "@/v @/v/p.md", "@/v @/v/", "@/v/p.md"])
  func lintSaysItOnce(bad: Bad, paths: String) throws {
    try add(bad)
    let run = try run("lint \(paths) --today 2026-11-20")
    #expect(run.status == .couldNotRun)
    let lines = run.error.split(separator: "\n").filter { $0.contains(bad.words) }
    #expect(lines.count == 1 && lines[0].hasSuffix("\(bad.name): \(bad.words)"), "\(run.error)")
  }

  @Test func lintSaysOnceWhatIsNamedAndLiesInTheVault() throws {
    try add(.loop)
    let run = try run("lint @/v/c.md @/v --today 2026-11-20")
    #expect(run.status == .couldNotRun)
    #expect(run.error == "tidemark: @/v/c.md: the symbolic links lead in a circle\n")
  }

  @Test(arguments: Bad.allCases)
  func foldersAreComparedWithoutIt(bad: Bad) throws {
    try folder.write("w/tidemark.md", "---\nkind: vault\n---\n\n# V\n")
    try folder.write("w/p.md", "---\nkind: page\n---\n\n# P\n\n- Water: 2/8\n")
    try folder.write("w/\(bad == .folder ? "c.d/x.md" : "c.md")", Sample.clean)
    try add(bad)
    let run = try run("diff @/v @/w --plain")
    #expect(run.status == .couldNotRun)
    #expect(run.error == "tidemark: @/v/\(bad.name): \(bad.words)\n")
    #expect(run.output.contains("Water") && !run.output.contains("Title"))
  }
}
