import TestSupport
import Testing

/// Runs the examples of the documents for people.
///
/// - A block `markdown FILE` is written to that file.
/// - A block `console` holds commands after `$ `, each with what it prints. A line `…` stands for lines that are left out. A block
///   `console FOLDER DAY TIME` runs them in a folder, on a day, at a time (`ConsoleSetting`).
/// - A block `tidemark page` stands in a section of a page, has no findings, and the block `text` after it is its export.
///
/// The blocks of a document run in its order, in one folder with a copy of `Examples`, in the language that its name has before the
/// `md`. Other blocks are not looked at.
@Suite struct ConsoleExampleTests {
  @Test(arguments: [
    ("README.md", 7), ("docs/guide.md", 60), ("docs/guide.es.md", 10), ("docs/guide.fr.md", 10), ("docs/git.md", 30),
    ("docs/programs.md", 5),
  ])
  func examplesHold(_ document: String, _ leastChecks: Int) throws {
    // `guide.es.md`
    let parts = document.split(separator: ".")
    var run = ExampleRun(document: document, shell: try Shell(language: parts.count > 2 ? String(parts[1]) : "en"))
    defer { run.shell.remove() }
    for block in FencedBlock.all(in: try ProjectFiles.text(document)) { try run.run(block) }
    #expect(run.checks >= leastChecks, "\(document) has fewer examples than it had")
  }
}

/// One run through the blocks of a document.
private struct ExampleRun {
  let document: String
  let shell: Shell
  /// How many outputs were compared.
  private(set) var checks = 0
  private var hasSnippet = false

  init(document: String, shell: Shell) {
    self.document = document
    self.shell = shell
  }

  mutating func run(_ block: FencedBlock) throws {
    if let setting = ConsoleSetting(info: block.info) {
      try runCommands(of: block, in: setting)
    } else if block.info == "tidemark page" {
      try shell.write(Self.head + block.text, to: Self.snippet)
      expect(
        [],
        from: try shell.output(of: "tidemark lint --strict - --today 2026-11-20 < \(Self.snippet)"),
        block.line,
        "its findings"
      )
      hasSnippet = true
    } else if block.info == "text", hasSnippet {
      let output = try shell.output(of: "tidemark export - --today 2026-11-20 < \(Self.snippet)")
      expect(block.lines, from: Array(output.dropFirst(Self.exportedHead).drop { $0.isEmpty }), block.line, "its text")
      hasSnippet = false
    } else if block.info.hasPrefix("markdown ") {
      try shell.write(block.text, to: String(block.info.dropFirst("markdown ".count)))
    }
  }

  private mutating func runCommands(of block: FencedBlock, in setting: ConsoleSetting) throws {
    var command: (text: String, line: Int)?
    var shown: [String] = []
    for (offset, line) in (block.lines + ["$ "]).enumerated() {
      guard line.hasPrefix("$ ") else {
        shown.append(line)
        continue
      }
      if let command {
        let output = try shell.output(of: setting.line(for: command.text)).map(setting.shown)
        expect(shown, from: output, command.line, "the output of: \(command.text)")
      } else if !shown.isEmpty {
        Issue.record("\(document):\(block.line): words before the first command")
      }
      command = (String(line.dropFirst(2)), block.line + offset + 1)
      shown = []
    }
  }

  private mutating func expect(_ shown: [String], from output: [String], _ line: Int, _ what: String) {
    checks += 1
    if ShownOutput(lines: shown).shows(output) { return }
    Issue.record("\(document):\(line): \(what)\n\(output.joined(separator: "\n"))")
  }

  private static let snippet = ".snippet.md"

  private static let head = """
    ---
    kind: page
    ---

    # Page

    ## Section


    """

  /// The lines of the export above those of the snippet: title, section, their rules, and the blank line between.
  private static let exportedHead = 5
}
