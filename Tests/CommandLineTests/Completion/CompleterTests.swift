import TestSupport
import Testing

@testable import CommandLine

/// What a shell is told may come next, in the vault of the examples.
@Suite struct CompleterTests {
  private static let examples = ProjectFiles.root.appendingPathComponent("Examples").path

  /// The candidates for the last of some words, and the first line, which says what paths are proposed.
  private func candidates(_ words: [String]) -> (paths: String, values: [String]) {
    let typed = (words.count > 1 ? ["--vault", Self.examples] : []) + words
    let run = CommandRun(["complete", "--today", "2026-11-20", "--now", "10:15", "fish", "--"] + typed)
    #expect(run.status == .success)
    #expect(run.error.isEmpty)
    let lines = run.output.split(separator: "\n").map(String.init)
    return (lines.first ?? "", lines.dropFirst().map { String($0.prefix { $0 != "\t" }) })
  }

  // MARK: Commands and options

  @Test(
    arguments: [
      (["unt"], []), (["un"], ["undo", "unschedule", "unset"]), (["help", "un"], ["undo", "unschedule", "unset"]),
      (["complet"], ["completions"]), (["hel"], ["help"]), (["stats", "m"], ["month"]), (["help", "stats", "m"], ["month"]),
      (["done", "--r"], ["--ritual"]), (["done", "--no"], ["--note", "--now", "--no-pager", "--no-input"]),
      (["--ver"], ["--version"]),
      (["done", "--dry-run", "--dr"], []), (["lint", "--rule", "a", "--ru"], ["--rule"]),
      (["done", "--", "--zzz"], []), (["frobnicate", "x"], []),
    ] as [([String], [String])]
  )
  func commandsAndOptions(words: [String], expected: [String]) {
    #expect(candidates(words).values == expected)
  }

  // MARK: Words that are known

  @Test(
    arguments: [
      (["lint", "--color", ""], ["auto", "always", "never"]), (["lint", "--color=a"], ["--color=auto", "--color=always"]),
      (["lint", "--format", "s"], ["short", "sarif"]),
      (["export", "--to", ""], ["text", "json", "html", "svg", "csv", "ics", "vdir", "loop", "todotxt", "klog"]),
      (["tasks", "--state", "o"], ["open", "over", "overdue"]), (["list", "--kind", "st"], ["stacks", "streak"]),
      (["rituals", "--time", "m"], ["morning", "midday"]),
      (["mark", "--rating", ""], ["awful", "hard", "okay", "good", "great"]),
      (["new", "project", "--color", "b"], ["blue", "brown"]), (["done", "x", "--on", "to"], ["today"]),
      (["schedule", "x", "--on", "to"], ["today", "tomorrow"]),
      (["done", "x", "--on", "yes"], ["yesterday"]),
      (["skip", "x", "--on", "this"], ["this week", "this month", "this year"]),
      (["schedule", "x", "--on", "2026-11-21"], ["2026-11-21"]), (["done", "x", "--on", "2026-11-2"], ["2026-11-20"]),
      (["schedule", "x", "--at", "17"], ["17:00", "17:15", "17:30", "17:45"]), (["tasks", "--due", "over"], ["overdue"]),
      (["explain", "half"], ["half-range"]), (["lint", "--allow", "half"], ["half-range"]),
      (["spec", "log ent"], ["Log entries"]), (["completions", ""], ["bash", "zsh", "fish"]),
      (["manual", "new-p"], ["new-page", "new-project"]),
      (["set", "x", "prio"], ["priority"]), (["add", "--type", "tal"], ["tally"]),
      (["new", "page", "T", "--template", "hea"], ["health"]),
      (["presets", "morning-h"], ["morning-hydration"]), (["add", ""], []), (["mark", "--category", "gr"], ["growth"]),
    ] as [([String], [String])]
  )
  func knownWords(words: [String], expected: [String]) {
    #expect(candidates(words).values == expected)
  }

  @Test func aDayIsShownBesideItsWord() {
    func line(_ words: String...) -> [Substring] {
      CommandRun(["complete", "--today", "2026-11-20", "zsh", "--"] + words).output.split(separator: "\n").dropFirst().map {
        $0
      }
    }
    #expect(line("done", "x", "--on", "fri") == ["friday\tFri 20 Nov 2026"])
    #expect(line("schedule", "x", "--on", "fri") == ["friday\tFri 27 Nov 2026"])
    #expect(line("un").first?.hasPrefix("undo\tTake back") == true)
  }

  // MARK: Names

  @Test(
    arguments: [
      (["done", "Teeth"], ["Teeth, slowly"]), (["done", "teeth sl"], ["Teeth, slowly"]), (["done", "slow"], ["Teeth, slowly"]),
      // Done already today.
      (["done", "Phone stays"], []), (["reopen", "Phone stays"], ["Phone stays in the hall"]),
      (["done", "Choose a col"], ["Choose a colour with Jo"]), (["done", "Measure for"], []),
      (["reopen", "Measure for"], ["Measure for the curtains"]),
      (["skip", "Teeth"], ["Teeth, slowly"]), (["skip", "Choose a"], []),
      (["log", "Swim"], ["Swim in the estuary"]), (["activities", "Swim"], ["Swim in the estuary"]),
      (["ritual", "Lamp"], ["Lamp out"]), (["renew", "Low"], ["Low water"]),
      (["done", "--ritual", "Bef"], ["Before the book"]),
      (["tasks", "--project", "m"], ["Mum at Christmas", "Museum trip"]), (["pages", "Comp"], ["Compass"]),
      (["add", "x", "--page", "liGHT"], ["The lightship book"]), (["move", "One"], ["One Window"]),
      (["task", "move", "Ask M", "--to", "One"], ["One Window"]), (["schedule", "Order"], ["Order the goose"]),
      (["schedule", "--stack", "Mor"], ["Morning reset"]), (["stack", "add", "On"], ["On the telephone"]),
      (["block", "move", "Supper"], ["Supper with Jo"]), (["block", "show", "Back"], ["Back up the draft"]),
      (["block", "show", "--on", "2026-11-21", "Back"], []),
      (["rename", "Chapter"], ["Chapter 8", "Chapters drafted", "Chapter 8, the collision"]),
      (["rename", "Museum"], ["Museum trip"]),
      (["rename", "projects/mus"], ["projects/museum-trip.md"]), (["list", "--tag", "est"], ["estuary"]),
      (["list", "--category", "Prod"], ["Productivity"]), (["life", "tod"], ["today"]),
      (["done", "--in", "Lamp", "Teeth"], ["Teeth, slowly"]),
    ] as [([String], [String])]
  )
  func names(words: [String], expected: [String]) {
    let found = candidates(words).values.map { value in
      value.firstRange(of: "Examples/").map { String(value[$0.upperBound...]) } ?? value
    }
    #expect(found == expected)
  }

  @Test func aPlaceIsALineOfAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# V\n")
    try folder.write("pages/a.md", Sample.page("- [ ] Call mum", "- [ ] Call dad"))
    let run = CommandRun(["complete", "zsh", "--", "done", "--vault", folder.path, "\(folder.path)/pages/a.md:"])
    #expect(run.output == "words\n\(folder.path)/pages/a.md:9\tCall mum\n\(folder.path)/pages/a.md:10\tCall dad\n")
  }

  @Test func aBlockThatADayLeavesOutIsNotProposed() throws {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# V\n\n## Routine\n\n- 09:00 Walk\n- 15:00 Tea\n")
    try folder.write("days/2026-11-20.md", "---\nkind: day\n---\n\n# 2026-11-20\n\n- [-] Tea.\n")
    let words = ["complete", "--today", "2026-11-20", "fish", "--", "--vault", folder.path, "block", "show", ""]
    #expect(CommandRun(words).output == "words\nWalk\t09:00\n")
  }

  // MARK: Paths

  @Test(arguments: [
    (["lint", "pa"], "files"), (["fmt", ""], "files"), (["outline", ""], "files"), (["init", "li"], "folders"),
    (["today", "--vault", ""], "folders"), (["new", "page", "T", "--output", "pa"], "files"), (["done", "x"], "words"),
    (["new", "page", "T", "--template", "mine/x"], "files"), (["lin"], "words"),
  ])
  func theShellKnowsPathsBest(words: [String], expected: String) {
    #expect(CommandRun(["complete", "fish", "--"] + words).output.hasPrefix(expected + "\n"))
  }

  // MARK: Names of any kind

  /// What nobody can type is not proposed, and nothing else of a file reaches the shell.
  @Test func namesAreSafe() throws {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# V\n")
    let hostile = [
      "- [ ] Bell\u{7} rings", "- [ ] Red \u{1B}[31m", "- [ ] Reversed \u{202E}txt", "- [ ] -rf",
      "- [ ] 📘 Read it's \"all\" $HOME `ls`",
    ]
    try folder.write("pages/a.md", "---\nkind: page\n---\n\n# A\n\n## B\n\n" + hostile.joined(separator: "\n") + "\n")
    let words = ["complete", "bash", "--", "tidemark done --vault \(folder.path) ", " \t\n\"'@><=;|&(:"]
    #expect(CommandRun(words).output == "words\nRead\\ it\\'s\\ \\\"all\\\"\\ \\$HOME\\ \\`ls\\`\n")
  }

  @Test func outsideOfAnyVaultThereAreNoNames() throws {
    let folder = try TemporaryFolder()
    #expect(CommandRun(["complete", "zsh", "--", "done", "--vault", folder.path, ""]).output == "words\n")
  }
}
