import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// What `tasks` and `list` show of what is asked for.
@Suite struct QuestionViewTests {
  let vault: TaskVault

  init() throws {
    vault = try QuestionVault.vault()
  }

  /// The name of each in the golden files, and its command line.
  static let views = [
    ("tasks-all", "tasks"), ("tasks-words", "tasks jose"), ("tasks-urgent", "tasks --open --sort priority"),
    ("tasks-by-due", "tasks --group due"), ("tasks-by-tag", "tasks --group tag --state open --state done"),
    ("list-words", "list jose"), ("list-tag", "list --tag kale"),
    ("list-kind", "list --kind habit --kind activity --group kind"),
    ("list-nothing", "list --tag kale --state dropped"),
  ]

  @Test(arguments: views, [40, 80, 120])
  func looksAsRecorded(view: (String, String), width: Int) {
    expectGolden(vault.run(view.1, width: width).output, "Tests/CommandLineTests/Golden/\(view.0)-\(width).txt")
  }

  @Test(arguments: views)
  func plainLinesAreAsRecorded(view: (String, String)) {
    expectGolden(vault.run(view.1 + " --plain", width: 40).output, "Tests/CommandLineTests/Golden/\(view.0)-plain.txt")
  }

  @Test(arguments: views)
  func jsonIsAsRecorded(view: (String, String)) {
    let output = vault.run(view.1 + " --json").output
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(output.utf8)) }
    expectGolden(output, "Tests/CommandLineTests/Golden/\(view.0).json")
  }

  @Test(arguments: views)
  func noLineIsTooWideAndColorTellsNothing(view: (String, String)) {
    for width in [24, 33, 40, 79, 100, 130] {
      let run = vault.run(view.1, width: width)
      #expect(run.lines.filter { DisplayWidth.cells(of: $0) > width || $0.hasSuffix(" ") } == [], "\(width)")
      let colored = vault.run(view.1 + " --color always", width: width).output
      #expect(colored.replacing(/\x1B\[[0-9;]*m/, with: "") == run.output)
    }
  }

  /// The titles that a command line finds, in order.
  private func titles(_ line: String) throws -> [String] {
    let run = vault.run(line + " --json")
    #expect(run.error.isEmpty)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let groups = (object["groups"] as? [[String: Any]] ?? []).flatMap { $0["items"] as? [[String: Any]] ?? [] }
    return groups.compactMap { $0["title"] as? String }
  }

  @Test(arguments: [
    ("list --tag kale", ["Net the kale #kale", "Lift the dahlias", "Stretch #kale", "Left behind #kale"]),
    ("list --tag kale --tag home", ["Net the kale #kale", "Lift the dahlias", "Stretch #kale"]),
    ("list --tag #KALE --state done", ["Lift the dahlias"]),
    ("list --tag 庭", ["長い長い長い作業の名前がここに書いてある庭の手入れの計画とその後の片付け #庭/冬"]),
    ("list --tag kale --state set-aside", ["Ponds"]),
    ("list --tag kale --state set-aside --state done", ["Lift the dahlias", "Ponds"]),
    ("list --kind file --kind ritual", ["Morning"]),
    ("list --kind ritual --open", ["Stretch #kale"]),
    ("list --ritual morn --kind habit --state done", ["Drink"]),
    ("list --category health", ["Morning", "Stretch #kale", "Drink", "Tennis"]),
    ("list --kind counter", ["Rain"]),
    ("list JOSÉ", ["Net the kale #kale", "Tennis"]),
    ("list cafe", ["Water the ferns"]),
    ("list storm fence", ["The storm took the fence."]),
    ("list storm kale", []),
    ("list --page pages/garden.md --due 2026-11-19..2026-11-22", ["Peg it down"]),
    (
      "list --due none --kind task --kind checkbox --page pages/garden.md",
      [
        "Buy a net", "長い長い長い作業の名前がここに書いてある庭の手入れの計画とその後の片付け #庭/冬", "Lift the dahlias", "Packing", "Gloves",
      ]
    ),
    ("list --due overdue", ["Net the kale #kale", "Letter to the editor", "Count the words"]),
    ("list --project thesis --priority high", ["Draft chapter 3, all of it with the notes at the end"]),
    ("list --kind day --sort age --kind task --tag kale", ["Left behind #kale"]),
    ("list footnotes --kind task", ["Footnotes"]),
    ("list footnotes --kind task --kind day", ["Footnotes"]),
    (
      "list --due this-week --sort due",
      [
        "Letter to the editor", "Net the kale #kale", "Count the words", "Send the proofs", "Call \u{1B}[31mred\u{1B}[0m",
        "Peg it down", "Stamps",
      ]
    ),
    ("tasks --due this-week --sort due --reverse --kind page", ["Peg it down", "Net the kale #kale"]),
    ("tasks --sort title --kind day", ["Bathroom tap", "Left behind #kale", "Long ago", "Stamps"]),
    ("tasks --group none --tag kale", ["Left behind #kale", "Net the kale #kale"]),
    ("tasks pigeons --group none", ["Net the kale #kale"]),
  ])
  func findsWhatIsAskedFor(line: String, expected: [String]) throws {
    let found = try titles(line)
    #expect(found == expected)
  }

  /// A task that a later day has too is told as it stands there.
  @Test func whatWasCarriedOverIsToldOnce() throws {
    func day(_ date: String, _ line: String) -> String { "---\nkind: day\n---\n\n# \(date)\n\n\(line)\n" }
    let vault = try TaskVault([
      "days/2026-11-17.md": day("2026-11-17", "- [ ] Gift for Tom\n- [ ] Ring Ben\n- [x] Feed Tom's cat"),
      "days/2026-11-18.md": day("2026-11-18", "- [ ] Gift for Tom\n- [ ] Ring Ben"),
      "days/2026-11-20.md": day("2026-11-20", "- [ ] gift for Tom\n- [-] Ring Ben\n- [ ] Feed Tom's cat"),
    ])
    let tom = vault.run("list tom --plain").output
    #expect(
      tom.components(separatedBy: "Gift for Tom").count + tom.components(separatedBy: "gift for Tom").count == 4,
      "\(tom)"
    )
    #expect(vault.run("list ben --state open").output.hasPrefix("No item matches."))
    #expect(vault.run("list ben").output.components(separatedBy: "Ring Ben").count == 2)
    // What was done on one day and is to be done on another is two.
    #expect(tom.components(separatedBy: "Feed Tom's cat").count == 3)
  }

  /// The line of a file is that on which the item begins.
  @Test func everyItemHasItsPlace() throws {
    let output = vault.run("list --kind habit --json").output
    #expect(output.contains("\"path\": \"@/rituals/morning.md\",\n          \"line\": 11"))
    let days = vault.run("tasks --json").output
    #expect(days.contains("\"path\": \"@/days/2026-11-22.md\",\n          \"line\": 7"))
  }

  @Test func whatWasCarriedOverIsOpenOnceOnly() {
    let output = vault.run("tasks --plain").output
    #expect(!output.contains("Open: Carried"))
    #expect(output.contains("To do of earlier days, 1 open:\nOpen: Left behind #kale; planned 3 days ago"))
    #expect(vault.run("tasks --kind day --plain").output.contains("Open: Long ago"))
  }

  @Test func ofManyEarlierTasksTheLatestAreShown() throws {
    var files: [String: String] = [:]
    for day in 1...19 {
      let date = "2026-11-" + (day < 10 ? "0\(day)" : "\(day)")
      files["days/\(date).md"] = TaskVault.day(date, "- [ ] Task \(day)")
    }
    let vault = try TaskVault(files)
    let lines = vault.run("tasks").lines
    #expect(lines.contains("  Earlier days · 19 open"))
    #expect(
      lines.filter { $0.hasPrefix("    [ ]") }.map { $0.dropFirst(8).prefix { $0 != "·" }.dropLast() }
        == (10...19).reversed().map { "Task \($0)" }
    )
    // The command takes the days that are further back, too.
    let advice = lines.drop { !$0.hasPrefix("    and 9 more") }.prefix(2).map { $0.drop { $0 == " " } }.joined(separator: " ")
    let command = "“tidemark carry-over --from 2026-11-01..2026-11-19” plans them for today"
    #expect(advice == "and 9 more: “tidemark tasks --kind day”; \(command)")
    #expect(vault.run("tasks --json").output.contains("Task 1\""))
    #expect(vault.run("tasks --kind day").output.contains("Task 1 · planned 19 days ago"))
  }

  @Test func whatIsSetAsideIsNowhereUnasked() {
    for line in ["tasks", "tasks --due overdue", "tasks ponds", "list ponds", "list --tag kale", "tasks --group tag"] {
      #expect(!vault.run(line).output.contains("Ponds"), "\(line)")
    }
    #expect(vault.run("tasks --state set-aside").output.contains("[ ] Ponds"))
  }

  @Test(arguments: [
    ("list --tag kle", "nothing has the tag “kle”; did you mean “kale”?\n"),
    ("list --tag zzz", "nothing has the tag “zzz”; there are home, kale, 庭/冬\n"),
    ("list --state opn", "“opn” is not a value of “--state”; did you mean “open”?\n"),
    ("tasks --state zzz", "choose from: open, waiting, done, dropped, skipped, over, overdue, set-aside\n"),
    ("tasks --sort prio", "“prio” is not a value of “--sort”; did you mean “priority”?\n"),
    ("tasks --due overdu", "; did you mean “overdue”?\n"),
    (
      "tasks --kind strek",
      "“strek” is not a value of “--kind”; choose from: page, day, project, stacks, checkbox, task, recurring\n"
    ),
    ("list --kind strek", "“strek” is not a value of “--kind”; did you mean “streak”?\n"),
    ("list --page gardn", "no page is called “gardn”"),
    ("list --ritual mrning", "no ritual is called “mrning”; did you mean “Morning”?\n"),
    ("tasks --project ths", "no project is called “ths”"),
  ])
  func whatIsNotKnownIsRefused(line: String, message: String) {
    let run = vault.run(line)
    #expect(run.status == .couldNotRun)
    #expect(run.output.isEmpty)
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test(arguments: [
    ("list zzz", "No item has “zzz” in its title, its notes or its log."),
    ("list kale --state dropped", "No item matches. Without “kale” there is 1, without “--state dropped” there are 3."),
    ("list --kind phase", "No item matches."),
    ("tasks zzz", "  No task has “zzz” in its title, its notes or its log."),
    ("tasks --priority low --due overdue", "  No task matches. Without “--due” there is 1, without"),
  ])
  func whatIsEmptySaysWhatToLeaveOut(line: String, expected: String) {
    #expect(vault.run(line, width: 100).lines.contains { $0.hasPrefix(expected) }, "\(vault.run(line, width: 100).output)")
  }

  @Test func aPageWithoutTasksIsKnown() {
    #expect(vault.run("tasks --page nothing").output.contains("No task matches."))
  }

  @Test func anEmptyVaultHasNothing() throws {
    let run = try TaskVault([:]).run("list")
    #expect(run.status == .success)
    #expect(run.lines.first == "The vault has nothing to list.")
    #expect(run.lines.contains("  tidemark add \"Buy bread\"     Note a task for today"))
  }
}
