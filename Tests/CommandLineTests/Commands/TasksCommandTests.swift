import Diagnostics
import TestSupport
import Testing

@testable import CommandLine

@Suite struct TasksCommandTests {
  @Test(arguments: [
    ("--project zzz", "no project is called “zzz”; these are there:\n  Thesis\n  東京への引っ越し\n  An empty one\n"),
    ("--project thsis", "no project is called “thsis”; did you mean “Thesis”?\n"),
    ("--due never", "“--due” needs \(DueWord.expectation.english), not “never”\n"),
    ("--done some", "“--done” needs a number or “all”, not “some”\n"),
    ("--done=-1", "“--done” needs a number or “all”, not “-1”\n"),
    ("--priority urgent", "“urgent” is not a value of “--priority”; choose from: low, medium, high\n"),
  ])
  func aMistakeIsTold(options: String, message: String) throws {
    let run = try TaskVault().run("tasks " + options)
    #expect(run.status == .couldNotRun)
    #expect(run.output.isEmpty)
    #expect(run.error == "tidemark tasks: " + message)
  }

  /// On a page a box below an entry of a log is one of its own; below a recurring task it is a step, and in other files a note.
  @Test(arguments: [
    ("page", "- Run (streak: daily)", true), ("page", "- Best run: 12 (best: highest)", true),
    ("page", "- [ ] Tyres (every: week)", false), ("project", "- [ ] Weed (every: week)", false),
    ("activities", "- Swim", false),
  ])
  func aBoxBelowAnEntryIsListed(kind: String, item: String, isListed: Bool) throws {
    let log = "  - 2026-11-19: 12 km\n    - [ ] Call her back\n"
    let vault = try TaskVault(["a.md": "---\nkind: \(kind)\n---\n\n# A\n\n\(item)\n\(log)"])
    #expect(vault.run("tasks").output.contains("[ ] Call her back") == isListed)
    #expect(vault.run("list her").output.contains("[ ] Call her back"))
  }

  @Test func severalProjectsAreListed() throws {
    let vault = try TaskVault(["a.md": TaskVault.project("Garden"), "b.md": TaskVault.project("Gate")])
    let run = vault.run("tasks --project ga")
    #expect(run.status == .couldNotRun)
    #expect(run.error.hasSuffix("“ga” may be any of these projects; write more of its title:\n  1  Garden\n  2  Gate\n"))
    #expect(vault.run("tasks --project gat").lines[0] == "Tasks of Gate")
    #expect(vault.run("tasks --project all").lines[0] == "All tasks")
  }

  @Test(arguments: [
    ("", "Done, the last 4 of 8"),
    ("--done 10", "Done"),
    ("--done all", "Done"),
    ("--done 0", nil),
    ("--due today", nil),
    ("--priority high", nil),
    ("--due 2027-12-31 --done all", nil),
    ("--project tokyo", nil),
    ("--project 東京", "Done"),
  ])
  func doneTasksAreFew(options: String, heading: String?) throws {
    let run = try TaskVault().run("tasks " + options)
    #expect(run.lines.first { $0.hasPrefix("Done") } == heading)
  }

  @Test(arguments: [
    ("--due tomorrow", "All tasks due by tomorrow, Sat 21 Nov"),
    ("--due monday", "All tasks due by Mon 23 Nov"),
    ("--due 2026-12-24", "All tasks due by Thu 24 Dec"),
    ("--priority low --project thesis", "Tasks of Thesis of low priority"),
  ])
  func theHeadingSaysWhatIsShown(options: String, heading: String) throws {
    #expect(try TaskVault().run("tasks " + options).lines[0] == heading)
  }

  /// A task is known by its project as well.
  @Test func theTitleOfAProjectCountsAsFound() throws {
    let kitchen = "---\nkind: project\n---\n\n# Kitchen\n\n- [ ] Choose paint\n- [ ] Move the fridge\n"
    let vault = try TaskVault(["kitchen.md": kitchen, "b.md": TaskVault.project("Gate")])
    let lines = vault.run("tasks kitchen").lines
    #expect(lines.contains { $0.contains("Choose paint") } && lines.contains { $0.contains("Move the fridge") }, "\(lines)")
    #expect(vault.run("tasks kitchen paint").lines.contains { $0.contains("Choose paint") })
    #expect(!vault.run("tasks kitchen paint").lines.contains { $0.contains("Move the fridge") })
    #expect(!vault.run("tasks gate").lines.contains { $0.contains("Choose paint") })
  }

  @Test func theClockOfTheVaultIsUsed() throws {
    var files = TaskVault.files
    files["tidemark.md"] = "---\nkind: vault\nclock: 12h\n---\n\n# Vault\n"
    let run = try TaskVault(files).run("tasks --project thesis")
    #expect(run.lines[1].hasPrefix("Friday 2026-11-20, 10:15 AM"))
    #expect(run.output.contains("next: today 2:00 PM Time block"))
  }

  @Test func anEmptyVaultShowsHowToBegin() throws {
    let vault = try TaskVault([:])
    for noun in ["task", "project"] {
      for line in ["\(noun)s", "\(noun)s --plain"] {
        let run = vault.run(line, width: 40)
        #expect(run.status == .success)
        #expect(run.lines[0] == "There is no \(noun) yet.")
        #expect(run.lines.contains("  tidemark new project Thesis"))
        #expect(run.lines.allSatisfy { DisplayWidth.cells(of: $0) <= 40 })
      }
    }
    #expect(vault.run("tasks --project x").error == "tidemark tasks: no project is called “x”: the vault has none\n")
    #expect(vault.run("tasks --json").output.contains("\"projects\": []"))
  }

  @Test func stacksAreShownWithoutAnyProject() throws {
    let vault = try TaskVault(["s.md": "---\nkind: stacks\n---\n\n# S\n\n## A\n\n- [ ] B\n"])
    let run = vault.run("tasks")
    #expect(run.lines.contains("    [ ] B"))
    #expect(run.lines.contains("  There is no project yet."))
    #expect(run.lines.contains { $0.hasPrefix("  tidemark new project Thesis  ") })
  }

  @Test func aFolderThatIsNotThereIsOneLine() {
    for command in ["tasks", "projects", "stats time"] {
      let run = CommandRun(command.split(separator: " ").map(String.init) + ["--vault", "/no/such/folder"])
      #expect(run.status == .couldNotRun)
      #expect(run.output.isEmpty)
      #expect(run.error == "tidemark: /no/such/folder: no such file or folder\n")
    }
  }
}
