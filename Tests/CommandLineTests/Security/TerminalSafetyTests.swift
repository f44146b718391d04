import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// Whatever stands in a vault, no command sends a terminal a character that steers it.
@Suite struct TerminalSafetyTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try HostileVault.write(to: folder, "v")
  }

  /// Runs a command as in a terminal without color, and looks at what it prints.
  @discardableResult private func run(_ arguments: [String]) -> CommandRun {
    let run = CommandRun(arguments, isTerminal: true, declinesColor: true)
    let harmful = (run.output + run.error).unicodeScalars.filter {
      $0 != "\n" && $0 != "\t" && ControlCharacters.mustEscape($0)
    }
    if !harmful.isEmpty {
      let shown = (run.output + run.error).split(separator: "\n").first { line in
        line.unicodeScalars.contains { harmful.contains($0) }
      }
      Issue.record("\(ControlCharacters.escaping("\(arguments)")) prints \(ControlCharacters.escaping(String(shown ?? "")))")
    }
    return run
  }

  // MARK: Views and reports

  private static let showing: [[String]] = [
    ["today"], ["today", "--plain"], ["day"], ["day", "--plain"], ["day", "--week"], ["day", "--json"], ["tasks"],
    ["tasks", "--plain"], ["tasks", "--project", HostileVault.words("One Window")], ["projects"], ["projects", "--json"],
    ["rituals"],
    ["rituals", "--all"], ["ritual", HostileVault.words("Lamp out")], ["history", "--day", "2026-11-19"],
    ["history", "--ritual", HostileVault.words("Lamp out")], ["insights"], ["activities"], ["activities", "--plain"],
    ["glance"], ["glance", "--json"],
    ["glance", "--page", HostileVault.words("Health")], ["stats", "time"], ["stats", "month"], ["stats", "year"],
    ["life", "--week", "2026-11-16"], ["life"], ["pages"], ["pages", "--json"], ["block", "show", "06:00"],
    ["block", "show", "06:00", "--plain"], ["ritual", HostileVault.words("Before the book"), "--notes", "--plain"],
    ["activities", "--since", "31d"], ["history", "--day", "2026-11-11", "--json"],
  ]

  @Test(arguments: showing)
  func viewsShowItEscaped(arguments: [String]) {
    let run = run(arguments + ["--vault", folder("v"), "--today", "2026-11-20", "--now", "09:30"])
    #expect(run.status == .success, "\(run.error)")
    // What is shown is of the vault.
    let isJSON = arguments.contains("--json")
    #expect(run.output.contains(isJSON ? "\\u001b" : "\\u{1B}"), "\(arguments): \(run.output)")
  }

  @Test(arguments: [
    ["export"], ["export", "--to", "json"], ["export", "--to", "ics"], ["outline"], ["fmt", "--diff"], ["lint"],
    ["lint", "--format", "json"],
    ["lint", "--format", "short"], ["lint", "--format", "github"], ["lint", "--format", "junit"],
    ["lint", "--format", "gitlab"], ["lint", "--format", "sarif"], ["lint", "--fix", "--dry-run"],
  ])
  func reportsShowItEscaped(arguments: [String]) throws {
    let page = folder("v/pages/" + HostileVault.fileName)
    let run = run(arguments + [arguments == ["outline"] ? page : folder("v")])
    #expect(["\\u{1B}", "\\u{202E}", "\\u{{1B}}", "\\u001b"].contains { run.output.contains($0) })
    // Messages about files that cannot be read name them.
    try folder.link("v/gone\(HostileVault.evil).md", to: "nowhere")
    let failed = self.run(arguments + [folder("v"), folder("v/\(HostileVault.evil)\n.md")])
    #expect(failed.error.contains("\\u{1B}"))
  }

  @Test(arguments: ["diff", "textconv", "merge"])
  func filesThatAreComparedShowItEscaped(command: String) throws {
    let file = "v/pages/" + HostileVault.fileName
    try folder.write("other.md", try folder.text(file).replacing("3/8", with: "4/8"))
    let files = [folder("other.md"), folder(file), folder("other.md")].prefix(["textconv": 1, "diff": 2][command] ?? 3)
    let options = command == "merge" ? ["--output", "-"] : []
    #expect(run([command] + options + files).output.contains("\\u{1B}"))
  }

  // MARK: Every command

  /// The commands that do something, each with the words that lead to it.
  private static let leaves: [(words: [String], command: Command)] = leaves(of: Tidemark.program.commands, after: [])

  private static func leaves(of commands: [Command], after words: [String]) -> [(words: [String], command: Command)] {
    commands.flatMap { command in
      command.subcommands.isEmpty
        ? [(words + [command.name], command)] : leaves(of: command.subcommands, after: words + [command.name])
    }
  }

  /// Names of things of several kinds, and one that nothing has.
  private static let names = ["One Window", "Health", "Water", "Nothing"].map(HostileVault.words)

  @Test(arguments: leaves.map(\.words))
  func noCommandPassesItOn(words: [String]) throws {
    let command = try #require(Self.leaves.first { $0.words == words }?.command)
    let options = Dictionary(uniqueKeysWithValues: command.options.map { ($0.syntax.name, $0.syntax) })
    var common: [String] = []
    if options["vault"] != nil { common += ["--vault", folder("v")] }
    if options["today"] != nil { common += ["--today", "2026-11-20"] }
    // What would be written into the current folder is only tried.
    let writes = options["vault"] == nil && words.first == "new"
    if options["dry-run"] != nil { common += ["--dry-run"] }
    if writes { common += ["--output", folder("new\(HostileVault.evil).md")] }
    if words == ["lint"] { common += ["--fix"] }
    let file = folder("v/pages/" + HostileVault.fileName)
    var lines: [[String]] = [[HostileVault.evil], [HostileVault.evil, HostileVault.evil, HostileVault.evil, "x"]]
    lines += Self.names.flatMap { [[$0], [$0, HostileVault.evil]] }
    lines += [[file + ":11"], [file, "=3"]]
    if options["vault"] != nil { lines.append([]) }
    // A folder that is begun anew is named by its path. The second time, it is there.
    if words == ["init"] { lines = Array(repeating: [folder("new\(HostileVault.evil)")], count: 2) }
    for option in command.options where option.syntax.value != nil && words != ["init"] {
      // Nothing is written into the current folder.
      let value = option.syntax.name == "output" ? folder("out\(HostileVault.evil)") : HostileVault.evil
      lines += [[option.syntax.spelling, value, Self.names[0]], [option.syntax.spelling + HostileVault.evil]]
    }
    if options["json"] != nil { lines.append(["--json", Self.names[0]]) }
    for line in someCases(of: lines, named: words.joined(separator: " "), least: 2) { run(words + common + line) }
  }

  @Test func whatIsWrittenIsToldSafely() {
    let vault = ["--vault", folder("v"), "--today", "2026-11-20", "--now", "09:30"]
    let (health, task) = (HostileVault.words("Health"), HostileVault.words("New task"))
    let lines: [[String]] = [
      ["count", HostileVault.words("Water"), "+1"], ["done", HostileVault.words("Meditate")],
      ["add", HostileVault.words("Another thing"), "--page", health, "--section", HostileVault.words("Counting")],
      ["set-aside", HostileVault.words("Another thing")],
      ["task", "add", task, "--project", HostileVault.words("One Window")], ["done", task], ["reopen", task],
      ["schedule", task, "--day", "2026-11-21"], ["set", task, "priority", "high"],
      ["rename", task, HostileVault.words("Newer task")], ["log", HostileVault.words("Cinema")],
      ["remove", HostileVault.words("Newer task"), "--force"],
    ]
    for line in lines {
      let run = run(line + vault)
      #expect(run.status == .success, "\(line): \(run.error)")
      #expect(run.output.contains("\\u{1B}"), "\(line): \(run.output)")
    }
  }

  /// What is asked for as a file comes as it is to a program, and escaped to a terminal.
  @Test func ownTemplatesAreShownEscaped() throws {
    let file = "v/templates/own.md"
    try folder.write(file, "---\nkind: page\n---\n\n# {{title}} \(HostileVault.evil)\n")
    let run = run(["templates", folder(file)])
    #expect(run.status == .success && run.output.contains("# {{title}} \\u{1B}[2J"))
    #expect(CommandRun("templates", folder(file)).output == (try folder.text(file)))
  }
}
