import Diagnostics
import TestSupport
import Testing

@testable import CommandLine

/// What all commands have in common, asked of the table of commands.
@Suite struct TidemarkTests {
  /// The names that lead to each command, those of commands that gather others too.
  static let paths: [[String]] = {
    func paths(_ commands: [Command], _ above: [String]) -> [[String]] {
      commands.flatMap { [above + [$0.name]] + paths($0.subcommands, above + [$0.name]) }
    }
    return paths(Tidemark.program.commands, [])
  }()

  @Test func aCommandIsFoundByItsName() {
    let entries = Tidemark.program.groups.flatMap(\.entries)
    #expect(entries.map(\.name) == Tidemark.program.commands.map(\.name))
    #expect(Set(entries.map(\.name)).count == entries.count)
  }

  @Test func hasTheCommandsOfTheManual() {
    #expect(
      Self.paths.map { $0.joined(separator: " ") } == [
        "today", "glance", "day", "tasks", "list", "projects", "pages", "rituals", "ritual", "history", "insights", "life",
        "activities", "stats", "stats time", "stats week", "stats month", "stats year", "stats period", "settings", "done",
        "reopen", "skip", "drop", "log",
        "count",
        "tally", "best", "mark", "undo", "redo", "add", "note", "task", "task add", "task move", "schedule", "unschedule",
        "block",
        "block show", "block add", "block move", "block extend", "block split", "block remove", "carry-over", "stack",
        "stack add", "renew", "end-arc", "habit", "habit add", "init", "new", "new page", "new day", "new project",
        "new ritual", "new life", "new activities", "templates", "presets", "add-section", "activity", "activity add",
        "category", "category add", "set", "unset", "open", "edit", "rename", "move", "reorder", "set-aside", "restore",
        "remove",
        "lint", "fmt", "lsp", "export", "import", "outline", "rules", "explain", "spec", "changes", "diff", "merge",
        "git-setup",
        "textconv",
        "completions", "complete", "manual",
      ]
    )
  }

  @Test(arguments: [
    (["notes", "Kitchen"], "“notes” is not a command; did you mean “tidemark note Kitchen”?"),
    (["next"], "“next” is not a command; did you mean “tidemark glance”?"),
    (["due"], "did you mean “tidemark tasks --due 7d”?"), (["snooze"], "did you mean “tidemark schedule”?"),
    (["add", "Tap", "--note", "brass"], "“--note” is not an option; see “tidemark add --help”"),
    (["habit", "remove", "One small thing"], "did you mean “tidemark remove \"One small thing\"”?"),
    (["activity", "delete", "Walk"], "did you mean “tidemark remove Walk”?"),
    (["block", "set", "Focus", "10:00"], "“set” is not a command; did you mean “tidemark block move Focus 10:00”?"),
    (["block", "shift", "Focus", "10:00"], "“shift” is not a command; choose from: show, add, move, extend, split, remove"),
    (["block", "shift", "Focus", "10:00", "--vault", "here"], "“shift” is not a command; choose from: show, add"),
    (
      ["stats", "foo"],
      "“foo” is not a command, nor a period like “last week”, 7d or 2026-10; choose from: time, week, month, year"
    ),
  ])
  func anotherWordIsAnsweredWithTheCommand(_ arguments: [String], _ words: String) {
    let run = CommandRun(arguments)
    #expect(run.status == .couldNotRun)
    #expect(run.error.contains(words), "\(run.error)")
  }

  @Test(arguments: paths)
  func everyCommandHasHelp(path: [String]) throws {
    let line = (["tidemark"] + path).joined(separator: " ")
    let help = CommandRun(path + ["--help"])
    #expect(help.status == .success)
    #expect(help.error.isEmpty)
    #expect(help.output.contains("\nUsage: \(line) "))
    #expect(help.lines.allSatisfy { DisplayWidth.cells(of: $0) <= 80 })
    #expect(CommandRun(path + ["-h", "--help"]).output == help.output)
    #expect(CommandRun(["help"] + path).output == help.output)
    #expect(CommandRun(["--help"] + path).output == help.output)
    #expect(CommandRun(path + ["--nonsense", "--help"]).output == help.output)
  }

  /// `-h`: the usage, a line for each option, and the examples.
  @Test(arguments: paths)
  func everyCommandHasHelpInShort(path: [String]) throws {
    let declared = try command(at: path)
    let help = CommandRun(path + ["-h"])
    let whole = CommandRun(path + ["--help"])
    #expect(help.status == .success && help.error.isEmpty)
    #expect(help.output.contains("\nUsage: \((["tidemark"] + path).joined(separator: " ")) "))
    #expect(help.lines.allSatisfy { DisplayWidth.cells(of: $0) <= 80 })
    #expect(help.lines.count < whole.lines.count)
    for option in declared.options {
      let label = HelpPage.label(of: option.syntax)
      #expect(help.lines.count { $0.hasPrefix("  \(label)  ") } == 1, "\(label)")
    }
    for example in declared.examples { #expect(help.output.contains("  \(example.line)\n")) }
    #expect(!help.output.contains("Exit status") && help.output.hasSuffix("--help” says more.\n"))
  }

  private func command(at path: [String]) throws -> Command {
    var commands = Tidemark.program.commands
    var command: Command?
    for name in path {
      command = commands.first { $0.name == name }
      commands = command?.subcommands ?? []
    }
    return try #require(command)
  }

  @Test func theProgramHasHelpInShort() {
    let help = CommandRun("-h")
    #expect(help.status == .success)
    for command in Tidemark.program.commands where !command.isHidden {
      #expect(help.output.split { !$0.isLetter && $0 != "-" }.contains { $0 == command.name }, "\(command.name)")
    }
    #expect(help.lines.count < 40 && help.lines.allSatisfy { DisplayWidth.cells(of: $0) <= 80 })
  }

  /// A person copies them into a shell.
  @Test(arguments: paths)
  func theExamplesOfTheHelpAreCommandLines(path: [String]) throws {
    for example in try command(at: path).examples {
      #expect(!example.line.utf8.contains { $0 >= 0x80 }, "\(example.line)")
      let line = example.line.split(separator: " ").prefix { $0 != "<" && $0 != ">" }.map(String.init)
      #expect(line.first == "tidemark")
      // Quotes join words, of which the parser sees one.
      let words = line.dropFirst().joined(separator: " ").replacing(/"[^"]*"/, with: "Title").split(separator: " ").map(
        String.init
      )
      if case .mistake(let mistake, let names) = Tidemark.program.parse(words) {
        Issue.record("\(example.line): \(mistake.message(after: names))")
      }
    }
  }

  @Test func theProgramHasHelp() {
    let help = CommandRun()
    #expect(help.status == .success)
    for command in Tidemark.program.commands {
      #expect(help.output.contains("\n  \(command.name) ") != command.isHidden, "\(command.name)")
    }
    for line in [["--help"], ["help"], ["help", "help"], ["help", "-h"]] { #expect(CommandRun(line).output == help.output) }
    #expect(CommandRun("--version").output == "tidemark \(Tidemark.version)\n")
    #expect(CommandRun("lint", "--version").output == "tidemark \(Tidemark.version)\n")
  }

  @Test(arguments: [
    ("lnt", "tidemark: “lnt” is not a command; did you mean “lint”?"),
    ("zzzzz", "tidemark: “zzzzz” is not a command; see “tidemark --help”"),
    ("help lnt", "tidemark: “lnt” is not a command; did you mean “lint”?"),
    ("lint --fromat json", "tidemark lint: “--fromat” is not an option; did you mean “--format”?"),
    ("lint --format jsn", "tidemark lint: “jsn” is not a value of “--format”; did you mean “json”?"),
    (
      "lint --format xml",
      "tidemark lint: “xml” is not a value of “--format”; choose from: text, short, json, sarif, github, gitlab, junit"
    ),
    ("lint --format", "tidemark lint: “--format” needs a value: “--format FORMAT”"),
    ("lint --strict=yes", "tidemark lint: “--strict” takes no value, but was given “yes”"),
    ("lint --color blue", "tidemark lint: “blue” is not a value of “--color”; choose from: auto, always, never"),
    ("lint --today 2026-02-30", "tidemark lint: --today: “2026-02-30” is not in the calendar"),
    ("fmt --chek", "tidemark fmt: “--chek” is not an option; did you mean “--check”?"),
    ("export --to txt", "tidemark export: “txt” is not a value of “--to”; did you mean “text”?"),
    ("export -o", "tidemark export: “-o” needs a value: “-o FILE|DIR”"),
    ("--json lint a.md", "tidemark lint: “--json” is not an option; see “tidemark lint --help”"),
    ("--json", "tidemark: “--json” comes before the command; write “tidemark today --json”"),
    ("spec a b", "tidemark spec: “b” is one argument too many; did you mean “tidemark spec \"a b\"”?"),
  ])
  func aMistakeIsOneLine(line: String, message: String) {
    let run = CommandRun(line.split(separator: " ").map(String.init))
    #expect(run.status == .couldNotRun)
    #expect(run.output.isEmpty)
    #expect(run.error == message + "\n")
  }

  /// One word for one thing: what a person learns of an option in one command holds in the others.
  @Test func anOptionTakesTheSameInAllCommands() {
    func commands(_ commands: [Command]) -> [Command] { commands.flatMap { [$0] + Self.commands(of: $0) } }
    var takes: [String: [String: [String]]] = [:]
    for command in commands(Tidemark.program.commands) {
      for option in command.options.map(\.syntax) {
        takes[option.name, default: [:]][option.value?.name ?? "nothing", default: []].append(command.name)
      }
    }
    let uneven = takes.filter { $0.value.count > 1 && !Self.several.contains($0.key) }
    #expect(uneven.isEmpty, "\(uneven)")
  }

  private static func commands(of command: Command) -> [Command] {
    command.subcommands.flatMap { [$0] + commands(of: $0) }
  }

  /// Where something goes, before and after what it comes, and since when depend on what it is; several days can be done at once and
  /// asked for; many files go to a folder; and a life is looked for in files alone.
  private static let several: Set<String> = ["to", "before", "after", "since", "on", "due", "output", "in"]
}
