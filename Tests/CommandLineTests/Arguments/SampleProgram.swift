import Languages

@testable import CommandLine

/// A text of the sample, which other languages mark.
struct SampleText: Message {
  let english: String
  var spanish: String { "es: " + english }
  var french: String { "fr: " + english }

  init(_ english: String) { self.english = english }
}

/// A table of commands to try the parser and the help on; its commands print what they were given.
enum SampleProgram {
  enum ReportFormat: String, CaseIterable, Sendable {
    case text
    case json
  }

  enum Options {
    static let color = Option.choice("color", value: "WHEN", default: ColorChoice.auto, SampleText("Set words off by color"))
    static let format = Option.choice(
      "format",
      value: "FORMAT",
      default: ReportFormat.text,
      SampleText("The form of the report")
    )
    static let strict = Option.flag("strict", SampleText("Let warnings count as errors"))
    static let rules = Option.texts(
      "rule",
      value: "NAME",
      choices: ["half-range", "duplicate-key", "unknown-key", "never-due", "month-end", "a", "b", "c", "d"],
      SampleText("Look for this rule only")
    )
    static let output = Option.text("output", short: "o", value: "FILE", SampleText("Write to this file or folder"))
    static let quiet = Option.flag("quiet", short: "q", SampleText("Print less"))
    static let goal = Option.value(
      "goal",
      short: "g",
      value: "NUMBER",
      expectation: SampleText("a whole number"),
      SampleText("Aim at this number")
    ) {
      Int($0)
    }
    static let stdinName = Option.text("stdin-filename", value: "NAME", SampleText("The name to report for standard input"))
  }

  enum Operands {
    static let paths = Operand.many("PATH", default: ".", SampleText("Files and folders; “-” is standard input"))
    static let title = Operand.one("TITLE", SampleText("The title of the page"))
    static let section = Operand.optional("SECTION", choices: ["text", "items"], SampleText("A part of it"))
    static let sources = Operand.some("SOURCE", SampleText("What to copy"))
    static let target = Operand.one("TARGET", SampleText("Where to"))
  }

  static let lint = Command(
    "lint",
    SampleText("Check files for what the format forbids or advises against"),
    discussion: SampleText(
      """
      Files without a kind are left alone; naming one says so. Folders are walked, but for hidden
      ones and what .gitignore names.

      A file may allow a rule:

        <!-- tidemark: allow half-range -->
      """
    ),
    operands: [Operands.paths],
    options: [Options.format, Options.strict, Options.rules, Options.stdinName, Options.quiet],
    examples: [
      Example("tidemark lint", SampleText("Check every file below this folder")),
      Example("tidemark lint --strict pages/health.md", SampleText("Check one file, and fail for warnings too")),
    ],
    exitCodes: [
      ExitCodeNote(.success, SampleText("nothing was found")),
      ExitCodeNote(.findings, SampleText("there is an error; with --strict, a warning")),
      ExitCodeNote(.couldNotRun, SampleText("a file could not be read")),
    ]
  ) { invocation, console in
    console.output.write("\(invocation[Operands.paths]) \(invocation[Options.format]) \(invocation[Options.strict])\n")
    return .findings
  }

  static let program = Program(
    name: "tidemark",
    version: "0.1.0",
    summary: SampleText("Plans in plain text: checked, tidied, exported."),
    options: [Options.color],
    groups: [
      CommandGroup(
        SampleText("Commands"),
        [
          lint,
          Command(
            "export",
            SampleText("Write pages as text"),
            operands: [Operands.paths],
            options: [Options.output, Options.quiet]
          ) {
            _,
            _ in
            .success
          },
          Command(
            "new",
            SampleText("Make a new file"),
            subcommands: [
              Command(
                "page",
                SampleText("Make a new page"),
                operands: [Operands.title],
                options: [Options.output, Options.goal]
              ) { _, _ in
                .success
              },
              Command("day", SampleText("Make a new day")) { _, _ in .success },
            ]
          ),
          Command("spec", SampleText("Print the specification"), operands: [Operands.section]) { _, _ in .success },
          Command("copy", SampleText("Copy pages"), operands: [Operands.sources, Operands.target]) { _, _ in .success },
        ].map { command in CommandEntry(command.name, command) }
      )
    ]
  )

  /// The command that arguments lead to, its operands and those of its options that are given, as one line.
  static func reading(of arguments: [String]) -> String {
    switch program.parse(arguments) {
    case .command(_, let invocation):
      let options = invocation.options.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
      let operands = invocation.operands.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
      return (invocation.command + (operands + options).map { "\($0.key)=\($0.value.joined(separator: ","))" })
        .joined(separator: " ")
    case .help(let path, _): return (["help"] + path.map(\.name)).joined(separator: " ")
    case .version: return "version"
    case .mistake(let mistake, let path): return mistake.message(after: ["tidemark"] + path)
    }
  }
}
