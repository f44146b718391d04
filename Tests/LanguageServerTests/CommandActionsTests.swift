import Chronology
import Diagnostics
import Planner
import SourceText
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct CommandActionsTests {
  private static func actions(_ vault: inout VaultScene, _ name: String, _ words: String) throws -> [JSON] {
    let position = try vault.position(name, words).json
    let context: JSON = ["diagnostics": [], "only": ["refactor"]]
    let range: JSON = ["start": position, "end": position]
    return vault.ask("textDocument/codeAction", name, [("range", range), ("context", context)])?.elements ?? []
  }

  @Test(arguments: [
    (
      "projects/thesis.md", "Print",
      ["Done today", "Drop", "Plan today", "Move to “House”"]
    ),
    ("projects/thesis.md", "Begin", ["Reopen"]), ("pages/sea.md", "Swim", ["One more", "Set aside"]),
    ("pages/sea.md", "Read", ["Done today", "Skip today", "Set aside"]),
    ("pages/sea.md", "Walks", ["Add a stroke", "Set aside"]),
    ("pages/sea.md", "Kite", ["Restore"]), ("rituals/tea.md", "Boil", ["Done today", "Skip today"]),
    ("rituals/tea.md", "Arc 1", ["End the arc today"]), ("activities.md", "Sail", ["Log today"]),
    ("days/2026-11-20.md", "Work", ["Split the block in two"]), ("notes/plain.md", "Tea", []), ("pages/sea.md", "tags", []),
  ])
  func whatCanBeDoneIsOffered(name: String, words: String, expected: [String]) throws {
    var vault = try VaultScene()
    let actions = try Self.actions(&vault, name, words)
    #expect(actions.map { $0["title"] } == expected.map(JSON.string))
    #expect(actions.allSatisfy { $0["kind"] == "refactor.rewrite" })
  }

  @Test(arguments: [
    (
      "projects/thesis.md", "Print", "Done today",
      [
        "projects/thesis.md": "- [x] Print (done: 2026-11-20)", "days/2026-11-20.md": "- [x] Print (project",
        "days/2026-11-24.md": "- [x] Print (project",
      ]
    ),
    ("projects/house.md", "Paint", "Plan tomorrow", ["days/2026-11-21.md": "- [ ] Paint (project: House)"]),
    (
      "projects/thesis.md", "Draft", "Move to “House”",
      ["projects/thesis.md": "- [ ] Print", "projects/house.md": "  - [x] Read"]
    ),
    ("pages/sea.md", "Swim", "One more", ["pages/sea.md": "- Swim: 4/8 times"]),
    ("pages/sea.md", "Read", "Done today", ["pages/sea.md": "  - 2026-11-20\n"]),
    ("pages/sea.md", "2026-11-19", "Skip today", ["pages/sea.md": "  - 2026-11-20 skipped\n"]),
    ("pages/sea.md", "Walks", "Add a stroke", ["pages/sea.md": "- Walks: |||\n"]),
    ("pages/sea.md", "Kite", "Restore", ["pages/sea.md": "- Kite\n"]),
    ("activities.md", "Sail", "Log today", ["activities.md": "  - 2026-11-20\n"]),
    ("days/2026-11-20.md", "Work", "Split the block in two", ["days/2026-11-20.md": "09:45 - 10:30 Work"]),
    ("rituals/tea.md", "Arc 1", "End the arc today", ["rituals/tea.md": "(ended: 2026-11-20)"]),
  ])
  func eachDoesWhatTheCommandDoes(name: String, words: String, title: String, parts: [String: String]) throws {
    var vault = try VaultScene()
    let actions = try Self.actions(&vault, name, words)
    let action = try #require(actions.first { $0["title"] == .string(title) }, "\(actions.map { $0["title"] })")
    let after = try vault.applied(action["edit"])
    #expect(Set(after.keys) == Set(parts.keys))
    for (name, part) in parts { #expect(after[name]?.contains(part) == true, "\(after[name] ?? "")") }
  }

  @Test func whatADayLeftIsCarriedOver() throws {
    let days = [
      "tidemark.md": "---\nkind: vault\n---\n\n# Tide\n",
      "days/2026-11-18.md": "---\nkind: day\n---\n\n# 2026-11-18\n\n- [ ] Milk 🥛\n",
    ]
    var vault = try VaultScene(days)
    let actions = try Self.actions(&vault, "days/2026-11-18.md", "Milk")
    let action = try #require(actions.first { $0["title"] == "Carry over to today" }, "\(actions.map { $0["title"] })")
    #expect(try vault.applied(action["edit"])["days/2026-11-20.md"]?.contains("- [ ] Milk 🥛") == true)
  }

  /// A client that makes no files is offered nothing that needs one.
  @Test func aFileIsMadeOnlyWhereTheClientCan() throws {
    var vault = try VaultScene(capabilities: [("textDocument", ["codeAction": ["codeActionLiteralSupport": [:]]])])
    #expect(try !Self.actions(&vault, "projects/house.md", "Paint").contains { $0["title"] == "Plan tomorrow" })
    #expect(try Self.actions(&vault, "projects/house.md", "Paint").first?["edit"]?["changes"] != nil)
  }

  @Test func aCommandAsksTheClientToApplyItsEdit() throws {
    var vault = try VaultScene()
    let name = "pages/sea.md"
    let line = try vault.position(name, "Swim").line
    func run(_ command: String, _ arguments: [JSON]) -> [JSON] {
      vault.scene.send(
        ServerScene.message(
          "workspace/executeCommand",
          ["command": .string(command), "arguments": .array(arguments)],
          id: "x"
        ),
        settles: false
      )
    }
    let answers = run("tidemark.count", [.string(vault.address(name)), .integer(line), 7])
    #expect(answers.first == ["jsonrpc": "2.0", "id": "x", "result": .null])
    #expect(answers.last?["method"] == "workspace/applyEdit")
    #expect(try vault.applied(answers.last?["params"]?["edit"])[name]?.contains("- Swim: 4/8") == true)
    #expect(run("tidemark.count", [.string(vault.address(name)), .integer(line), 6]).first?.errorCode == -32801)
    #expect(run("tidemark.done", [.string(vault.address(name)), .integer(line)]).first?.errorCode == -32803)
    #expect(run("tidemark.done", [.string(vault.address("notes/plain.md")), 2]).first?.errorCode == -32803)
    #expect(run("tidemark.tide", []).first?.errorCode == -32602)
    #expect(run("tidemark.done", []).first?.errorCode == -32602)
  }

  @Test func eachLensIsAnActionToo() throws {
    var vault = try VaultScene()
    for (name, titles) in [
      ("pages/sea.md", ["One more", "Done today", "Add a stroke", "Done today"]), ("rituals/tea.md", ["Done today"]),
      ("activities.md", ["Log today"]), ("projects/house.md", ["Plan tomorrow"]), ("notes/plain.md", []),
    ] {
      let lenses = vault.ask("textDocument/codeLens", name)?.elements ?? []
      #expect(lenses.compactMap { $0["command"]?["title"] } == titles.map(JSON.string), "\(name)")
      for lens in lenses {
        let range = try #require(lens["range"])
        let context: JSON = ["diagnostics": []]
        let actions = vault.ask("textDocument/codeAction", name, [("range", range), ("context", context)])?.elements ?? []
        #expect(actions.contains { $0["title"] == lens["command"]?["title"] })
      }
    }
  }

  /// What is offered and done is the same whether all files of the vault are read for it or only those near the document.
  @Test(arguments: [
    "days/2026-11-20.md", "days/2026-11-16.md", "projects/museum-trip.md", "projects/one-window.md", "pages/health.md",
  ])
  func filesThatAreNotNearMakeNoDifference(name: String) throws {
    let folder = try TemporaryFolder()
    for path in ProjectFiles.paths(below: "Examples", endingIn: ".md") where !path.contains("/careless/") {
      try folder.write(String(path.dropFirst("Examples/".count)), try ProjectFiles.text(path))
    }
    let text = try ProjectFiles.text("Examples/" + name)
    let address = FileAddress.address(of: folder(name))
    func session() -> Session {
      var session = Session(clock: WallClock(today: CivilDate("2026-11-20")!), jobs: 1)
      (session.client.readsCodeActions, session.client.versionsEdits, session.client.createsFiles) = (true, true, true)
      session.open(address, version: 1, text)
      return session
    }
    var (near, all) = (session(), session())
    let document = try near.document(at: address)
    var edited = 0
    let lines = Array(0..<document.text.lineCount)
    let some = someCases(of: lines, named: name, least: 8)
    for line in some {
      let vault = all.editedVault(around: document, .all)
      guard let thing = vault.thing(in: name, onLine: line) else { continue }
      let projects = CommandActions.projects(of: all.index(around: document)).map(\.title)
      for action in CommandAction.possible(for: thing, in: vault, projects: projects) {
        func edit(_ session: inout Session, _ scope: EditScope) -> Result<JSON?, ResponseError> {
          Result { () throws(ResponseError) in try CommandActions.edit(action, in: document, onLine: line, &session, scope) }
        }
        switch (edit(&near, .near), edit(&all, .all)) {
        case (.success(let one), .success(let other)):
          #expect(one == other, "\(action) on line \(line + 1)")
          edited += one == nil ? 0 : 1
        case (.failure(let one), .failure(let other)): #expect(one.message == other.message, "\(action) on line \(line + 1)")
        case (let one, let other): Issue.record("\(action) on line \(line + 1): \(one), and of all files \(other)")
        }
      }
    }
    #expect(edited > (some.count == lines.count ? 10 : 0))
  }
}
