import Foundation
import TestSupport
import Testing

@testable import CommandLine

@Suite struct UndoCommandTests {
  private static let page = Sample.page("- [ ] Call mum", "- [ ] Buy milk")

  @Test func takesBackOneCommandAfterTheOtherAndDoesThemAgain() throws {
    let vault = try UndoVault(["page.md": Self.page])
    vault.run("done", "Call mum", "--today", "2026-11-20", "--now", "09:00")
    let between = try vault.files()
    vault.run("done", "Buy milk", "--today", "2026-11-20", "--now", "09:05")
    let after = try vault.files()
    let run = vault.run("undo")
    #expect(run.status == .success)
    #expect(
      run.output == """
        undone: “tidemark done "Buy milk" --today 2026-11-20 --now 09:05” of 2026-11-20 09:05
          page.md: as it was before

        """
    )
    #expect(try vault.files() == between)
    vault.run("undo")
    #expect(try vault.folder.text("page.md") == Self.page)
    #expect(vault.run("undo").error == "tidemark undo: no command is left to take back\n")
    #expect(vault.run("redo").output.hasPrefix("done again: “tidemark done \"Call mum\""))
    vault.run("redo")
    #expect(try vault.files() == after)
    #expect(vault.run("redo").status == .couldNotRun)
  }

  @Test func filesThatWereMadeGoAndFilesThatWereRemovedComeBack() throws {
    let vault = try UndoVault(["page.md": Self.page])
    let made = vault.run("new", "page", "Garden", "--today", "2026-11-20", "-o", vault.folder("pages/garden.md"))
    #expect(made.status == .success, "\(made.error)")
    #expect(vault.run("undo").output.hasSuffix("  pages/garden.md: removed\n"))
    vault.run("remove", "page.md", "--today", "2026-11-20")
    #expect(try vault.files()["page.md"] == nil)
    #expect(vault.run("undo").output.contains("  page.md: brought back\n"))
    #expect(try vault.folder.text("page.md") == Self.page)
  }

  @Test func whatWasChangedSinceIsLeftAsItIs() throws {
    let vault = try UndoVault(["page.md": Self.page])
    vault.run("done", "Call mum", "--today", "2026-11-20")
    let changed = try vault.folder.text("page.md") + "- [ ] By hand\n"
    try vault.folder.write("page.md", changed)
    let run = vault.run("undo")
    #expect(run.status == .couldNotRun)
    #expect(run.error.hasSuffix("cannot be taken back, and nothing was written: page.md was changed meanwhile\n"))
    #expect(try vault.folder.text("page.md") == changed)
    try FileManager.default.removeItem(atPath: vault.folder("page.md"))
    #expect(vault.run("undo").error.hasSuffix("page.md is gone\n"))
  }

  @Test func whatIsTakenBackCannotBeDoneAgainAfterAnotherCommand() throws {
    let vault = try UndoVault(["page.md": Self.page])
    vault.run("done", "Call mum", "--today", "2026-11-20")
    vault.run("undo")
    vault.run("done", "Buy milk", "--today", "2026-11-20")
    #expect(vault.run("redo").error == "tidemark redo: there is nothing to redo since the last command that wrote\n")
  }

  @Test func theListIsThatOfTheVaultAndSaysWhatWasTyped() throws {
    let (vault, other) = (try UndoVault(["page.md": Self.page]), try UndoVault(["page.md": Self.page]))
    vault.run("done", "Call mum", "--today", "2026-11-20", "--now", "09:00")
    #expect(vault.run("undo", "--list").output.hasPrefix("2026-11-20 09:00  tidemark done \"Call mum\" --today 2026-11-20"))
    #expect(CommandRun(["undo", "--list", "--vault", other.folder.path], stateFolder: vault.state.path).output.isEmpty)
    #expect(vault.run("undo", "--list", "--json").output.contains("\"Call mum\""))
  }

  @Test func aDryRunAndACommandThatChangesNothingKeepNothing() throws {
    let vault = try UndoVault(["page.md": Self.page])
    vault.run("done", "Call mum", "--dry-run", "--today", "2026-11-20")
    vault.run("fmt", vault.folder("page.md"))
    vault.run("today", "--today", "2026-11-20")
    #expect(vault.run("undo", "--list").output.isEmpty)
    vault.run("done", "Call mum", "--today", "2026-11-20")
    let files = try vault.files()
    #expect(vault.run("undo", "--dry-run").output.contains("+- [ ] Call mum\n"))
    #expect(try vault.files() == files)
  }

  @Test func onlyItsOwnerMayLookAtWhatIsKept() throws {
    let vault = try UndoVault(["page.md": Self.page])
    vault.run("done", "Call mum", "--today", "2026-11-20")
    #expect(try vault.state.mode("tidemark") == 0o700)
    #expect(try vault.state.mode("tidemark/undo") == 0o700)
  }

  @Test func withoutAFolderForItNothingIsKeptAndUndoSaysSo() throws {
    let vault = try UndoVault(["page.md": Self.page])
    #expect(CommandRun("done", "Call mum", "--vault", vault.folder.path, "--today", "2026-11-20").status == .success)
    #expect(
      CommandRun("undo", "--vault", vault.folder.path).error
        == "tidemark undo: it is not known where commands are kept; set HOME or XDG_STATE_HOME\n"
    )
  }

  /// The law: after any commands, as many `undo` bring back every byte, step by step, and as many `redo` the bytes after.
  @Test(arguments: caseChunks(default: 60, ofEach: 5)) func everyByteComesBack(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      var random = SplitMix64(seed: seed ^ 0xD0)
      let vault = try UndoVault(examples: true)
      var states = [try vault.files()]
      var said: [String] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let line = RandomCommandLine.line(&random, vault.folder.path)
        vault.run(line)
        let state = try vault.files()
        guard state != states.last else { continue }
        states.append(state)
        said.append(line.joined(separator: " "))
      }
      for index in states.indices.dropLast().reversed() {
        let run = vault.run("undo")
        #expect(try run.status == .success && vault.files() == states[index], "seed \(seed), \(said): \(run.error)")
      }
      for index in states.indices.dropFirst() {
        let run = vault.run("redo")
        #expect(try run.status == .success && vault.files() == states[index], "seed \(seed), \(said): \(run.error)")
      }
    }
  }
}

/// A vault and a folder for what is remembered of its commands.
private struct UndoVault {
  let folder: TemporaryFolder
  let state: TemporaryFolder

  init(_ files: [String: String] = [:], examples: Bool = false) throws {
    (folder, state) = (try TemporaryFolder(), try TemporaryFolder())
    if examples {
      try FileManager.default.removeItem(atPath: folder.path)
      try FileManager.default.copyItem(atPath: ProjectFiles.root.appendingPathComponent("Examples").path, toPath: folder.path)
    } else {
      try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    }
    for (name, text) in files { try folder.write(name, text) }
  }

  @discardableResult func run(_ arguments: String...) -> CommandRun { run(arguments) }

  @discardableResult func run(_ arguments: [String]) -> CommandRun {
    let takesVault = !["fmt", "lint", "new"].contains(arguments[0])
    return CommandRun(arguments + (takesVault ? ["--vault", folder.path] : []), stateFolder: state.path)
  }

  /// Every file with its bytes, hidden ones too.
  func files() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder(name), isDirectory: &isFolder), !isFolder.boolValue else { continue }
      files[name] = try folder.bytes(name)
    }
    return files
  }
}

/// Commands that write, with names of the examples.
private enum RandomCommandLine {
  private static let boxes = [
    "Bathroom tap", "Choose a colour with Jo", "Redraw the sandbanks", "Net the kale", "Count the words",
  ]
  private static let tracked = ["Meditate", "Run", "Coffee, and nothing", "Swim in the estuary", "Water the ferns", "Dig"]
  private static let days = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-19"]

  static func line(_ random: inout SplitMix64, _ vault: String) -> [String] {
    let day = random.pick(days)
    let today = ["--today", "2026-11-22", "--now", "10:00"]
    return switch Int.random(in: 0..<14, using: &random) {
    case 0: ["done", random.pick(boxes)] + today
    case 1: ["done", random.pick(tracked), "--on", day] + today
    case 2: ["skip", random.pick(tracked), "--on", day] + today
    case 3: ["reopen", random.pick(tracked), "--on", day] + today
    case 4: ["count", "Water", random.pick(["+1", "-1", "=3"])] + today
    case 5: ["set-aside", random.pick(boxes)] + today
    case 6: ["remove", random.pick(boxes + ["pages/reading.md", "rituals/low-water.md"]), "--force"] + today
    case 7:
      ["rename", random.pick(["One Window", "Reading", "Lamp out"]), random.pick(["Another name", "Zwei: Fenster"])] + today
    case 8: ["new", "page", random.pick(["Garden", "Attic"]), "-o", vault + "/pages/new.md", "--today", "2026-11-22"]
    case 9: ["task", "add", "Ring the printer", "--project", "One Window"] + today
    case 10: ["mark", day, random.pick(["A good week", "Rain"]), "--replace"] + today
    case 11: ["end-arc", random.pick(["Lamp out", "Round the lake"])] + today
    case 12: ["lint", "--fix", vault, "--today", "2026-11-22"]
    default: ["fmt", vault]
    }
  }
}
